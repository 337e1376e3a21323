import SizingEngine
import UIKit

/// Questions of the app about the places of elements, wherever they are. All answers follow from one state of the layout, with
/// measured and estimated sizes.
extension Scrolling {
    /// Performs an action during which attributes of items state their places, and not where a scroll will find them.
    func statingPlaces<Answer>(_ action: () -> Answer) -> Answer {
        let outer = statesPlaces
        statesPlaces = true
        defer { statesPlaces = outer }
        return action()
    }

    /// Measures elements wherever they are. The visible elements stay in place.
    ///
    /// Headers and footers that turn out not to exist have no extent. In the middle of a pass nothing is measured.
    ///
    /// - Complexity: O(*k* log *n*) for *k* elements.
    func measureInPlace(_ elements: [Element]) throws(Interrupted) {
        guard session.told.isPrepared, session.isCurrent, session.pending.stale.isEmpty, session.transition == nil,
            !session.isUpdating, session.reordering.movement == nil,
            let traits = collectionView?.traitCollection, let viewport = session.visibleViewport,
            let kept = session.elastic?.anchor(wholeIn: viewport)
        else { return }
        let isUnknown: (Element) -> Bool = { [unowned self] in
            guard let model = session.elastic?.model, model.contains($0) else { return false }
            return model.measuredSize(of: $0) == nil
        }
        for section in Set(elements.filter(isUnknown).map(\.section)).sorted() {
            try session.resolve(section)
        }
        // All closures of the app are called first: until the sizes are set, the elements on screen are as they were.
        var sizes: [(element: Element, size: ItemSize)] = []
        for element in elements where isUnknown(element) {
            sizes.append((element, try session.measurer.size(of: element, under: traits)))
        }
        guard !sizes.isEmpty else { return }
        for (element, size) in sizes where isUnknown(element) {
            session.content.setSize(size, of: element, in: viewport)
        }
        try session.measure(in: viewport, keeping: .anchor(kept), margin: Margin(0))
    }

    /// Where an element begins along the scroll axis, in points, also while it is pinned; `nil` if it is not placed.
    func start(of element: Element) -> CGFloat? {
        guard let environment, let frame = session.frame(of: element) else { return nil }
        return environment.grid.points(of: frame.main.start)
    }

    /// The item whose span covers a position of the scroll axis, in points; `nil` if there is a header, a footer or nothing.
    ///
    /// - Complexity: O(log *n*)
    func item(at position: CGFloat) -> IndexPath? {
        guard session.phase != .awaitingUpdates, let elastic, let environment else { return nil }
        let pixel = environment.grid.position(of: position, rounded: .down)
        guard let element = elastic.element(at: pixel), element.isItem,
            elastic.span(of: element).intersects(Span(start: pixel, length: 1))
        else { return nil }
        return element.indexPath
    }

    /// The items that overlap a range of the scroll axis, in points, measured or not.
    ///
    /// - Complexity: O(log *n* + *k*) for *k* items.
    func items(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
        guard session.phase != .awaitingUpdates, let elastic, let environment, start < end else { return [] }
        let span = Span(
            start: environment.grid.position(of: start, rounded: .down),
            end: environment.grid.position(of: end, rounded: .up)
        )
        var items: [IndexPath] = []
        elastic.forEachElement(in: span) { element, _, _ in
            if element.isItem { items.append(element.indexPath) }
            return true
        }
        return items
    }
}
