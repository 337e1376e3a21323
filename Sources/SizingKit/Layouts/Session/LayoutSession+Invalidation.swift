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
        whenCountsAreKnown {
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
        whenCountsAreKnown {
            guard let model = $0.elastic?.model else { return }
            for section in sections where section < model.sectionCount {
                let items = (0..<model.itemCount(in: section)).lazy.map { Element.item($0, in: section) }
                $0.invalidateSizes(of: items)
                $0.invalidateSizes(of: [.header(of: section), .footer(of: section)])
            }
        }
    }

    private func invalidateSizes(of elements: some Sequence<Element>) {
        for element in elements where !isInterrupted { invalidateSize(of: element) }
        invalidateLayout()
    }

    /// Looks an element up again. If it was measured with another version of its content, its sizes in the cache stay right: those
    /// of the other version, too, which may come back.
    private func invalidateSize(of element: Element) {
        guard elastic?.model.contains(element) == true else { return }
        let sizing = sizing(of: element)
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
                    elementKind: element.supplementaryKind,
                    key: key
                )
            )
        }
        guard wasReported != nil else { return }
        shownViews.forget(element)
        stale.insert(element)
        turned?.model = nil
    }

    /// Looks up everything near the viewport again.
    private func forgetPlacedSizes() {
        invalidParts.insert(.sizes)
        turned?.model = nil
        precacher.measuredCount = 0
        invalidateLayout()
    }
}
