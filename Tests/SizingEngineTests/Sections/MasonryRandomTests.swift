import TestSupport
import Testing

@testable import SizingEngine

@Suite struct MasonryRandomTests {
    private func run(
        _ seeds: Range<UInt64>,
        length: Int,
        count: Int,
        columns: Int,
        spacing: Int,
        order: MasonryParameters.Order,
        hasSpans: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let parameters = MasonryParameters(
            columns: MasonryParameters.columns(count: columns, crossExtent: 1_000, spacing: 7),
            itemSpacing: spacing,
            order: order
        )
        check(MasonryStep.self, seeds: seeds, length: length, sourceLocation: sourceLocation) { steps in
            var replay = MasonryReplay(count: count, parameters: parameters, estimate: 40, hasSpans: hasSpans)
            try replay.run(steps)
        }
    }

    @Test(arguments: [MasonryParameters.Order.shortestColumn, .sequential])
    func agreesWithItsTwinAfterEveryStep(order: MasonryParameters.Order) {
        run(0..<80, length: 16, count: 90, columns: 3, spacing: 5, order: order, hasSpans: false)
        run(100..<180, length: 16, count: 90, columns: 3, spacing: 5, order: order, hasSpans: true)
    }

    @Test(.byTurns(), arguments: [1, 2, 4, 6])
    func agreesWithItsTwinWhateverTheColumns(columns: Int) {
        run(200..<210, length: 20, count: 80, columns: columns, spacing: 3, order: .shortestColumn, hasSpans: true)
        run(220..<225, length: 20, count: 80, columns: columns, spacing: 3, order: .sequential, hasSpans: true)
    }

    @Test func agreesWithItsTwinWithoutSpacing() {
        run(300..<315, length: 16, count: 80, columns: 3, spacing: 0, order: .shortestColumn, hasSpans: true)
    }

    @Test func agreesWithItsTwinWhenItGrowsFromNothing() {
        run(400..<410, length: 30, count: 0, columns: 2, spacing: 1, order: .shortestColumn, hasSpans: true)
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenTheTreeHasSeveralLevels() {
        run(500..<502, length: 10, count: 700, columns: 3, spacing: 5, order: .shortestColumn, hasSpans: false)
        run(510..<512, length: 10, count: 700, columns: 3, spacing: 5, order: .shortestColumn, hasSpans: true)
    }
}
