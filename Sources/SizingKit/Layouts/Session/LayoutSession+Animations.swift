import SizingEngine
import UIKit

extension LayoutSession {
    /// Where an element on screen after a batch comes from.
    ///
    /// What was there before slides from its old place, in its new size, and never fades. What is new starts at its true
    /// size in its true place. UIKit's own answer would fade whatever slides into view.
    func initialAttributes(of element: Element) -> UICollectionViewLayoutAttributes? {
        guard let transition, let environment, let attributes = attributes(of: element, environment) else {
            return nil
        }
        if let origin = transition.origins.place(after: element), var frame = transition.frameBefore(of: origin) {
            if !isPinned(element) {
                frame.main = Span(start: frame.main.start, length: length(of: attributes, environment))
                move(attributes, to: frame, environment)
            }
            // The old view goes where the new one comes, so the two must not lie over each other at full strength.
            if transition.origins.isReloaded(element) { attributes.alpha = 0 }
            return attributes
        }
        apply(element.isItem ? layout.insertionTransition : .fade, to: attributes)
        return attributes
    }

    /// Where an element on screen before a batch goes.
    func finalAttributes(of element: Element) -> UICollectionViewLayoutAttributes? {
        guard let transition, let environment, let before = transition.frameBefore(of: element) else { return nil }
        let list =
            transition.placedBefore.list(element.section) ?? shownList(element.section, in: transition.before.model)
        let attributes = attributes(of: element, at: before, isPinned: false, in: list, environment)
        if let place = transition.places.place(after: element), var frame = frame(of: place) {
            if isPinned(place) { return self.attributes(of: place, environment) }
            frame.main = Span(start: frame.main.start, length: before.main.length)
            move(attributes, to: frame, environment)
            if transition.places.isReloaded(element) { attributes.alpha = 0 }
            return attributes
        }
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

    /// Whether an element stays at an edge of what is visible, wherever its section begins or ends.
    func isPinned(_ element: Element) -> Bool {
        guard !element.isItem, let shape = elastic?.model.shape(of: element.section) else { return false }
        return switch element.kind {
        case .item: false
        case .header: shape.pinsHeader
        case .footer: shape.pinsFooter
        }
    }
}
