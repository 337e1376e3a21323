import UIKit

#if !os(tvOS)
    /// What is dropped on a ``SizingTableView``, and where: the members of `UITableViewDropCoordinator`. Not available on tvOS.
    ///
    /// The table view makes it, and passes it to ``SizingTableViewDropDelegate/tableView(_:performDropWith:)``.
    @preconcurrency @MainActor
    public protocol SizingTableViewDropCoordinator: NSObjectProtocol {
        /// What is dropped.
        var items: [any SizingTableViewDropItem] { get }

        /// The index path of the first new row; `nil` if it is dropped where there are no rows.
        var destinationIndexPath: IndexPath? { get }

        /// What the delegate has proposed for this place.
        var proposal: SizingTableViewDropProposal { get }

        /// The drag that ends with the drop.
        var session: any UIDropSession { get }

        /// Shows a placeholder until the data of an item are there.
        ///
        /// - Returns: The context that puts a row with the data in its place. Keep it.
        @discardableResult
        func drop(
            _ dragItem: UIDragItem,
            to placeholder: SizingTableViewDropPlaceholder
        ) -> any SizingTableViewDropPlaceholderContext

        /// Animates an item to a row, which has been inserted.
        @discardableResult
        func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

        /// Animates an item into a row that takes it.
        ///
        /// - Parameters:
        ///   - dragItem: The item.
        ///   - indexPath: The index path of the row.
        ///   - rect: Where the item disappears, in points, in the coordinates of the row.
        @discardableResult
        func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

        /// Animates an item to any place.
        @discardableResult
        func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    }

    /// One thing that is dropped: `UITableViewDropItem` has the same members. Not available on tvOS.
    public typealias SizingTableViewDropItem = UICollectionViewDropItem

    /// The coordinator of a collection view's drop, in the words of a table.
    @MainActor
    final class TableDropCoordinator: NSObject, SizingTableViewDropCoordinator {
        private weak var tableView: SizingTableView?
        private let coordinator: any UICollectionViewDropCoordinator

        init(_ coordinator: any UICollectionViewDropCoordinator, in tableView: SizingTableView) {
            (self.coordinator, self.tableView) = (coordinator, tableView)
            super.init()
        }

        var items: [any SizingTableViewDropItem] { coordinator.items }
        var destinationIndexPath: IndexPath? { coordinator.destinationIndexPath }
        var proposal: SizingTableViewDropProposal { SizingTableViewDropProposal(coordinator.proposal) }
        var session: any UIDropSession { coordinator.session }

        func drop(
            _ dragItem: UIDragItem,
            to placeholder: SizingTableViewDropPlaceholder
        ) -> any SizingTableViewDropPlaceholderContext {
            // Before UIKit inserts it, since its height is asked for then.
            tableView?.placeholders.append(placeholder)
            let context = coordinator.drop(dragItem, to: placeholder.inCollectionView(tableView))
            return TablePlaceholderContext(context, of: placeholder, in: tableView)
        }

        func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
            coordinator.drop(dragItem, toItemAt: indexPath)
        }

        func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
            coordinator.drop(dragItem, intoItemAt: indexPath, rect: rect)
        }

        func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
            coordinator.drop(dragItem, to: target)
        }
    }
#endif
