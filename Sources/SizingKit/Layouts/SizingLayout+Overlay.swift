import UIKit

extension SizingLayout {
    /// Returns how the size of an item was found; `nil` if the item does not exist.
    ///
    /// - Complexity: O(log *n*)
    public final func sizingStatus(ofItemAt indexPath: IndexPath) -> SizingStatus? {
        session.inspector.sizingStatus(ofItemAt: indexPath)
    }

    /// The distance from the start of the scroll view's coordinates to the start of the content, in points along the
    /// scroll axis.
    ///
    /// It is 0, unless sizes above the screen have turned out to differ from their estimates and the content offset cannot be moved
    /// accordingly: then it has another value until the scroll view comes to rest. See *Keeping the reader's place*.
    public final var contentOrigin: CGFloat {
        session.inspector.contentOrigin
    }
}
