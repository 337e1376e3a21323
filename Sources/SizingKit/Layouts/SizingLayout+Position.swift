import SizingEngine
import UIKit

/// An item to be shown at a place of the viewport, whatever the offset is.
struct WantedPosition {
    let element: Element
    let edge: Edge
    /// How far the edge lies inside what is visible, in points along the reading direction.
    let distance: CGFloat
}

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
                edge: position.edge == .start ? .start : .end,
                distance: position.distance
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

    /// Shows an item at a place of the viewport: at once, or in the first pass.
    func show(_ wanted: WantedPosition) {
        guard let elastic, let environment, dirt.isEmpty, phase == .ready, let viewport = visibleViewport else {
            wantedPosition = wanted
            return
        }
        guard elastic.model.contains(wanted.element) else {
            SizingLog.reportOnce("position", "there is no \(wanted.element) to scroll to")
            return
        }
        place(in: viewport, holding: .anchor(anchor(for: wanted, in: viewport, environment)))
        // What was estimated until now may have moved the other edge of the item.
        place(in: viewport, holding: .anchor(anchor(for: wanted, in: viewport, environment)))
        settle()
    }

    /// Where an item must be held to be at its place.
    func anchor(for wanted: WantedPosition, in viewport: Viewport, _ environment: LayoutEnvironment) -> Anchor {
        let distance = environment.grid.position(of: wanted.distance)
        let visible = viewport.unobscuredSpan
        // In content coordinates a reversed layout begins at the end.
        let atStart = (wanted.edge == .start) != environment.isReversed
        return Anchor(
            element: wanted.element,
            edge: atStart ? .start : .end,
            position: atStart ? visible.start + distance : visible.end - distance
        )
    }
}
