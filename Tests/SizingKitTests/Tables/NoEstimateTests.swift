import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Tables without estimates: `estimatedRowHeight` is 0.
@MainActor
@Suite struct NoEstimateTests {
    private final class Source: NSObject, SizingTableViewDataSource, SizingTableViewDelegate {
        var heights: [CGFloat]
        var estimate: CGFloat?
        private(set) var askedFor = 0

        init(_ heights: [CGFloat]) { self.heights = heights }

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { heights.count }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            askedFor += 1
            return heights[indexPath.row]
        }

        func tableView(_ tableView: SizingTableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimate ?? tableView.estimatedRowHeight
        }
    }

    private func table(_ source: Source, estimate: CGFloat = 0) -> (SizingTableView, HeadlessScreen) {
        let table = SizingTableView(frame: .zero, style: .plain)
        table.register(SizingTableViewCell.self, forCellReuseIdentifier: "row")
        table.separatorStyle = .none
        table.estimatedRowHeight = estimate
        (table.tableDataSource, table.tableDelegate) = (source, source)
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 500))
        screen.show(table)
        screen.frame()
        return (table, screen)
    }

    private static let heights = (0..<400).map { CGFloat(30 + $0 * 7 % 50) }

    @Test func everyStatedHeightCountsInTheFirstFrame() {
        let source = Source(Self.heights)
        let (table, screen) = table(source)
        #expect(table.contentSize.height == Self.heights.reduce(0, +))
        #expect(table.rectForRow(at: [0, 399]).minY == Self.heights.dropLast().reduce(0, +))
        source.heights.insert(90, at: 200)
        table.insertRows(at: [[0, 200]], with: .none)
        screen.runUntilRest()
        #expect(table.contentSize.height == Self.heights.reduce(0, +) + 90)
        source.heights = [70]
        table.reloadData()
        screen.runUntilRest()
        #expect(table.contentSize.height == 70)
    }

    /// A scroll asks for no row again.
    @Test func aScrollAsksForNothing() {
        let source = Source(Self.heights)
        let (table, screen) = table(source)
        screen.runUntilRest()
        let before = source.askedFor
        for _ in 0..<20 {
            table.contentOffset.y += 40
            screen.frame()
        }
        #expect(source.askedFor == before)
    }

    @Test func withAnEstimateOnlyRowsNearTheScreenAreAskedFor() {
        for (own, estimate) in [(nil, 44), (60, 0)] as [(CGFloat?, CGFloat)] {
            let source = Source(Self.heights)
            source.estimate = own
            let (table, _) = table(source, estimate: estimate)
            #expect(source.askedFor < 100)
            #expect(table.contentSize.height != Self.heights.reduce(0, +))
        }
    }

    /// Rows that size themselves are measured near the screen, whatever the estimate.
    @Test func rowsThatSizeThemselvesAreMeasuredNearTheScreen() {
        let source = Source(Array(repeating: SizingTableView.automaticDimension, count: 2_000))
        let (table, _) = table(source)
        #expect(table.listLayout.statistics.items.measured < 100)
    }
}
