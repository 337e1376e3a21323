import TestSupport
import Testing

@testable import SizingEngine

/// Stated groups compared with a loop over all of them.
@Suite struct RepeatedArrangementTests {
    private static func parameters(_ generator: inout SplitMix64) -> RepeatedParameters {
        let places = (0..<Int.random(in: 1...4, using: &generator)).map { place in
            let start = Double.random(in: 0...30, using: &generator)
            return RepeatedParameters.Place(
                start: start,
                end: start + .random(in: 0...40, using: &generator),
                cross: Span(start: place * 10, length: 10)
            )
        }
        return RepeatedParameters(
            places,
            extent: .random(in: 0...70, using: &generator),
            spacing: .random(in: -20...20, using: &generator)
        )
    }

    @Test(arguments: seeds(0..<200))
    func agreesWithALoop(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let parameters = Self.parameters(&generator)
        var items = RepeatedArrangement(count: 0, parameters: parameters, estimate: 44)
        items.insert(count: Int.random(in: 0...60, using: &generator), at: 0)
        if items.count > 3 { items.remove(1..<3) }
        let frames = (0..<items.count).map { item in
            let (group, place) = item.quotientAndRemainder(dividingBy: parameters.places.count)
            let start = Double(group) * parameters.pitch
            let edges = parameters.places[place]
            return Span(start: Int((start + edges.start).rounded()), end: Int((start + edges.end).rounded()))
        }
        #expect(frames == (0..<items.count).map { items.frame(of: $0).main })
        let groups = (items.count + parameters.places.count - 1) / parameters.places.count
        let extent = groups == 0 ? 0 : Double(groups - 1) * parameters.pitch + parameters.extent
        #expect(items.extent == Int(extent.rounded()))
        #expect(items.unmeasuredCount == 0)
        for start in stride(from: -20, to: items.extent + 60, by: 13) {
            let span = Span(start: start, length: 31)
            var visited: [Int] = []
            items.forEachItem(in: span) { item, frame, isMeasured in
                visited.append(item)
                return isMeasured && frame.main == frames[item]
            }
            #expect(visited == frames.indices.filter { frames[$0].intersects(span) })
            guard let found = items.item(at: start) else {
                #expect(frames.isEmpty)
                continue
            }
            if let covering = frames.firstIndex(where: { $0.contains(start) }) { #expect(found == covering) }
        }
    }

    /// A hundred rows of a fifth of 844 points, at three pixels a point.
    @Test func positionsAreRoundedAndNotLengths() {
        let parameters = RepeatedParameters(
            [.init(start: 0, end: 506.4, cross: Span(start: 0, length: 900))],
            extent: 506.4,
            spacing: 0
        )
        let rows = RepeatedArrangement(count: 100, parameters: parameters, estimate: 44)
        #expect(rows.extent == 50_640)
        #expect(rows.frame(of: 99).main == Span(start: 50_134, end: 50_640))
        #expect((0..<100).allSatisfy { [506, 507].contains(rows.frame(of: $0).main.length) })
    }
}
