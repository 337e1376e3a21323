import UIKit

#if !os(tvOS)
    /// The methods by which a ``SizingTableView`` asks what is dragged from it: those of `UITableViewDragDelegate`, under the same
    /// names. Not available on tvOS.
    ///
    /// Methods that are optional in a table have default implementations.
    @preconcurrency @MainActor
    public protocol SizingTableViewDragDelegate: NSObjectProtocol {
        /// Returns what is dragged if a finger lifts a row; an empty array if it can't be lifted. It is called for each selected row if
        /// the finger is on one of them.
        func tableView(
            _ tableView: SizingTableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem]

        /// Returns what is added to a drag if another finger touches a row meanwhile; an empty array, the default, for nothing.
        func tableView(
            _ tableView: SizingTableView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem]

        /// Returns how the preview of a lifted row is cut out; `nil`, the default, for the whole row. The row is at the origin of its
        /// cell.
        func tableView(
            _ tableView: SizingTableView,
            dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters?

        /// Tells that a finger begins to drag what it has lifted.
        func tableView(_ tableView: SizingTableView, dragSessionWillBegin session: any UIDragSession)

        /// Tells that a drag has ended, by a drop or without one.
        func tableView(_ tableView: SizingTableView, dragSessionDidEnd session: any UIDragSession)

        /// Returns whether what is dragged may be moved, not only copied. The default is `true`.
        func tableView(
            _ tableView: SizingTableView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool

        /// Returns whether what is dragged can be dropped in this app only. The default is `false`.
        func tableView(
            _ tableView: SizingTableView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool
    }

    extension SizingTableViewDragDelegate {
        /// Returns an empty array.
        public func tableView(
            _ tableView: SizingTableView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            []
        }

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            nil
        }

        /// Does nothing.
        public func tableView(_ tableView: SizingTableView, dragSessionWillBegin session: any UIDragSession) {}

        /// Does nothing.
        public func tableView(_ tableView: SizingTableView, dragSessionDidEnd session: any UIDragSession) {}

        /// Returns `true`.
        public func tableView(
            _ tableView: SizingTableView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool {
            true
        }

        /// Returns `false`.
        public func tableView(
            _ tableView: SizingTableView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool {
            false
        }
    }
#endif
