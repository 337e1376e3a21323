import SizingEngine
import UIKit

extension LayoutSession {
    /// Starts or stops measuring ahead of time.
    func precachingDidChange() {
        guard let precaching = layout.precaching, !precaching.isPaused else {
            precacher.observer = nil
            return
        }
        if precacher.observer == nil {
            precacher.observer = RunLoopObserver(whileLayoutLives { $0.precache() })
        }
        wakePrecacher()
    }

    /// Makes the run loop turn once more, so that measuring ahead of time continues.
    func wakePrecacher() {
        if precacher.observer != nil { RunLoopObserver.wakeUp(after: 0) }
    }

    /// Measures items for the time of one turn of the run loop, if the scroll view is at rest.
    private func precache() {
        guard let precaching = layout.precaching, canPrecache(precaching), isAtRest() else { return }
        precacher.begin(precaching)
        let measured = SizingSignposts.interval("Precache") { holdingLayout { measureSlice(precaching) } }
        precacher.end()
        guard measured > 0 else { return }
        precacher.measuredCount += measured
        invalidateLayout()
        // Settles once after all these measurements, if they moved the origin.
        runLoopWillSleep()
        wakePrecacher()
    }

    private func canPrecache(_ precaching: SizingPrecaching) -> Bool {
        guard isCurrent, pending.stale.isEmpty, !isUpdating else {
            return false
        }
        guard let elastic, elastic.model.unmeasuredCount > 0, collectionView?.window != nil else { return false }
        return asyncMeasurements.count < IdlePrecacher.largestAsyncCount && !reachesLimit(precaching, after: 0)
    }

    private func reachesLimit(_ precaching: SizingPrecaching, after measured: Int) -> Bool {
        precaching.itemLimit.map { precacher.measuredCount + measured >= $0 } ?? false
    }

    /// Measures unmeasured elements around the viewport, the nearest first.
    ///
    /// - Returns: The number of elements that were measured.
    private func measureSlice(_ precaching: SizingPrecaching) -> Int {
        guard let collectionView, let environment, let elastic else { return 0 }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let anchor = elastic.anchor(at: viewport.span[elastic.anchorEdge])
        var measured = 0
        var margin = max(1, viewport.length)
        while let distance = distanceOfNearestUnmeasured(from: viewport) {
            // Elements up to one viewport further away than the nearest count as equally near.
            margin = max(margin, distance + max(1, viewport.length))
            guard var placement = self.elastic?.placement(in: viewport, margin: margin, anchor: anchor) else { break }
            var isUseful = false
            while let step = self.elastic?.next(in: &placement) {
                isUseful = true
                switch step {
                case .resolve(let section):
                    resolve(section)
                    guard pending.parts.isEmpty, phase == .ready else { return measured }
                case .measure(let element):
                    let continues = measureAhead(element)
                    if continues { measured += 1 }
                    guard pending.parts.isEmpty, phase == .ready else { return measured }
                    if !continues || isSliceOver(precaching, after: measured) {
                        // This call updates the origin for the element that was measured last.
                        _ = self.elastic?.next(in: &placement)
                        return measured
                    }
                }
            }
            if isUseful { continue }
            // The positions of unmeasured elements may be rough estimates.
            guard margin <= elastic.model.total else { break }
            margin *= 2
        }
        return measured
    }

    /// - Returns: Whether measuring may continue: the data have not been reloaded, and the size of the element is known
    ///   before it is shown.
    private func measureAhead(_ element: Element) -> Bool {
        let found = foundSizes
        guard let traits = collectionView?.traitCollection else { return false }
        guard let size = measure(element, under: traits), pending.parts.isEmpty, phase == .ready, !precacher.isBlocked
        else { return false }
        elastic?.model.measure(size, element)
        if foundSizes > found { recordPrecached(element, size) }
        return true
    }

    private func isSliceOver(_ precaching: SizingPrecaching, after measured: Int) -> Bool {
        precacher.isOver || collectionView?.isTracking == true || reachesLimit(precaching, after: measured)
            || asyncMeasurements.count >= IdlePrecacher.largestAsyncCount
    }

    /// The distance of the nearest unmeasured element from the viewport, in pixels; `nil` if all are measured.
    private func distanceOfNearestUnmeasured(from viewport: Viewport) -> Int? {
        guard let elastic else { return nil }
        let visible = elastic.modelSpan(viewport.span)
        guard let first = elastic.model.element(at: visible.start) else { return nil }
        let below = elastic.model.nextToPlace(from: first).map { elastic.model.span(of: $0).start - visible.end }
        let above = elastic.model.nextToPlace(before: first).map { visible.start - elastic.model.span(of: $0).end }
        return [below, above].compactMap { $0 }.min().map { max(0, $0) }
    }

    private var foundSizes: Int {
        let (items, others) = (statistics.items, statistics.supplementaryViews)
        return items.measured + items.cacheHits + others.measured + others.cacheHits
    }

    private func recordPrecached(_ element: Element, _ size: ItemSize) {
        count(element) { $0.precached += 1 }
        guard SizingLog.categories.contains(.precached), let sizing = sizing(of: element), let environment else {
            return
        }
        let grid = environment.grid
        let event = SizingEvent(
            .precached,
            indexPath: element.indexPath,
            elementKind: kind(of: element),
            key: sizing.key,
            size: environment.axis.size(main: grid.points(of: size.main), cross: grid.points(of: size.cross))
        )
        asking { SizingLog.record(.precached, event) }
    }
}
