import UIKit

extension SizingLayout {
    /// Removes every size, in the cache too, and measures the elements on screen again.
    public final func invalidateSizes() {
        session.measurer.invalidateSizes()
    }

    /// Removes the sizes of items, in the cache too, and measures those on screen again. The first item on screen that
    /// keeps its size stays in place.
    ///
    /// Call it together with `reconfigureItems(at:)`: UIKit does not notify layouts of that method. If the ``ItemSizing/version``
    /// of an item has changed since it was measured, the cache keeps its sizes: it is looked up under the new version, and
    /// measured only if that is not in the cache.
    ///
    /// - Parameter indexPaths: The index paths of the items. Those that do not exist are ignored.
    /// - Complexity: O(*k* log *n*) for *k* items.
    public final func invalidateSizes(at indexPaths: [IndexPath]) {
        session.measurer.invalidateSizes(at: indexPaths)
    }

    /// Removes the sizes of keys, in the cache too, wherever their items are.
    ///
    /// The layout does not know which items have the keys, so it looks up every item near the viewport again. The cache
    /// still has the sizes of all other keys; items without a key are measured again. Items further away have estimated
    /// sizes until they come near.
    ///
    /// - Complexity: O(*k* log *n*) for *k* sections in which something was measured.
    public final func invalidateSizes(for keys: some Sequence<some Hashable>) {
        session.measurer.invalidateSizes(for: keys.map { AnyHashable($0) })
    }

    /// Removes the sizes of all items, headers and footers of sections, in the cache too.
    ///
    /// - Parameter sections: The indexes of the sections. Those that do not exist are ignored.
    /// - Complexity: O(*k* log *n*) for *k* items in the sections: each is asked for its key.
    public final func invalidateSizes(inSections sections: IndexSet) {
        session.measurer.invalidateSizes(inSections: sections)
    }

    /// Removes the sizes of the headers or of the footers of sections, in the cache too, and measures those on screen
    /// again. The items keep theirs, and the content on screen stays in place.
    ///
    /// - Parameters:
    ///   - elementKind: `UICollectionView.elementKindSectionHeader` or `UICollectionView.elementKindSectionFooter`. Other kinds are
    ///     ignored.
    ///   - sections: The indexes of the sections. Those that do not exist are ignored.
    /// - Complexity: O(*k* log *n*) for *k* sections.
    public final func invalidateSizes(ofKind elementKind: String, inSections sections: IndexSet) {
        session.measurer.invalidateSizes(ofKind: elementKind, inSections: sections)
    }

    /// Removes the templates. They are created again when they are needed; sizes are kept.
    ///
    /// The layout removes templates by itself on a memory warning and when traits change that sizes depend on. Call
    /// this method when something else changes that a template was created with, such as the fonts of a theme.
    public final func removeTemplates() {
        session.measurer.finder.templates.removeTemplates()
    }
}
