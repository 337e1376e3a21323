import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Touches, selection, editing and reordering of a table view.
@MainActor
@Suite struct TableInteractionTests {
    private func shown(_ texts: [String] = ["a", "b", "c", "d"]) -> TextTable {
        let table = TextTable([texts])
        table.show()
        return table
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // MARK: Selection

    @Test func aTouchSelectsOneRowInTheOrderOfATable() {
        let table = shown()
        table.view.tapItem(at: path(1))
        table.view.tapItem(at: path(2))
        #expect(
            table.calls == [
                "willSelect 1", "didSelect 1", "willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2",
            ]
        )
        #expect(table.view.indexPathForSelectedRow == path(2))
        #expect(table.view.cellForRow(at: path(2))?.isSelected == true)
        #expect(table.view.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test func theDelegateRefusesASelection() {
        let table = shown(["a", "", "c"])
        table.view.tapItem(at: path(1))
        #expect(table.calls == ["willSelect 1"])
        #expect(table.view.indexPathsForSelectedRows == nil)
    }

    /// As in a `UITableView`, and no delegate is asked.
    @Test func aRowThatTakesNoTouchesIsNotSelected() throws {
        let table = shown()
        try #require(table.view.cellForRow(at: path(1))).isUserInteractionEnabled = false
        table.view.tapItem(at: path(1))
        #expect(table.calls == [])
        #expect(table.view.indexPathsForSelectedRows == nil)
        table.view.tapItem(at: path(2))
        table.view.tapItem(at: path(1))
        #expect(table.view.indexPathForSelectedRow == path(2))
    }

    @Test func severalRowsAreSelected() {
        let table = shown()
        table.view.allowsMultipleSelection = true
        table.view.tapItem(at: path(0))
        table.view.tapItem(at: path(2))
        table.view.tapItem(at: path(0))
        #expect(table.view.indexPathsForSelectedRows == [path(2)])
        #expect(table.calls.suffix(2) == ["willDeselect 0", "didDeselect 0"])
    }

