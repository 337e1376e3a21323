import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A table's data source that answers a move by a snapshot of the new order, in each of the ways in which one is applied.
@MainActor
@Suite struct DiffableMoveTests {
    enum Way: CaseIterable, Sendable {
        case apply, animate, reload
    }

    private final class Source: SizingTableViewDiffableDataSource<Int, Int> {
        var way = Way.apply

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
            new.appendItems(order)
            switch way {
            case .apply: apply(new, animatingDifferences: false)
            case .animate: apply(new, animatingDifferences: true)
            case .reload: applySnapshotUsingReloadData(new)
            }
        }
    }

    @Test(.byTurns(), arguments: Way.allCases)
    func theRowIsMovedOnce(_ way: Way) {
        let table = TextTable([[]])
        // It knows the texts only.
        table.view.tableDelegate = nil
        table.show()
        let source = Source(tableView: table.view) { tableView, indexPath, item in
            let row = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            (row as? LabelRow)?.label.text = "\(item)"
            return row
        }
        source.way = way
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
        #expect(source.snapshot().itemIdentifiers == [1, 2, 0, 3])
        let shown = (0..<4).map { row in
            (table.view.cellForRow(at: IndexPath(row: row, section: 0)) as? LabelRow)?.label.text
        }
        #expect(shown == ["1", "2", "0", "3"])
    }
}
