import UIKit

extension SizingLayout {
    /// Returns how the size of an item was found; `nil` if the item does not exist.
    ///
    /// - Complexity: O(log *n*)
    public final func sizingStatus(ofItemAt indexPath: IndexPath) -> SizingStatus? {
        session.sizingStatus(ofItemAt: indexPath)
    }
}