    @Test func rowsAreSelectedByCode() {
        final class Row: SizingTableViewCell {
            var changes: [String] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                changes.append("\(selected) \(animated)")
            }
        }
        let table = TextTable([["a", "b"]])
        let rows = [Row(style: .default, reuseIdentifier: nil), Row(style: .default, reuseIdentifier: nil)]
        table.row = { _, indexPath, _ in rows[indexPath.row] }
        table.show()
        table.view.selectRow(at: path(0), animated: true, scrollPosition: .none)
        table.view.deselectRow(at: path(0), animated: false)
        #expect(rows[0].changes == ["true true", "false false"])
        #expect(rows[1].changes.isEmpty)
        #expect(table.calls.isEmpty)
    }

    /// A row that comes back on screen is still selected, and its view was used for others meanwhile.
    @Test(.byTurns()) func theSelectionSurvivesReuse() {
        let table = shown((0..<200).map { "\($0)" })
        table.view.selectRow(at: path(3), animated: false, scrollPosition: .none)
        table.view.contentOffset.y = 4_000
        table.screen.runUntilRest()
        #expect(table.view.visibleTableCells.allSatisfy { !$0.isSelected })
        table.view.contentOffset.y = 0
        table.screen.runUntilRest()
        let selected = table.view.visibleTableCells.filter { $0.isSelected }.compactMap {
            table.view.indexPath(for: $0)
        }
        #expect(selected == [path(3)])
    }

    @Test func rowsAreHighlightedByATouch() throws {
        let table = shown()
        table.screen.touchDown(at: CGPoint(x: 100, y: table.height(of: "a") + 5))
        table.screen.frames(12)
        #expect(try #require(table.view.cellForRow(at: path(1))).isHighlighted)
        table.screen.liftTouch()
        #expect(try #require(table.view.cellForRow(at: path(1))).isHighlighted == false)
        #expect(table.view.indexPathForSelectedRow == path(1))
    }

    // MARK: Editing

    @Test(.byTurns()) func editingShowsControlsAndCommits() throws {
        let table = shown((0..<40).map { "\($0) " + .sentences(1 + $0 % 3) })
        table.view.selectRow(at: path(0), animated: false, scrollPosition: .none)
        table.view.setEditing(true, animated: true)
        table.screen.runUntilRest()
        #expect(table.view.isEditing)
        #expect(table.view.indexPathsForSelectedRows == nil)
        let row = try #require(table.view.cellForRow(at: path(2)))
        #expect(row.isEditing && row.editingStyle == .delete && !row.showsReorderControl)
        #expect(row.contentView.frame.minX == 40)
        // The text has the width that the control leaves.
        let height = textHeight(table.sections[0][2], width: 390 - 32 - 40) + 20 + 1 / 3
        #expect(abs(table.view.rectForRow(at: path(2)).height - height) < 0.01)
        table.screen.tap(try #require(row.editingControl))
        table.screen.frames(60)
        #expect(table.calls.isEmpty)
        let frame = table.view.rectForRow(at: path(2))
        #expect(frame.minX == -74)
        table.screen.tap(CGPoint(x: 360, y: frame.midY))
        table.screen.runUntilRest()
        #expect(table.calls == ["commit 1 0-2"])
        #expect(table.sections[0].count == 39)
        table.view.isEditing = false
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        #expect(table.view.listLayout.statistics.items.corrected == 0)
    }

    @Test(.byTurns()) func rowsThatComeOnScreenWhileEditingShowControls() {
        let table = shown((0..<200).map { "\($0)" })
        table.view.setEditing(true, animated: false)
        table.view.contentOffset.y = 3_000
        table.screen.runUntilRest()
        #expect(table.view.visibleTableCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 40 })
    }

    @Test func aTouchSelectsWhileEditingOnlyWhereAllowed() {
        let table = shown()
        table.view.setEditing(true, animated: false)
        table.view.tapItem(at: path(0))
        #expect(table.view.indexPathsForSelectedRows == nil)
        table.view.setEditing(false, animated: false)
        table.view.allowsMultipleSelectionDuringEditing = true
        table.view.setEditing(true, animated: false)
        table.screen.runUntilRest()
        #expect(table.view.cellForRow(at: path(0))?.editingStyle == .multiselect)
        table.view.tapItem(at: path(0))
        table.view.tapItem(at: path(1))
        #expect(table.view.indexPathsForSelectedRows == [path(0), path(1)])
        #expect(table.view.cellForRow(at: path(0))?.editingControl?.isSelected == true)
    }

    @Test func rowsAreReordered() throws {
        let table = TextTable([(0..<10).map { "\($0) " + .sentences(1 + $0 % 3) }])
        table.canMove = true
        table.show()
        table.view.setEditing(true, animated: false)
        table.screen.runUntilRest()
        let row = try #require(table.view.cellForRow(at: path(1)))
        let control = try #require(row.reorderControl)
        #expect(row.showsReorderControl)
        let texts = table.sections[0]
        let finger = control.convert(CGPoint(x: 20, y: 10), to: nil)
        table.screen.touchDown(at: finger)
        let target = table.view.convert(table.view.rectForRow(at: path(4)), to: nil).midY
        for _ in 0..<5 {
            table.screen.moveTouch(to: CGPoint(x: finger.x, y: target))
            table.screen.frame()
        }
        table.screen.liftTouch()
        table.screen.runUntilRest()
        #expect(table.sections[0] != texts)
        #expect(table.sections[0].firstIndex(of: texts[1]) ?? 0 > 1)
        table.view.setEditing(false, animated: false)
        table.screen.runUntilRest()
        #expect(table.problem == nil)
    }

    // MARK: Other touches

    @Test func theDetailButtonTellsTheDelegate() {
        let table = shown()
        table.view.cellForRow(at: path(2))?.accessoryButtonHandler?()
        #expect(table.calls == ["accessory 2"])
    }

    @Test func theDelegateIsToldOfScrolling() {
        let table = shown((0..<100).map { "\($0)" })
        table.view.contentOffset.y = 200
        table.screen.frame()
        #expect(table.calls == ["scroll"])
    }

    @Test func aControllerClearsTheSelection() {
        final class Controller: SizingTableViewController {
            override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 3 }
        }
        let controller = Controller(style: .grouped)
        let screen = HeadlessScreen()
        screen.show(controller)
        screen.frame()
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.visibleTableCells.count == 3)
        controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathsForSelectedRows == nil)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }
}
