import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What a table tells its delegate when it asks more than once, and in which mode it asks.
@MainActor
@Suite struct TableDelegateArgumentTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private final class Delegate: NSObject, SizingTableViewDelegate {
        var moves: [(source: IndexPath, proposed: IndexPath)] = []
        var calls: [String] = []

        func tableView(
            _ tableView: SizingTableView,
            targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            moves.append((sourceIndexPath, proposedDestinationIndexPath))
            return proposedDestinationIndexPath
        }

        /// A touch selects the row below.
        func tableView(_ tableView: SizingTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            IndexPath(row: indexPath.row + 1, section: 0)
        }

        func tableView(_ tableView: SizingTableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("willDeselect \(indexPath.row)")
            return indexPath
        }

        func tableView(_ tableView: SizingTableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("didDeselect \(indexPath.row)")
        }
    }

    /// The row that is moved has its place in the data for its source, however far it has come.
    @Test func theSourceOfAMoveIsWhereTheRowCameFrom() throws {
        let table = TextTable([(0..<10).map { "\($0)" }])
        table.canMove = true
        let delegate = Delegate()
        table.view.tableDelegate = delegate
        table.show()
        table.view.setEditing(true, animated: false)
        table.screen.runUntilRest()
        let control = try #require(table.view.cellForRow(at: path(1))?.reorderControl)
        let finger = control.convert(CGPoint(x: 20, y: 20), to: nil)
        table.screen.touchDown(at: finger)
        for step in 1...8 { table.screen.moveTouch(to: CGPoint(x: finger.x, y: finger.y + CGFloat(step) * 30)) }
        table.screen.liftTouch()
        table.screen.runUntilRest()
        #expect(Set(delegate.moves.map(\.proposed.row)).count >= 3)
        #expect(delegate.moves.allSatisfy { $0.source == path(1) })
        #expect(table.sections[0].firstIndex(of: "1") == delegate.moves.last?.proposed.row)
    }

    /// Several rows may be selected in one mode and not in the other.
    @Test(arguments: [false, true], [false, true])
    func whatIsDeselectedFollowsTheMode(_ isEditing: Bool, _ selectsSeveralWhileEditing: Bool) {
        let table = TextTable([(0..<10).map { "\($0)" }])
        let delegate = Delegate()
        table.view.tableDelegate = delegate
        table.view.allowsSelectionDuringEditing = true
        table.view.allowsMultipleSelection = !selectsSeveralWhileEditing
        table.view.allowsMultipleSelectionDuringEditing = selectsSeveralWhileEditing
        table.show()
        table.view.setEditing(isEditing, animated: false)
        table.screen.runUntilRest()
        table.view.tapItem(at: path(1))
        table.view.tapItem(at: path(5))
        if isEditing == selectsSeveralWhileEditing {
            #expect(table.view.indexPathsForSelectedRows == [path(2), path(6)])
            #expect(delegate.calls == [])
        } else {
            #expect(table.view.indexPathsForSelectedRows == [path(6)])
            #expect(delegate.calls == ["willDeselect 2", "didDeselect 2"])
        }
    }
}
