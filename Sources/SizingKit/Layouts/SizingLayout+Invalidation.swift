import SizingEngine
import UIKit

extension SizingLayout {
    /// Removes every size, in the cache too, and measures what is on screen again.
    public final func invalidateSizes() {
        whenAnswered {
            $0.statistics.items.cancelledOffMainActor += $0.asyncMeasurements.cancelAll()
            $0.cache.removeAll()
            $0.forgetPlacedSizes()
        }
    }

    /// Removes the sizes of items, in the cache too, and measures those on screen again. The first item on screen that
    /// keeps its size stays in place.
    ///
    /// Call it together with `reconfigureItems(at:)`: UIKit does not notify layouts of that method.
    ///
    /// - Parameter indexPaths: The index paths of the items. Those that do not exist are ignored.
    /// - Complexity: O(*k* log *n*) for *k* items.
    public final func invalidateSizes(at indexPaths: [IndexPath]) {
        whenCountsAreKnown {
            $0.invalidateSizes(of: indexPaths.lazy.compactMap(Element.init(itemAt:)))
        }
    }

    /// Removes the sizes of keys, in the cache too, wherever their items are.
    ///
    /// The layout does not know which items have the keys, so it looks every item near the viewport up again. The cache
    /// still has the sizes of all other keys; items without a key are measured again. Items further away have estimated
    /// sizes until they come near.
    ///
    /// - Complexity: O(*k* log *n*) for *k* sections in which something was measured.
    public final func invalidateSizes(for keys: some Sequence<some Hashable>) {
        let keys: [AnyHashable] = keys.map { AnyHashable($0) }
        whenAnswered {
            for key in keys {
                $0.statistics.items.cancelledOffMainActor += $0.asyncMeasurements.cancel(key)
                $0.cache.removeAll(for: key)
            }
            $0.forgetPlacedSizes()
        }
    }

    /// Removes the sizes of all items, headers and footers of sections, in the cache too.
    ///
    /// - Parameter sections: The indexes of the sections. Those that do not exist are ignored.
    /// - Complexity: O(*k* log *n*) for *k* items in the sections: each is asked for its key.
    public final func invalidateSizes(inSections sections: IndexSet) {
        whenCountsAreKnown {
            guard let model = $0.elastic?.model else { return }
            for section in sections where section < model.sectionCount {
                let items = (0..<model.itemCount(in: section)).lazy.map { Element.item($0, in: section) }
                $0.invalidateSizes(of: items)
                $0.invalidateSizes(of: [.header(of: section), .footer(of: section)])
            }
        }
    }

    /// Removes the templates. They are created again when they are needed; sizes are kept.
    ///
    /// The layout removes templates by itself on a memory warning and when traits change that sizes depend on. Call
    /// this method when something else changes that a template was created with, such as the fonts of a theme.
    public final func removeTemplates() {
        finder.templates.removeTemplates()
    }

    private func invalidateSizes(of elements: some Sequence<Element>) {
        for element in elements where !isInterrupted { invalidateSize(of: element) }
        invalidateLayout()
    }

    private func invalidateSize(of element: Element) {
        guard elastic?.model.contains(element) == true else { return }
        let key = sizing(of: element)?.key
        if let key { statistics.items.cancelledOffMainActor += asyncMeasurements.cancel(key) }
        let isTold: Void? = asking {
            if let key { return cache.removeAll(for: key) }
            SizingLog.record(
                .invalidated,
                SizingEvent(.invalidated, indexPath: element.indexPath, elementKind: element.supplementaryKind)
            )
        }
        guard isTold != nil else { return }
        shownViews.forget(element)
        stale.insert(element)
    }

    /// Looks everything up again that is near the viewport.
    private func forgetPlacedSizes() {
        dirt.insert(.sizes)
        precacher.measuredCount = 0
        invalidateLayout()
    }
}
