import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Deletion in a table view: by the delete control and by a swipe, both confirmed.
@MainActor
@Suite struct TableDeletionTests {
    /// A table whose data source commits deletions.
    private final class NamesViewController: SizingTableViewController {
        var names = (0..<12).map { "Name \($0)" }
        var calls: [String] = []
        var deleteTitle: (IndexPath) -> String? = { _ in nil }
        var editable: (IndexPath) -> Bool = { _ in true }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(StateRow.self, forCellReuseIdentifier: "name")
            tableView.rowHeight = 50
        }

        override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        override func tableView(
            _ tableView: SizingTableView,
            cellForRowAt indexPath: IndexPath
        ) -> SizingTableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
            editable(indexPath)
        }

        override func tableView(
            _ tableView: SizingTableView,
            commit editingStyle: SizingTableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            calls.append("commit \(indexPath.row)")
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        override func tableView(
            _ tableView: SizingTableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            deleteTitle(indexPath)
        }

        override func tableView(_ tableView: SizingTableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
        }

        override func tableView(_ tableView: SizingTableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
        }
    }

    private final class StateRow: SizingTableViewCell {
        var transitions: [UInt] = []

        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            transitions.append(state.rawValue)
        }
    }

    @MainActor
    private struct Stage {
        let controller = NamesViewController(style: .plain)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)

        init() {
            screen.show(controller)
            screen.frame()
        }

        var table: SizingTableView { controller.tableView }

        func frame(_ row: Int) -> CGRect { table.rectForRow(at: IndexPath(row: row, section: 0)) }

        func swipe(_ row: Int, by distance: CGFloat = -80) {
            let y = table.convert(frame(row), to: nil).midY
            screen.pan(from: CGPoint(x: 340, y: y), to: CGPoint(x: 340 + distance, y: y), frames: 5)
            screen.frames(60)
        }

        func tap(_ row: Int, x: CGFloat) {
            screen.tap(CGPoint(x: x, y: table.convert(frame(row), to: nil).midY))
            screen.frames(60)
        }

        var titles: [String] {
            table.subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons).compactMap(\.accessibilityLabel)
        }
    }

    @Test func aSwipeShowsDeleteWhichCommits() {
        let stage = Stage()
        stage.swipe(3)
        #expect(stage.frame(3).minX == -74)
        #expect(stage.titles == ["Delete"])
        #expect(stage.controller.calls == ["begin 3"])
        #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.showingDeleteConfirmation == true)
        stage.tap(3, x: 360)
        #expect(stage.controller.calls == ["begin 3", "commit 3", "end -"])
        #expect(stage.controller.names.count == 11)
        #expect((0..<11).allSatisfy { stage.frame($0) == CGRect(x: 0, y: CGFloat($0) * 50, width: 390, height: 50) })
    }

    @Test func aFullSwipeCommits() {
        let stage = Stage()
        stage.swipe(3, by: -300)
        #expect(stage.controller.calls == ["begin 3", "commit 3", "end -"])
    }

    @Test func aTouchElsewhereEndsWithoutACommit() {
        let stage = Stage()
        stage.swipe(3)
        stage.tap(8, x: 100)
        #expect(stage.controller.calls == ["begin 3", "end 3"])
        #expect(stage.frame(3).minX == 0)
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test(.byTurns()) func rowsThatComeAndGoChangeTheRowThatHasEnded() {
        let stage = Stage()
        stage.swipe(3)
        stage.controller.names.remove(at: 0)
        stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        stage.screen.frames(30)
        stage.tap(8, x: 100)
        #expect(stage.controller.calls == ["begin 3", "end 2"])
    }

    @Test func rowsThatCannotBeEditedStay() {
        let stage = Stage()
        stage.controller.editable = { $0.row != 3 }
        stage.swipe(3)
        #expect(stage.frame(3).minX == 0)
        stage.swipe(4)
        #expect(stage.frame(4).minX == -74)
    }

    @Test(.byTurns()) func theDelegateHasATitle() {
        let stage = Stage()
        stage.controller.deleteTitle = { "Remove \($0.row)" }
        stage.swipe(3)
        #expect(stage.titles == ["Remove 3"])
        stage.tap(8, x: 100)
        stage.table.setEditing(true, animated: false)
        stage.screen.frames(30)
        stage.tap(5, x: 20)
        #expect(stage.titles == ["Remove 5"])
        // No swipe: the delegate is not told.
        #expect(stage.controller.calls == ["begin 3", "end 3"])
    }

    @Test func rowsAreToldOfTheirStates() throws {
        let stage = Stage()
        let row = try #require(stage.table.cellForRow(at: IndexPath(row: 3, section: 0)) as? StateRow)
        stage.swipe(3)
        stage.tap(8, x: 100)
        #expect(row.transitions == [2, 0])
        stage.table.setEditing(true, animated: false)
        stage.screen.frames(30)
        stage.tap(3, x: 20)
        #expect(row.transitions == [2, 0, 1, 3])
        stage.tap(8, x: 100)
        #expect(row.transitions == [2, 0, 1, 3, 1])
    }

    /// Most tables only show something.
    @Test func aTableThatSaysNothingOfEditingIsNotSwiped() {
        let table = TextTable([["a", "b", "c"]])
        table.show()
        table.screen.pan(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 200, y: 20), frames: 5)
        table.screen.frames(60)
        #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 0)
        #expect(table.view.cellForRow(at: IndexPath(row: 0, section: 0))?.accessibilityCustomActions == nil)
    }
}
