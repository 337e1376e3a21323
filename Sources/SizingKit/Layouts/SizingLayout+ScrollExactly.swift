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

    /// Scrolls to exactly where the header of a section is. A pinned header is then at its own place, above its first item.
    ///
    /// It may be called at the same times as ``scrollExactly(toItemAt:at:animated:)``. In place of a header that the section does not
    /// have, the layout scrolls to the first item or the footer of the section, or to the start of the next section that has
    /// anything; after the last one, to the end.
    ///
    /// - Parameters:
    ///   - section: The index of the section, which may be empty. One that does not exist is ignored, with a line in the log.
    ///   - scrollPosition: The position of the header in the visible area along the scroll axis. If it is empty, the layout
    ///     scrolls by the least distance that shows the header.
    ///   - animated: Whether the scroll is animated.
    /// - Complexity: O(log *n* + the empty sections that follow)
    public final func scrollExactly(
        toHeaderOfSection section: Int,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        session.scrolling.show(
            WantedPosition(
                element: .header(of: section),
                target: .scrollPosition(scrollPosition),
                isAnimated: animated
            )
        )
    }
}
