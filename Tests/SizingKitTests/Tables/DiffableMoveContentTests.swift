import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// A data source that answers a move with more than the move.
@MainActor
@Suite struct DiffableMoveContentTests {
    private final class Source: SizingTableViewDiffableDataSource<Int, Int> {
        override func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: SizingTableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            var order = snapshot().itemIdentifiers
            order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            var new = NSDiffableDataSourceSnapshot<Int, Int>()
            new.appendSections([0])
            new.appendItems(order + [99])
            apply(new, animatingDifferences: false)
        }
    }

    @Test func whatComesWithAMoveIsShownAfterIt() {
        let table = TextTable([[]])
        table.view.tableDelegate = nil
        table.show()
        let source = Source(tableView: table.view) { tableView, indexPath, item in
            let row = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            (row as? LabelRow)?.label.text = "\(item)"
            return row
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        table.view.setEditing(true, animated: false)
        table.screen.runUntilRest()
        #expect(table.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let target = table.view.rectForRow(at: IndexPath(row: 2, section: 0))
        table.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: target.midY))
        table.screen.frames(2)
        table.view.endInteractiveMovement()
        table.screen.runUntilRest()
        #expect(source.snapshot().itemIdentifiers == [1, 2, 0, 3, 99])
        #expect(table.view.visibleTableCells.map { ($0 as? LabelRow)?.label.text } == ["1", "2", "0", "3", "99"])
    }
}
