import SizingEngine
import UIKit

extension SizingLayout {
    /// Returns the position of the content on screen, to be restored later.
    ///
    /// - Parameter keyType: The type of the items' keys.
    /// - Returns: The position of the first item on screen that has a key of that type, or of the last one if
    ///   ``contentAnchor-swift.property`` is the end; `nil` if there is no such item.
    public final func position<Key: Hashable & Sendable>(withKeysOf keyType: Key.Type) -> SizingPosition<Key>? {
        session.position(withKeysOf: keyType)
    }

    /// Scrolls so that an item is exactly where a position says, without animation.
    ///
    /// Before the first layout pass it determines the position that is shown first. It does not scroll beyond the ends
    /// of the content.
    ///
    /// - Parameters:
    ///   - position: The position to restore.
    ///   - indexPath: The present index path of the item with the position's key. One that does not exist is ignored,
    ///     with a line in the log.
    public final func restore<Key>(_ position: SizingPosition<Key>, at indexPath: IndexPath) {
        guard let element = Element(itemAt: indexPath) else { return }
        session.scrolling.show(
            WantedPosition(
                element: element,
                target: .edge(
                    position.edge == .start ? .start : .end,
                    distance: position.distance,
                    length: position.itemLength
                )
            )
        )
    }

    /// Scrolls so that the item with a position's key is exactly where the position says, without animation.
    ///
    /// It calls ``indexPathForKey`` for the present index path of the item. Before the first layout pass it determines
    /// the position that is shown first.
    ///
    /// - Parameter position: The position to restore.
    /// - Returns: Whether the item was found. If not, nothing is scrolled. If ``indexPathForKey`` is `nil`, a line is
    ///   written to the log.
    @discardableResult
    public final func restore<Key>(_ position: SizingPosition<Key>) -> Bool {
        guard let indexPathForKey else {
            SizingLog.reportOnce("restore", "cannot restore a position: set indexPathForKey, or call restore(_:at:)")
            return false
        }
        guard let indexPath = try? session.asking({ indexPathForKey(AnyHashable(position.key)) }) else {
            return false
        }
        restore(position, at: indexPath)
        return true
    }
}
