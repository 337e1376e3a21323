import SizingEngine
import UIKit

extension Measurer {
    /// The number of items that have been placed with their estimates until their sizes arrive, or their shown cells tell
    /// their sizes.
    var itemsAwaitingSize: Int {
        guard asyncMeasurements.count > 0 || !session.answers.shownViews.estimated.isEmpty,
            let model = session.elastic?.model
        else { return 0 }
        // In any order: a number.
        return asyncMeasurements.waitingElements.union(session.answers.shownViews.estimated).count {
            $0.isItem && model.contains($0) && model.measuredSize(of: $0) != nil
        }
    }

    /// Begins to measure an element off the main actor. It has its estimated size meanwhile.
    func begin(
        _ work: BackgroundWork,
        for element: Element,
        _ request: SizeFinder.Request,
        isAhead: Bool
    ) {
        guard let key = request.key else { return }
        let reference = SessionReference(session)
        let begun = asyncMeasurements.begin(
            key,
            for: element,
            work,
            offer: request.offer
        ) { size, elements in
            reference.use {
                $0.measurer.apply(size, for: elements, key, request)
                $0.precacher.wake()
            }
        }
        guard begun else { return }
        count(element) { $0.begunOffMainActor += 1 }
        // Not at once: this may be a placement for bounds that are not set yet.
        if !isAhead { tidyUpMeasurementsLater() }
    }

    /// Looks for measurements that nobody waits for any longer if that was put off until after a pass.
    func tidyUpMeasurementsIfNeeded() {
        guard asyncMeasurements.awaitsPass else { return }
        asyncMeasurements.awaitsPass = false
        tidyUpMeasurementsLater()
    }

    private func tidyUpMeasurementsLater() {
        asyncMeasurements.tidyUpLater(session.whileLayoutLives { $0.measurer.cancelUnwantedMeasurements() })
    }

    /// Updates the waiting elements after a batch of updates.
    func moveAsyncMeasurements(through map: UpdateMap) {
        guard asyncMeasurements.count > 0 else { return }
        asyncMeasurements.moveElements { map.destination(of: $0) }
    }

    /// Cancels measurements for elements that have been scrolled far away. These elements count as unmeasured again.
    private func cancelUnwantedMeasurements() {
        guard session.isCurrent, let elastic, let environment,
            let collectionView
        else {
            asyncMeasurements.awaitsPass = true
            return
        }
        let viewport = session.viewport(for: collectionView.bounds, in: environment)
        let wanted = viewport.span.expanded(by: viewport.length * MeasuringReach.awaited)
        let (elements, cancelled) = asyncMeasurements.cancel {
            elastic.model.contains($0) && !elastic.span(of: $0).expanded(by: 1).intersects(wanted)
        }
        guard !elements.isEmpty else { return }
        statistics.items.cancelledOffMainActor += cancelled
        // The lines of a flow and the columns of a masonry depend on items far away. The measurements that this
        // placement begins anew are not cancelled again, or this would repeat for ever.
        asyncMeasurements.isReplacingCancelled = true
        session.change(because: .sizesFarAway) { session.content.forgetMeasuredSizes(of: elements) }
        asyncMeasurements.isReplacingCancelled = false
        session.invalidateLayout()
    }

    /// Applies a size that was measured off the main actor. The content on screen stays in place.
    private func apply(
        _ content: CGSize?,
        for elements: Set<Element>,
        _ key: SizeKey,
        _ request: SizeFinder.Request
    ) {
        guard let content, let size = size(of: content, for: request) else { return }
        if elements.isEmpty { statistics.items.measured += 1 }
        for element in elements.sorted() {
            count(element) { $0.measured += 1 }
            correct(element, to: size, key)
        }
    }

    private func correct(_ element: Element, to measured: MeasuredSize, _ key: SizeKey) {
        guard let elastic, elastic.model.contains(element) else { return }
        guard session.isCurrent, let collectionView else {
            // The next pass finds the size in the cache.
            session.pending.measureAgain(element)
            return session.invalidateLayout()
        }
        // The index path may belong to another item by now, or the width may have changed.
        let indexPath = session.reordering.dataElement(for: element).indexPath
        let traits = collectionView.traitCollection
        guard let sizing = try? session.sections.sizing(of: element), let space = space(of: element, for: sizing),
            let wanted = try? request(for: element, at: indexPath, sizing, in: space, under: traits), wanted.key == key
        else { return }
        let size = space.size(of: measured)
        guard let old = elastic.model.measuredSize(of: element), old != size else { return }
        session.change(because: .lateSize(of: element)) {
            session.content.setSize(size, of: element, in: session.visibleViewport)
        }
        session.invalidateLayout()
    }
}
