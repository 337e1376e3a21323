import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit
@testable import TableScreens

/// A table screen with a `UITableViewDiffableDataSource`, after the published renames.
///
/// All lengths are in pixels, of which a point has three. A row of one to four lines at 17 points takes 61, 122, 183 and 244,
/// 3 · (11 + 11) = 66 around them and a separator of 1, and 132 at least: 132, 189, 250 and 311.
@MainActor
@Suite struct DiffableTableTests {
    private static let heights = [132, 189, 250, 311]

    private static func reminder(_ id: Int) -> Reminder {
        Reminder(id: id, title: Array(repeating: "Line", count: 1 + id % 4).joined(separator: "\n"))
    }

    private func shown(
        counts: [Int] = [3, 40],
        hostility: Hostility = []
    ) -> (HeadlessScreen, RemindersViewController, SizingTableView) {
        let screen = HeadlessScreen(hostility: hostility)
        let controller = RemindersViewController()
        var id = 0
        controller.loadViewIfNeeded()
        controller.show(
            counts.enumerated().map { index, count in
                defer { id += count }
                return ("List \(index)", (id..<(id + count)).map(Self.reminder))
            }
        )
        screen.show(controller)
        screen.frame()
        return (screen, controller, controller.tableView)
    }

    /// The heights of the rows of a section on screen, in pixels.
    private func heights(of table: SizingTableView, _ section: Int = 0) -> [Int] {
        (table.indexPathsForVisibleRows ?? []).filter { $0.section == section }
            .map { Int((table.rectForRow(at: $0).height * 3).rounded()) }
    }

    /// The number of sizes that were measured although they were known, or corrected.
    private func waste(of table: SizingTableView, forgotten: Int = 0) -> Int {
        let (items, layout) = (table.listLayout.statistics.items, table.listLayout)
        let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        return items.measured - (count - layout.estimatedItemCount) - forgotten + items.corrected
    }

    @Test func rowsAreMeasuredOnceAndHaveTheirTitles() {
        let (screen, _, table) = shown()
        #expect(heights(of: table) == [132, 189, 250])
        #expect(heights(of: table, 1).prefix(5) == [311, 132, 189, 250, 311])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "LIST 0")
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 40)
        screen.runUntilRest()
        #expect(waste(of: table) == 0)
    }

    @Test(.byTurns(), arguments: [[], .all] as [Hostility])
    func snapshotsMoveHeightsWithTheirItems(_ hostility: Hostility) {
        let (screen, controller, table) = shown(hostility: hostility)
        controller.add(Self.reminder(103), before: 1)
        screen.runUntilRest()
        #expect(heights(of: table) == [132, 311, 189, 250])
        controller.delete(1)
        screen.runUntilRest()
        #expect(heights(of: table) == [132, 311, 250])
        #expect(controller.indexPath(of: 2) == IndexPath(row: 2, section: 0))
        // One row was removed.
        #expect(waste(of: table, forgotten: 1) == 0)
        // An item that comes back is known by its identifier.
        let measured = table.listLayout.statistics.items.measured
        controller.add(Self.reminder(1), before: 0)
        screen.runUntilRest()
        #expect(heights(of: table) == [189, 132, 311, 250])
        #expect(table.listLayout.statistics.items.measured == measured)
    }

    @Test(arguments: [[], .all] as [Hostility])
    func reloadedAndReconfiguredItemsAreMeasuredAnew(_ hostility: Hostility) {
        let (screen, controller, table) = shown(hostility: hostility)
        controller.rename(0, to: "A\nb\nc")
        screen.runUntilRest()
        #expect(heights(of: table) == [250, 189, 250])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "A\nb\nc")
        controller.replace(2, with: "A")
        screen.runUntilRest()
        #expect(heights(of: table) == [250, 189, 132])
        #expect(table.listLayout.statistics.items.corrected == 0)
    }

    @Test func aReloadKeepsTheHeights() {
        let (screen, _, table) = shown()
        screen.runUntilRest()
        let measured = table.listLayout.statistics.items.measured
        table.reloadData()
        screen.runUntilRest()
        #expect(table.listLayout.statistics.items.measured == measured)
        #expect(heights(of: table) == [132, 189, 250])
    }

    @Test func aDeleteControlTellsTheDataSource() throws {
        let (screen, controller, table) = shown()
        controller.setEditing(true, animated: false)
        screen.runUntilRest()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(row.editingStyle == .delete && row.showsReorderControl)
        row.editingControlHandler?()
        screen.runUntilRest()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(controller.indexPath(of: 1) == nil)
    }

    /// The data source is told with the snapshot from before, and applies the new order.
    @Test(
        arguments: [
            (from: 0, to: 2, order: [1, 2, 0]), (from: 2, to: 0, order: [2, 0, 1]), (from: 1, to: 1, order: [0, 1, 2]),
        ],
        [[], .all] as [Hostility]
    )
    func aMovedRowKeepsItsHeight(_ move: (from: Int, to: Int, order: [Int]), _ hostility: Hostility) {
        let (screen, controller, table) = shown(hostility: hostility)
        table.setEditing(true, animated: false)
        screen.runUntilRest()
        #expect(table.beginInteractiveMovementForItem(at: IndexPath(item: move.from, section: 0)))
        let target = table.rectForRow(at: IndexPath(row: move.to, section: 0))
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: target.midY))
        screen.frames(2)
        table.endInteractiveMovement()
        screen.runUntilRest()
        let order = (0..<3).map { controller.indexPath(of: $0)?.row }
        #expect(order == (0..<3).map { move.order.firstIndex(of: $0) })
        #expect(heights(of: table) == move.order.map { Self.heights[$0] })
    }

    @Test func anotherDataSourceTakesItsPlace() {
        let (screen, _, table) = shown()
        let words = WordSource()
        table.register(LabelRow.self, forCellReuseIdentifier: "text")
        table.tableDataSource = words
        screen.runUntilRest()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        #expect((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? LabelRow)?.label.text == "Word")
    }
}

private final class WordSource: NSObject, SizingTableViewDataSource {
    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (row as? LabelRow)?.label.text = "Word"
        return row
    }
}
