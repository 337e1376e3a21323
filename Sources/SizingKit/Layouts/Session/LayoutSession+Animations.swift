import SizingEngine
import UIKit

extension LayoutSession {
    /// The attributes from which an element is animated that is on screen after a batch.
    ///
    /// An element that existed before slides from its old position, in its new size, and never fades. A new element
    /// starts with its true size in its true position. UIKit's default would fade every element that slides into view.
    func initialAttributes(of element: Element) -> UICollectionViewLayoutAttributes? {
        guard let transition, let environment, let attributes = attributes(of: element, environment) else {
            return nil
        }
        if let origin = transition.backward.destination(of: element),
            var frame = transition.seenFrameBefore(of: origin)
        {
            frame.main = Span(start: frame.main.start, length: length(of: attributes, environment))
            move(attributes, to: frame, environment)
            swipes.show(origin, asIn: transition.swipedRows, in: attributes)
            // The old view moves to where the new one appears, so the two must not overlap at full opacity.
            if transition.backward.isReloaded(element) { attributes.alpha = 0 }
            return attributes
        }
        apply(element.isItem ? layout.insertionTransition : .fade, to: attributes)
        return attributes
    }

    /// The attributes to which an element is animated that was on screen before a batch.
    ///
    /// - Parameter kind: The kind of a header or footer; `nil` for an item.
    func finalAttributes(of element: Element, ofKind kind: String? = nil) -> UICollectionViewLayoutAttributes? {
        guard let transition, let environment, let before = transition.seenFrameBefore(of: element) else { return nil }
        let list =
            transition.placedBefore.list(element.section)
            ?? sections.shownList(element.section, in: transition.before.model)
        let attributes = attributes(
            of: element,
            at: before,
            isPinned: transition.before.model.pins(element),
            in: list,
            environment,
            ofKind: kind
        )
        if let destination = transition.forward.destination(of: element), var frame = seenFrame(of: destination) {
            frame.main = Span(start: frame.main.start, length: before.main.length)
            move(attributes, to: frame, environment)
            swipes.show(destination, in: attributes)
            if transition.forward.isReloaded(element) { attributes.alpha = 0 }
            return attributes
        }
        swipes.show(element, asIn: transition.swipedRows, in: attributes)
        apply(element.isItem ? layout.deletionTransition : .fade, to: attributes)
        return attributes
    }

    func apply(_ transition: SizingTransition, to attributes: UICollectionViewLayoutAttributes) {
        let transition = transition.respectingReducedMotion
        attributes.alpha = transition.alpha
        attributes.transform = transition.transform
    }

    func move(
        _ attributes: UICollectionViewLayoutAttributes,
        to frame: ItemFrame,
        _ environment: LayoutEnvironment
    ) {
        attributes.frame = environment.axis.rect(frame, on: environment.grid)
    }

    private func length(of attributes: UICollectionViewLayoutAttributes, _ environment: LayoutEnvironment) -> Int {
        environment.grid.extent(of: environment.axis.main(attributes.size), rounded: .nearest)
    }

    /// Where an element is seen, with pinning; `nil` if it does not exist.
    private func seenFrame(of element: Element) -> ItemFrame? {
        guard isPinned(element), let viewport = visibleViewport,
            let frame = elastic?.pinnedFrame(of: element, in: viewport)
        else { return frame(of: element) }
        return frame
    }

    /// Whether an element is pinned to an edge of the visible area, wherever its section begins or ends.
    func isPinned(_ element: Element) -> Bool { elastic?.model.pins(element) ?? false }
}
