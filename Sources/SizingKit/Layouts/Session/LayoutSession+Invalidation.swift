import SizingEngine
import UIKit

/// Invalidation of sizes by the app.
extension LayoutSession {
    func invalidateSizes() {
        whenAnswered {
            $0.statistics.items.cancelledOffMainActor += $0.asyncMeasurements.cancelAll()
            $0.cache.removeAll()
            $0.forgetPlacedSizes()
        }
    }

    func invalidateSizes(at indexPaths: [IndexPath]) {
        guard collectionView != nil else { return removeKeptSizes(at: indexPaths) }
        whenPlaced {
            $0.invalidateSizes(of: indexPaths.lazy.compactMap(Element.init(itemAt:)))
        }
    }

    func invalidateSizes(for keys: [AnyHashable]) {
        whenAnswered {
            for key in keys {
                $0.statistics.items.cancelledOffMainActor += $0.asyncMeasurements.cancel(key)
                $0.cache.removeAll(for: key)
            }
            $0.forgetPlacedSizes()
        }
    }

    func invalidateSizes(inSections sections: IndexSet) {
        // Without a collection view, nothing is known of the items of a section.
        guard collectionView != nil else { return cache.removeAll() }
        whenPlaced {
            guard let model = $0.elastic?.model else { return }
            for section in sections where section < model.sectionCount {
                let items = (0..<model.itemCount(in: section)).lazy.map { Element.item($0, in: section) }
                $0.invalidateSizes(of: items)
                $0.invalidateSizes(of: [.header(of: section), .footer(of: section)])
            }
        }
    }

    /// Removes sizes from the cache while another layout has the collection view. When it comes back, the index paths may have other
    /// meanings.
    private func removeKeptSizes(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            // A diffable data source can't be asked without the collection view.
            guard let key = layout.itemSizing?(indexPath).key ?? layout.key(ofItemAt: indexPath) else {
                return cache.removeAll()
            }
            cache.removeAll(for: key)
        }
    }

    /// Performs an action now, or in the next pass if nothing is placed, or if the collection view and the layout may disagree on
    /// index paths: the cache may have sizes from before.
    private func whenPlaced(_ action: @escaping @MainActor (LayoutSession) -> Void) {
        if elastic == nil { postpone(action) } else { whenCountsAreKnown(action) }
    }

    private func invalidateSizes(of elements: some Sequence<Element>) {
        // A closure of the app that is asked for a key may reload: what is at these index paths then is invalidated in the next pass.
        var left: [Element] = []
        for element in elements where isInterrupted || !invalidateSize(of: element) { left.append(element) }
        if !left.isEmpty { postpone { $0.invalidateSizes(of: left) } }
        invalidateLayout()
    }

    /// Looks an element up again. If it was measured with another version of its content, its sizes in the cache stay right: those
    /// of the other version, too, which may come back.
    ///
    /// - Returns: `false` if a closure of the app has changed the data before it was done.
    private func invalidateSize(of element: Element) -> Bool {
        guard elastic?.model.contains(element) == true else { return true }
        let sizing = sizing(of: element)
        guard !isInterrupted else { return false }
        let key = sizing?.key
        if let key { statistics.items.cancelledOffMainActor += asyncMeasurements.cancel(key) }
        let wasReported: Void? = asking {
            if let sizing, let key, !knownKeys.isMeasured(element, inOtherVersionThan: sizing.version, of: key) {
                return cache.removeAll(for: key)
            }
            SizingLog.record(
                .invalidated,
                SizingEvent(
                    .invalidated,
                    indexPath: element.indexPath,
                    elementKind: kind(of: element),
                    key: key
                )
            )
        }
        guard wasReported != nil else { return false }
        shownViews.forget(element)
        pending.stale.insert(element)
        turned?.model = nil
        return true
    }

    /// Looks up everything near the viewport again.
    private func forgetPlacedSizes() {
        pending.parts.insert(.sizes)
        turned?.model = nil
        precacher.measuredCount = 0
        invalidateLayout()
    }
}
