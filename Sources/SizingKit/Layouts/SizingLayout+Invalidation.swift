import SizingEngine
import UIKit

extension SizingLayout {
    /// Forgets every size, in the cache too, and measures anew what is on screen.
    public final func invalidateSizes() {
        statistics.items.cancelledOffMainActor += asyncMeasurements.cancelAll()
        cache.removeAll()
        forgetPlacedSizes()
    }

    /// Forgets the sizes of some items, in the cache too. What is on screen of them is measured anew; the first item on
    /// screen that keeps its size stays where it is.
    ///
    /// Call it beside `reconfigureItems(at:)`, which UIKit does not tell layouts of.
    ///
    /// - Parameter indexPaths: The items. Those that do not exist are left out.
    /// - Complexity: O(*k* log *n*) for *k* items.
    public final func invalidateSizes(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths where indexPath.count == 2 {
            invalidateSize(of: .item(indexPath.item, in: indexPath.section))
        }
        invalidateLayout()
    }

    /// Forgets the sizes of keys, in the cache too, wherever their items are.
    ///
    /// The layout does not know which items have the keys. So every item near the viewport is looked up again, in the
    /// cache, which still has the sizes of all other keys; items without a key are measured again. What is further away
    /// stands at its estimate until it comes near.
    ///
    /// - Complexity: O(*k* log *n*) for *k* sections in which something was measured.
    public final func invalidateSizes(for keys: some Sequence<some Hashable>) {
        for key in keys {
            statistics.items.cancelledOffMainActor += asyncMeasurements.cancel(key)
            cache.removeAll(for: key)
        }
        forgetPlacedSizes()
    }

    /// Forgets the sizes of all items of some sections, and of their headers and footers, in the cache too.
    ///
    /// - Parameter sections: The sections. Those that do not exist are left out.
    /// - Complexity: O(*k* log *n*) for *k* items in the sections: each is asked for its key.
    public final func invalidateSizes(inSections sections: IndexSet) {
        guard let elastic else { return }
        for section in sections where section < elastic.model.sectionCount {
            invalidateSize(of: .header(of: section))
            for item in 0..<elastic.model.itemCount(in: section) { invalidateSize(of: .item(item, in: section)) }
            invalidateSize(of: .footer(of: section))
        }
        invalidateLayout()
    }

    /// Drops the templates. They are made anew when they are needed; sizes are kept.
    ///
    /// Templates are dropped by themselves on a memory warning and when traits change that sizes depend on. Call it when
    /// something else changes that a template took over when it was made, such as the fonts of a theme.
    public final func removeTemplates() {
        finder.templates.removeTemplates()
    }

    private func invalidateSize(of element: Element) {
        guard elastic?.model.contains(element) == true else { return }
        if let key = sizing(of: element)?.key {
            statistics.items.cancelledOffMainActor += asyncMeasurements.cancel(key)
            cache.removeAll(for: key)
        } else {
            SizingLog.record(
                .invalidated,
                SizingEvent(.invalidated, indexPath: element.indexPath, elementKind: element.supplementaryKind)
            )
        }
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
