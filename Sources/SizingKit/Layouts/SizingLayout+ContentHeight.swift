import UIKit

extension SizingLayout {
    /// Returns the height that the content has in a collection view of a width: the height of `contentSize` once
    /// everything is measured in it.
    ///
    /// The collection view may have another width, or none yet. So a popover gets its size before it is shown, and a list inside a
    /// scroll view its height:
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     preferredContentSize = CGSize(width: 320, height: layout.contentHeight(forWidth: 320, upTo: 600))
    /// }
    /// ```
    ///
    /// The data source is asked, in the traits, insets and safe area that the collection view has now. The measured
    /// sizes are in the cache when the collection view has that width. Nothing on screen changes. Items that can't be
    /// measured before they are shown, and those that are measured off the main actor, count with their estimates.
    ///
    /// - Parameters:
    ///   - width: The width of the collection view, in points, its insets included.
    ///   - limit: The height, in points, at which measuring stops. By default everything is measured.
    /// - Returns: The height in points, without the insets of the collection view, and not more than the limit; 0 if the width leaves no
    ///   room for items. Within a batch of updates, and in a closure that the layout calls, the present `contentSize` is returned;
    ///   in a layout that scrolls horizontally, the height of the collection view within its insets.
    /// - Complexity: O(*n*). Sizes that are in the cache are not measured, and nothing below the limit is.
    public final func contentHeight(
        forWidth width: CGFloat,
        upTo limit: CGFloat = .infinity
    ) -> CGFloat {
        guard scrollDirection == .vertical else {
            let view = collectionView
            let height = view.map { $0.bounds.inset(by: $0.adjustedContentInset).height } ?? 0
            return max(0, min(limit, height))
        }
        return session.scratch.contentHeight(forWidth: width, upTo: limit)
    }

    /// Configures the shown cells of items anew, and measures the items.
    ///
    /// UIKit does not tell layouts of `reconfigureItems(at:)`. This method calls it, and removes the sizes of the items
    /// as ``invalidateSizes(at:)`` does: the items on screen grow or shrink in place.
    ///
    /// - Parameter indexPaths: The index paths of the items. Those that do not exist are ignored.
    /// - Complexity: O(*k* log *n*) for *k* items.
    public final func reconfigureItems(at indexPaths: [IndexPath]) {
        guard let collectionView else { return invalidateSizes(at: indexPaths) }
        let existing = indexPaths.filter(collectionView.exists)
        collectionView.reconfigureItems(at: existing)
        invalidateSizes(at: existing)
    }
}
