import SizingEngine
import UIKit

extension SizingLayout {
    /// How far measuring has come: ahead of the viewport and on it.
    public final var precachingProgress: SizingPrecaching.Progress {
        let total = elastic?.model.itemCount ?? 0
        return SizingPrecaching.Progress(measuredItems: total - estimatedItemCount, totalItems: total)
    }

    /// Begins or ends to watch for idle time.
    func precachingDidChange() {
        guard let precaching, !precaching.isPaused else {
            precacher.observer = nil
            return
        }
        if precacher.observer == nil {
            precacher.observer = RunLoopObserver { [weak self] in self?.precache() }
        }
        wakePrecacher()
    }

    /// Lets the run loop turn once more, so that measuring ahead goes on.
    func wakePrecacher() {
        if precacher.observer != nil { RunLoopObserver.wakeUp(after: 0) }
    }

    /// Measures a slice, if the scroll view is at rest.
    private func precache() {
        guard let precaching, canPrecache(precaching), let collectionView, let environment else { return }
        let isAtRest = precacher.rest.isAtRest(
            offset: environment.grid.position(of: collectionView.contentOffset.y),
            isMoving: collectionView.isInMotion,
            at: CACurrentMediaTime()
        )
        guard isAtRest else {
            if !collectionView.isInMotion { RunLoopObserver.wakeUp(after: RestDetector.delay) }
            return
        }
        precacher.begin(precaching)
        let measured = SizingSignposts.interval("Precache") { measureSlice(precaching) }
        precacher.end()
        guard measured > 0 else { return }
        precacher.measuredCount += measured
        invalidateLayout()
        // One settling for the whole slice, if it moved the origin.
        runLoopWillSleep()
        wakePrecacher()
    }

    private func canPrecache(_ precaching: SizingPrecaching) -> Bool {
        guard phase == .ready, dirt.isEmpty, stale.isEmpty, viewportBeforeResize == nil, !isUpdating else {
            return false
        }
        guard let elastic, elastic.model.unmeasuredCount > 0, collectionView?.window != nil else { return false }
        return asyncMeasurements.count < IdlePrecacher.largestAsyncCount && !reachesLimit(precaching, after: 0)
    }

    private func reachesLimit(_ precaching: SizingPrecaching, after measured: Int) -> Bool {
        precaching.itemLimit.map { precacher.measuredCount + measured >= $0 } ?? false
    }

    /// Measures unmeasured elements, the nearest first, around what the viewport shows.
    ///
    /// - Returns: How many were measured.
    private func measureSlice(_ precaching: SizingPrecaching) -> Int {
        guard let collectionView, let environment, let elastic else { return 0 }
        let viewport = viewport(for: collectionView.bounds, on: environment.grid)
        let anchor = elastic.element(at: viewport.top)
        let held = anchor.map { elastic.span(of: $0).start }
        var measured = 0
        while let distance = distanceOfNearestUnmeasured(from: viewport) {
            // What is no further away than a viewport beyond the nearest counts as equally near.
            let margin = distance + max(1, viewport.length)
            guard var placement = self.elastic?.placement(in: viewport, margin: margin, anchor: anchor, at: held),
                let first = self.elastic?.nextToMeasure(&placement)
            else { break }
            var next: Element? = first
            while let element = next {
                let found = foundSizes
                let extent = measure(element)
                // Whoever reloads while a cell is configured begins anew in the next pass.
                guard dirt.isEmpty, phase == .ready else { return measured }
                if !precacher.isBlocked {
                    self.elastic?.model.measure(extent, element)
                    if foundSizes > found { recordPrecached(element, extent) }
                    measured += 1
                }
                if precacher.isBlocked || precacher.isOver || collectionView.isTracking
                    || reachesLimit(precaching, after: measured)
                    || asyncMeasurements.count >= IdlePrecacher.largestAsyncCount
                {
                    // The last call brings the origin up to date with what was measured.
                    _ = self.elastic?.nextToMeasure(&placement)
                    return measured
                }
                next = self.elastic?.nextToMeasure(&placement)
            }
        }
        return measured
    }

    /// How far the nearest unmeasured element lies outside the viewport, in pixels; `nil` if there is none.
    private func distanceOfNearestUnmeasured(from viewport: Viewport) -> Int? {
        guard let elastic, let top = elastic.element(at: viewport.top) else { return nil }
        let below = elastic.model.firstUnmeasured(from: top).map { elastic.span(of: $0).start - viewport.bottom }
        let above = elastic.model.lastUnmeasured(before: top).map { viewport.top - elastic.span(of: $0).end }
        return [below, above].compactMap { $0 }.min().map { max(0, $0) }
    }

    private var foundSizes: Int {
        let (items, others) = (statistics.items, statistics.supplementaryViews)
        return items.measured + items.cacheHits + others.measured + others.cacheHits
    }

    private func recordPrecached(_ element: Element, _ extent: Int) {
        count(element) { $0.precached += 1 }
        guard SizingLog.categories.contains(.precached), let sizing = sizing(of: element), let environment else {
            return
        }
        SizingLog.record(
            .precached,
            SizingEvent(
                .precached,
                indexPath: element.indexPath,
                elementKind: element.supplementaryKind,
                key: sizing.key,
                size: CGSize(width: environment.crossLength, height: environment.grid.points(of: extent))
            )
        )
    }
}
