import UIKit

#if !os(tvOS)
    /// The drag delegate and drop delegate of a table view's collection view: passes calls on to those of the table view.
    @MainActor
    final class TableDragAdapter: NSObject, TableOwned {
        weak var tableView: SizingTableView?

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
            guard let tableView else { return }
            dropDelegate?.tableView(
                tableView,
                performDropWith: TableDropCoordinator(coordinator, in: tableView)
            )
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
            let proposal = dropDelegate.tableView(
                tableView,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: destinationIndexPath
            )
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
