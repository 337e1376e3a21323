import SizingEngine
import UIKit

/// What measured sizes depend on beside the items: when it changes, every size is found anew.
@MainActor
struct LayoutEnvironment: Equatable {
    /// Where elements start across the scroll axis, in points.
    let crossStart: CGFloat
    /// The extent of elements across the scroll axis, in whole pixels.
    let crossExtent: Int
    let grid: PixelGrid
    let sizing: SizingEnvironment

    /// `nil` while the collection view has no room: nothing may be measured at no width, let alone be kept.
    init?(of collectionView: UICollectionView, sectionInsets: NSDirectionalEdgeInsets) {
        let traits = collectionView.traitCollection
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let contentInset = collectionView.adjustedContentInset
        let width =
            collectionView.bounds.width - contentInset.left - contentInset.right - sectionInsets.leading
            - sectionInsets.trailing
        grid = PixelGrid(scale: scale)
        crossStart = sectionInsets.leading
        crossExtent = grid.extent(of: width, rounded: .down)
        sizing = SizingEnvironment(
            contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
            legibilityWeight: traits.legibilityWeight.rawValue,
            layoutDirection: isRightToLeft ? 1 : 0,
            displayScale: Double(scale)
        )
        guard crossExtent > 0, collectionView.bounds.height > 0 else { return nil }
    }

    /// The extent across the scroll axis, in points.
    var crossLength: CGFloat { grid.points(of: crossExtent) }
}
