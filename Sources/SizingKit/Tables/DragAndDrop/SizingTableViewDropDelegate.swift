import UIKit

#if !os(tvOS)
    /// The methods by which a ``SizingTableView`` tells what is dropped on it: those of `UITableViewDropDelegate`, under the same
    /// names. Not available on tvOS.
    ///
    /// Methods that are optional in a table have default implementations.
    @preconcurrency @MainActor
    public protocol SizingTableViewDropDelegate: NSObjectProtocol {
        /// Takes what is dropped: changes the data and the rows, and tells the coordinator where each item goes.
        func tableView(
            _ tableView: SizingTableView,
            performDropWith coordinator: any SizingTableViewDropCoordinator
        )

        /// Returns whether what is dragged can be dropped here. The default is `true`.
        func tableView(_ tableView: SizingTableView, canHandle session: any UIDropSession) -> Bool

        /// Tells that what is dragged has come over the table view.
        func tableView(_ tableView: SizingTableView, dropSessionDidEnter session: any UIDropSession)

        /// Returns what becomes of what is dragged if it is dropped at a row. It is called for each movement of the finger. The
        /// default is a copy, of which nothing is shown before.
        ///
        /// The index path is the one that UIKit gives a collection view: of the row below the finger, or of one behind the last
        /// row; `nil` over space without rows.
        func tableView(
            _ tableView: SizingTableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> SizingTableViewDropProposal

        /// Tells that what is dragged is no longer over the table view.
        func tableView(_ tableView: SizingTableView, dropSessionDidExit session: any UIDropSession)

        /// Tells that the drag has ended, by a drop anywhere or without one.
        func tableView(_ tableView: SizingTableView, dropSessionDidEnd session: any UIDropSession)

        /// Returns how the preview of a row that is dropped is cut out; `nil`, the default, for the whole row.
        func tableView(
            _ tableView: SizingTableView,
            dropPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters?
    }

    extension SizingTableViewDropDelegate {
        /// Returns `true`.
        public func tableView(_ tableView: SizingTableView, canHandle session: any UIDropSession) -> Bool { true }

        /// Does nothing.
        public func tableView(_ tableView: SizingTableView, dropSessionDidEnter session: any UIDropSession) {}

        /// Returns a copy.
        public func tableView(
            _ tableView: SizingTableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> SizingTableViewDropProposal {
            tableView.defaultMovingAnswers += 1
            return SizingTableViewDropProposal(operation: .copy)
        }

        /// Does nothing.
        public func tableView(_ tableView: SizingTableView, dropSessionDidExit session: any UIDropSession) {}

        /// Does nothing.
        public func tableView(_ tableView: SizingTableView, dropSessionDidEnd session: any UIDropSession) {}

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            dropPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            nil
        }
    }
#endif
