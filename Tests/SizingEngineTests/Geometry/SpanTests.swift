import SizingEngine
import Testing

@Suite struct SpanTests {
    @Test func touchingIsNotIntersecting() {
        let span = Span(start: 10, end: 20)
        #expect(!span.intersects(Span(start: 0, end: 10)))
        #expect(!span.intersects(Span(start: 20, end: 30)))
        #expect(span.intersects(Span(start: 0, end: 11)))
        #expect(span.intersects(Span(start: 19, end: 30)))
        #expect(span.intersects(Span(start: 12, end: 13)))
        #expect(span.intersects(Span(start: 0, end: 100)))
    }

    @Test func anEmptySpanIntersectsNothing() {
        #expect(!Span(start: 15, end: 15).intersects(Span(start: 10, end: 20)))
        #expect(!Span(start: 15, end: 15).intersects(Span(start: 15, end: 15)))
    }

    @Test func theEndDoesNotBelongToIt() {
        let span = Span(start: -5, length: 10)
        #expect(
            [-6, -5, 0, 4, 5].map { (position: Int) in span.contains(position) } == [false, true, true, true, false]
        )
    }

    @Test func containsSpansWithinIt() {
        let span = Span(start: 0, end: 10)
        #expect(span.contains(span))
        #expect(span.contains(Span(start: 10, end: 10)))
        #expect(!span.contains(Span(start: -1, end: 5)))
        #expect(!span.contains(Span(start: 5, end: 11)))
    }

    @Test func theUnionHoldsWhatLiesBetween() {
        let span = Span(start: 0, end: 10)
        #expect(span.union(Span(start: 15, end: 20)) == Span(start: 0, end: 20))
    }

    @Test func offsetsExpandsAndClamps() {
        let span = Span(start: 0, end: 10)
        #expect(span.offset(by: -3) == Span(start: -3, end: 7))
        #expect(span.expanded(by: 5) == Span(start: -5, end: 15))
        #expect(span.expanded(by: -5) == Span(start: 5, end: 5))
        #expect(span.expanded(by: -6) == Span(start: 5, end: 5))
        #expect([-1, 0, 7, 10, 11].map(span.clamp) == [0, 0, 7, 10, 10])
        #expect(span.length == 10)
        #expect(!span.isEmpty)
        #expect(Span(start: 3, length: 0).isEmpty)
    }

    @Test func theCrossAxisIsTheOtherOne() {
        #expect(Axis.allCases.map(\.cross) == [.horizontal, .vertical])
    }

    #if os(Linux) || os(macOS)
        @Test func aSpanThatEndsBeforeItStartsIsAnError() async {
            await #expect(processExitsWith: .failure) { _ = Span(start: 1, end: 0) }
        }
    #endif
}
