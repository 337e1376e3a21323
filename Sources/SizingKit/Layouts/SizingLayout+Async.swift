import SizingEngine
import UIKit

extension SizingLayout {
    /// How far from what is measured now, in viewports, an element may be and still be wanted.
    ///
    /// One placement measures what lies within three viewports, so that it never cancels what it has begun itself.
    private static let reachInViewports = 4

    /// The number of items that are shown at an estimate until their size arrives.
    final var itemsAwaitingSize: Int { asyncMeasurements.waitingElements.count { $0.kind == .item } }

    /// Begins to measure an element off the main actor. It stands at its estimate meanwhile.
    func begin(
        _ measure: @escaping @Sendable (SizingProposal) async -> CGSize?,
        _ priority: TaskPriority,
        for element: Element,
        _ request: SizeFinder.Request
    ) {
        guard let key = request.key else { return }
        if !precacher.isMeasuring { cancelAsyncMeasurements(farFrom: element) }
        let begun = asyncMeasurements.begin(
            key,
            for: element,
            priority: priority,
            offer: request.offer,
            measure: measure
        ) { [weak self] size, elements in
            self?.land(size, for: elements, key, request)
        }
        if begun { count(element) { $0.begunOffMainActor += 1 } }
    }

    /// Lets go of the places of elements that wait: a batch is about to change them. They count as unmeasured, so that
    /// those near the viewport begin to wait again, for the measurement that is under way.
    func detachAsyncMeasurements() {
        elastic?.model.forget(asyncMeasurements.waitingElements)
        asyncMeasurements.detachElements()
    }

    private func cancelAsyncMeasurements(farFrom element: Element) {
        guard let elastic, let environment, let collectionView else { return }
        let length = environment.grid.extent(of: max(collectionView.bounds.width, collectionView.bounds.height))
        let wanted = elastic.span(of: element).expanded(by: length * Self.reachInViewports)
        let (elements, cancelled) = asyncMeasurements.cancel {
            elastic.model.contains($0) && !elastic.span(of: $0).expanded(by: 1).intersects(wanted)
        }
        self.elastic?.model.forget(Set(elements))
        statistics.items.cancelledOffMainActor += cancelled
    }

    /// Takes a size over that was measured off the main actor. What the reader looks at stays where it is.
    private func land(
        _ content: CGSize?,
        for elements: Set<Element>,
        _ key: SizeKey,
        _ request: SizeFinder.Request
    ) {
        guard let content, let size = size(of: content, for: request) else { return }
        if elements.isEmpty { statistics.items.measured += 1 }
        for element in elements {
            count(element) { $0.measured += 1 }
            correct(element, to: size, key)
        }
        wakePrecacher()
    }

    private func correct(_ element: Element, to measured: MeasuredSize, _ key: SizeKey) {
        guard let elastic, elastic.model.contains(element) else { return }
        guard phase == .ready, dirt.isEmpty, viewportBeforeResize == nil, let environment, let collectionView else {
            // The next pass finds it in the cache.
            stale.insert(element)
            return invalidateLayout()
        }
        // Another item may have come to this place in the meantime, or another width.
        let size = itemSize(measured, of: element)
        guard let old = elastic.model.measuredSize(of: element), let sizing = sizing(of: element),
            request(for: element, sizing)?.key == key, old != size
        else { return }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let anchor = elastic.anchor(correcting: element, in: viewport)
        self.elastic?.model.measure(size, element)
        place(in: viewport, holding: Held(anchor))
        invalidateLayout()
    }
}
