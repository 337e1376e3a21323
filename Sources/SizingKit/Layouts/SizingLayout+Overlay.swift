import UIKit

extension SizingLayout {
    /// Returns the origin of an item's size; `nil` if the item does not exist.
    ///
    /// - Complexity: O(log *n*)
    public final func sizingStatus(ofItemAt indexPath: IndexPath) -> SizingStatus? {
        session.sizingStatus(ofItemAt: indexPath)
    }
}
