import UIKit

/// An invalidation of a layout: the parts that UIKit forgets, and the reason.
struct Invalidation {
    /// Whether everything is read again.
    let everything: Bool
    /// Whether the counts have changed.
    let counts: Bool
    /// The items that are listed. UIKit may ask for each of them in the next pass.
    let items: [IndexPath]
    /// The headers, footers and attached views that are listed, by their kinds.
    let views: [String: [IndexPath]]
    /// Whether UIKit keeps the attributes of all elements that are not listed.
    let isOfListedElements: Bool
    /// Whether it is that of a step of an interactive movement, or of its end.
    var isOfMovement = false
    /// Whether it is that of a step of a scroll that moves pinned elements, and nothing else.
    var isOfPinnedElements = false

    @MainActor
    init(_ context: UICollectionViewLayoutInvalidationContext) {
        everything = context.invalidateEverything
        counts = context.invalidateDataSourceCounts
        items = context.invalidatedItemIndexPaths ?? []
        views = context.invalidatedSupplementaryIndexPaths ?? [:]
        let decorations = context.invalidatedDecorationIndexPaths ?? [:]
        isOfListedElements = !everything && !(items.isEmpty && views.isEmpty && decorations.isEmpty)
    }
}
