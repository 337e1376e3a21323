import UIKit

#if !os(tvOS)
    /// The drag delegate and drop delegate of a table view's collection view: passes calls on to those of the table view.
    @MainActor
    final class TableDragAdapter: NSObject, TableOwned {
        weak var tableView: SizingTableView?

        /// Whether a row of the table that is dropped now is moved to its place.
        private var movesRows = false
        private var dragDelegate: (any SizingTableViewDragDelegate)? { tableView?.tableDragDelegate }
        private var dropDelegate: (any SizingTableViewDropDelegate)? { tableView?.tableDropDelegate }
    }

    extension TableDragAdapter: UICollectionViewDragDelegate {
        func collectionView(
            _ collectionView: UICollectionView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            guard let tableView, let dragDelegate else { return [] }
            return dragDelegate.tableView(tableView, itemsForBeginning: session, at: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            guard let tableView, let dragDelegate else { return [] }
            return dragDelegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            dragPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            guard let tableView else { return nil }
            return dragDelegate?.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
            guard let tableView else { return }
            dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
        }

        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            guard let tableView else { return }
            dragDelegate?.tableView(tableView, dragSessionDidEnd: session)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool {
            guard let tableView, let dragDelegate else { return true }
            return dragDelegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool {
            guard let tableView, let dragDelegate else { return false }
            return dragDelegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }

    extension TableDragAdapter: UICollectionViewDropDelegate {
        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let tableView, !moveRow(coordinator, in: tableView) else { return }
            dropDelegate?.tableView(
                tableView,
                performDropWith: TableDropCoordinator(coordinator, in: tableView)
            )
        }

        /// Has the data source move a row of its own that is dropped between others, as a table does: then the delegate is not told
        /// of the drop. A data source that says nothing of whether rows can be moved is asked to move them.
        ///
        /// - Returns: Whether it has moved it.
        private func moveRow(_ coordinator: any UICollectionViewDropCoordinator, in tableView: SizingTableView) -> Bool
        {
            guard coordinator.items.count == 1, let item = coordinator.items.first, let source = item.sourceIndexPath,
                let destination = coordinator.destinationIndexPath, movesRows,
                let data = tableView.tableDataSource
            else { return false }
            func isStated(_ ask: () -> Bool) -> (answer: Bool, isStated: Bool) {
                let before = tableView.defaultMovingAnswers
                let answer = ask()
                return (answer, tableView.defaultMovingAnswers == before)
            }
            let canMove = isStated { data.tableView(tableView, canMoveRowAt: source) }
            guard canMove.answer || !canMove.isStated else { return false }
            if source != destination {
                let moved = isStated {
                    data.tableView(tableView, moveRowAt: source, to: destination)
                    return true
                }
                guard moved.isStated else { return false }
                tableView.performBatchUpdates { tableView.moveRow(at: source, to: destination) }
            }
            coordinator.drop(item.dragItem, toItemAt: destination)
            return true
        }

        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
            guard let tableView, let dropDelegate else { return false }
            return dropDelegate.tableView(tableView, canHandle: session)
        }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            guard let tableView else { return }
            dropDelegate?.tableView(tableView, dropSessionDidEnter: session)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            guard let tableView, let dropDelegate else { return UICollectionViewDropProposal(operation: .cancel) }
            let before = tableView.defaultMovingAnswers
            let proposal = dropDelegate.tableView(
                tableView,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: destinationIndexPath
            )
            movesRows =
                tableView.defaultMovingAnswers != before
                || proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
            return proposal.inCollectionView(isInRow: isInMiddle(of: destinationIndexPath, session, tableView))
        }

        /// Whether the finger is in the middle half of a row's height.
        private func isInMiddle(
            of indexPath: IndexPath?,
            _ session: any UIDropSession,
            _ tableView: SizingTableView
        ) -> Bool {
            guard let frame = indexPath.flatMap({ tableView.cellForItem(at: $0) })?.frame else { return false }
            return frame.insetBy(dx: 0, dy: frame.height / 4).contains(session.location(in: tableView))
        }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
            guard let tableView else { return }
            dropDelegate?.tableView(tableView, dropSessionDidExit: session)
        }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            guard let tableView else { return }
            dropDelegate?.tableView(tableView, dropSessionDidEnd: session)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            dropPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            guard let tableView else { return nil }
            return dropDelegate?.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
        }
    }
#endif
