import SizingEngine
import UIKit

/// What measured sizes depend on beside the items: when it changes, every size is found anew.
struct LayoutEnvironment: Equatable {
    let axis: Axis
    let grid: PixelGrid
    /// The extent across the scroll axis within the content insets, in whole pixels.
    let crossExtent: Int
    /// Whether the first element lies at the end of the content: in a horizontal layout of a right-to-left interface.
    let isReversed: Bool
    let sizing: SizingEnvironment

    /// `nil` while the collection view has no room: nothing may be measured at no width, let alone be kept.
    @MainActor
    init?(of collectionView: UICollectionView, scrollingAlong axis: Axis) {
        let traits = collectionView.traitCollection
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = axis.cross(collectionView.adjustedContentInset)
        self.axis = axis
        grid = PixelGrid(scale: scale)
        crossExtent = grid.extent(
            of: axis.cross(collectionView.bounds.size) - insets.start - insets.end,
            rounded: .down
        )
        isReversed = axis == .horizontal && isRightToLeft
        sizing = SizingEnvironment(
            contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
            legibilityWeight: traits.legibilityWeight.rawValue,
            layoutDirection: isRightToLeft ? 1 : 0,
            displayScale: Double(scale)
        )
        guard crossExtent > 0, axis.main(collectionView.bounds.size) > 0 else { return nil }
    }

    /// The extent across the scroll axis, in points.
    var crossLength: CGFloat { grid.points(of: crossExtent) }
}
