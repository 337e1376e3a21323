import SizingEngine
import UIKit

extension SizingLayout {
    /// Returns how far a carousel is scrolled, in points: 0 at the start, and growing towards the last item, also in a
    /// right-to-left interface.
    ///
    /// Where columns come to rest in the middle, the offset is 0 when the first column is at the inset; at the start it is
    /// negative then. While the carousel bounces, the offset lies beyond an end.
    ///
    /// - Parameter section: The index of the section.
    /// - Returns: The offset; `nil` if there is no such section, or if it is no carousel that has come near the visible
    ///   area.
    public final func carouselOffset(inSection section: Int) -> CGFloat? {
        session.carousels.offset(of: section)
    }

    /// Scrolls a carousel.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points: see ``carouselOffset(inSection:)``. It is limited to the ends of the carousel.
    ///   - section: The index of the section. One that is no carousel, or has not come near the visible area yet, is
    ///     ignored.
    ///   - animated: Whether the scroll is animated.
    public final func setCarouselOffset(_ offset: CGFloat, inSection section: Int, animated: Bool) {
        session.carousels.setOffset(offset, section, animated: animated)
    }

    /// Returns the number of the column that rests nearest to the present offset of a carousel: the current page of a page
    /// control, if a page is one column wide.
    ///
    /// - Parameter section: The index of the section.
    /// - Returns: The number of the column, from 0; `nil` if the section has no items, is no carousel, or has not come near
    ///   the visible area.
    public final func carouselPage(inSection section: Int) -> Int? {
        guard let carousel = session.carousels[section] else { return nil }
        return session.elastic?.model.restingItem(ofCarousel: section).map { $0 / carousel.state.parameters.rows }
    }

    /// Returns where a carousel is scrolled to, to be restored later.
    ///
    /// Unlike ``carouselOffset(inSection:)`` it stays valid after a relaunch, at another width, and when items are inserted.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - keyType: The type of the items' keys.
    /// - Returns: The key of the first item that is wholly visible, and the distance of its leading edge from the inset of
    ///   the section; `nil` if that item has no key of the type, if the section is no carousel, or if it has not come near
    ///   the visible area.
    public final func carouselPosition<Key: Hashable & Sendable>(
        inSection section: Int,
        withKeysOf keyType: Key.Type
    ) -> SizingPosition<Key>? {
        session.carousels.position(section, withKeysOf: keyType)
    }

    /// Scrolls a carousel so that an item is where a position says, without animation: at once, or when the section comes
    /// near the visible area. The ends of the carousel limit it.
    ///
    /// - Parameters:
    ///   - position: The position to restore.
    ///   - indexPath: The present index path of the item with the position's key.
    public final func restoreCarousel<Key>(_ position: SizingPosition<Key>, at indexPath: IndexPath) {
        session.carousels.restore(at: indexPath, distance: position.distance)
    }
}
