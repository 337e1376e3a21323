import SizingEngine
import UIKit

extension SizingLayout {
    /// Where the reader is now.
    ///
    /// - Parameter keyType: The type of the items' keys.
    /// - Returns: The position of the first item on screen (of the last one where ``contentAnchor-swift.property`` is the
    ///   end) that has a key of that type; `nil` if there is none.
    public final func position<Key: Hashable & Sendable>(withKeysOf keyType: Key.Type) -> SizingPosition<Key>? {
        guard let elastic, let environment, let viewport = visibleViewport else { return nil }
        var found: SizingPosition<Key>?
        elastic.forEachElement(in: viewport.unobscuredSpan) { element, frame, _ in
            guard element.isItem, let key = key(of: element)?.base as? Key else { return true }
            let inside =
                elastic.heldEdge == .start
                ? frame.main.start - viewport.unobscuredSpan.start : viewport.unobscuredSpan.end - frame.main.end
            found = SizingPosition(
                key: key,
                edge: holdsLastElements ? .end : .start,
                distance: environment.grid.points(of: inside)
            )
            return holdsLastElements
        }
        return found
    }

    /// The key of an item on screen. The data are not asked while they may be others than what is on screen shows.
    private func key(of item: Element) -> AnyHashable? {
        guard dirt.isEmpty, phase == .ready || phase == .settling else { return knownKeys[item] }
        return sizing(of: item)?.key
    }

    /// Shows an item where a position says, exactly, without animation.
    ///
    /// Called before the first layout pass it decides what is shown first. Where an end of the content is nearer than the
    /// position asks for, that end is shown.
    ///
    /// - Parameters:
    ///   - position: Where the reader was.
    ///   - indexPath: Where the item with the position's key is now. One that does not exist is ignored, with a line in the
    ///     log.
    public final func restore<Key>(_ position: SizingPosition<Key>, at indexPath: IndexPath) {
        guard let element = Element(itemAt: indexPath) else { return }
        show(
            WantedPosition(
                element: element,
                place: .edge(position.edge == .start ? .start : .end, distance: position.distance)
            )
        )
    }

    /// Shows the item with a position's key where the position says, exactly, without animation.
    ///
    /// ``indexPathForKey`` is asked where the item is now. Called before the first layout pass it decides what is shown
    /// first.
    ///
    /// - Parameter position: Where the reader was.
    /// - Returns: Whether the item was found. If not, nothing is scrolled; without an ``indexPathForKey`` the log says so.
    @discardableResult
    public final func restore<Key>(_ position: SizingPosition<Key>) -> Bool {
        guard let indexPathForKey else {
            SizingLog.reportOnce("restore", "a position cannot be restored without an indexPathForKey")
            return false
        }
        guard let indexPath = asking({ indexPathForKey(AnyHashable(position.key)) }) ?? nil else { return false }
        restore(position, at: indexPath)
        return true
    }
}
