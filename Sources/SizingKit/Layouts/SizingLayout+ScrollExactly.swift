import SizingEngine
import UIKit

extension SizingLayout {
    /// Scrolls to exactly where an item is, even if nothing on the way has been measured.
    ///
    /// `UICollectionView.scrollToItem(at:at:animated:)` is exact, too. Unlike that method, this one keeps the item
    /// clear of a pinned header, and you can call it before the first layout pass or right after `reloadData()`: then
    /// the next pass shows the item. Before the first pass nothing is animated.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item. One that does not exist is ignored, with a line in the log.
    ///   - scrollPosition: The position of the item in the visible area along the scroll axis. If it is empty, the
    ///     layout scrolls by the least distance that shows the item.
    ///   - animated: Whether the scroll is animated. If it passes more than 200 unmeasured elements, only its last two
    ///     viewports are.
    public final func scrollExactly(
        toItemAt indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        guard let element = Element(itemAt: indexPath) else { return }
        session.scrolling.show(
            WantedPosition(element: element, target: .scrollPosition(scrollPosition), isAnimated: animated)
        )
    }
}
