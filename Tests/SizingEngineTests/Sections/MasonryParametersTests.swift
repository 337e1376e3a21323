import Testing

@testable import SizingEngine

@Suite struct MasonryParametersTests {
    @Test func columnsFillTheCrossExtentExactly() {
        for count in 1...7 {
            for crossExtent in 100...140 {
                for spacing in 0...9 {
                    let columns = MasonryParameters.columns(count: count, crossExtent: crossExtent, spacing: spacing)
                    let gaps = zip(columns, columns.dropFirst()).map { $1.start - $0.end }
                    let widths = Set(columns.map(\.length))
                    let isExact =
                        columns.count == count && columns.first?.start == 0 && columns.last?.end == crossExtent
                        && gaps.allSatisfy { $0 == spacing || spacing > 0 && $0 == spacing + 1 }
                        && (spacing > 0 ? widths.count == 1 : widths.max()! - widths.min()! <= 1)
                    #expect(isExact, "\(count) columns in \(crossExtent) with \(spacing): \(columns)")
                }
            }
        }
    }

    @Test func columnsOfBadParametersAreDefined() {
        let whole = [Span(start: 0, end: 50)]
        #expect(MasonryParameters.columns(count: 0, crossExtent: 50, spacing: 4) == whole)
        #expect(MasonryParameters.columns(count: -3, crossExtent: 50, spacing: 4) == whole)
        #expect(MasonryParameters.columns(count: 4, crossExtent: -1, spacing: 4) == [Span(start: 0, end: 0)])
        let narrow = [Span(start: 0, length: 1), Span(start: 49, length: 1)]
        #expect(MasonryParameters.columns(count: 2, crossExtent: 50, spacing: 1_000) == narrow)
        #expect(MasonryParameters.columns(count: 2, crossExtent: 50, spacing: -8).map(\.length) == [25, 25])
        #expect(MasonryParameters.columns(count: 9_999, crossExtent: 100_000, spacing: 0).count == 255)
        #expect(MasonryParameters.columns(count: 9, crossExtent: 4, spacing: 3).map(\.length) == [1, 1, 1, 1])
    }

    @Test func theProposalIsTheNarrowestRunAndTheSameForAllItems() {
        let columns = MasonryParameters.columns(count: 3, crossExtent: 100, spacing: 0)
        let masonry = MasonryArrangement(
            count: 5,
            parameters: MasonryParameters(columns: columns, itemSpacing: 0),
            estimate: 10
        )
        #expect(columns.map(\.length) == [33, 33, 34])
        #expect((0..<5).allSatisfy { masonry.proposedCross(of: $0, columns: 1) == 33 })
        #expect([0, 2, 3, 9].map { masonry.proposedCross(of: 2, columns: $0) } == [33, 66, 100, 100])
    }

    #if os(Linux) || os(macOS)
        @Test func columnsThatCannotBeAreAnError() async {
            await #expect(processExitsWith: .failure) { _ = MasonryParameters(columns: [], itemSpacing: 0) }
        }

        @Test func anItemThatDoesNotExistIsAnError() async {
            await #expect(processExitsWith: .failure) {
                let parameters = MasonryParameters(columns: [Span(start: 0, end: 1)], itemSpacing: 0)
                _ = MasonryArrangement(count: 3, parameters: parameters, estimate: 1).frame(of: 3)
            }
            await #expect(processExitsWith: .failure) {
                let parameters = MasonryParameters(columns: [Span(start: 0, end: 1)], itemSpacing: 0)
                var masonry = MasonryArrangement(count: 3, parameters: parameters, estimate: 1)
                masonry.measure(ItemSize(main: 1, cross: 0), at: 3)
            }
        }
    #endif
}
