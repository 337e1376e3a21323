#if !os(tvOS)
    import SizingEngine
    import UIKit

    extension SizingLayout {
        /// Reveals the trailing swipe actions of an item's row, or a Delete button if it has none, as a table does when
        /// the delete control of a row is tapped. A ``SizingListCell`` does it by itself; call it for a cell of another
        /// class:
        ///
        /// ```swift
        /// cell.accessories = [
        ///     .delete { [unowned self] in
        ///         layout.confirmDeletion(ofItemAt: indexPath) { self.delete(contact) }
        ///     }
        /// ]
        /// ```
        ///
        /// A touch elsewhere closes the row. Not available on tvOS.
        ///
        /// - Parameters:
        ///   - indexPath: The index path of the item.
        ///   - title: The title of the button. The default is the word for Delete in ``SizingListWords``.
        ///   - delete: A closure that is called when the button is tapped, and deletes the item. It is not called if the row
        ///     has swipe actions of its own.
        /// - Returns: Whether the row opens: `false` if the item doesn't exist or isn't in a list that scrolls vertically,
        ///   and during updates.
        @discardableResult
        public final func confirmDeletion(
            ofItemAt indexPath: IndexPath,
            title: String = SizingListWords.current.delete,
            _ delete: @escaping @MainActor () -> Void
        ) -> Bool {
            guard let row = Element(itemAt: indexPath) else { return false }
            return session.swipes.confirm(row) {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: title) { _, _, completion in
                        delete()
                        completion(true)
                    }
                ])
            }
        }
    }
#endif
