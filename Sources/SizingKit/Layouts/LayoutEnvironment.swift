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
    /// What the safe area takes of the cross extent at its two sides, in points: what content insets do not cover.
    let sideInsets: NSDirectionalEdgeInsets
    let sizeClass: UIUserInterfaceSizeClass
    /// Whether the collection view says that it is edited.
    let isEditing: Bool
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
        let safeArea = axis.cross(collectionView.safeAreaInsets)
        let sides = (start: max(0, safeArea.start - insets.start), end: max(0, safeArea.end - insets.end))
        let isMirrored = axis == .vertical && isRightToLeft
        sideInsets = NSDirectionalEdgeInsets(
            top: 0,
            leading: isMirrored ? sides.end : sides.start,
            bottom: 0,
            trailing: isMirrored ? sides.start : sides.end
        )
        sizeClass = traits.horizontalSizeClass
        isEditing = collectionView.isEditing
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

    /// What a list is laid out in. Frames are worked out from left to right: UIKit mirrors a vertical layout, and across a
    /// horizontal one there is nothing to mirror.
    func listEnvironment(showsSectionIndex: Bool) -> ListEnvironment {
        ListEnvironment(
            width: crossLength,
            safeAreaInsets: sideInsets,
            showsSectionIndex: showsSectionIndex,
            displayScale: CGFloat(sizing.displayScale),
            sizeClass: sizeClass
        )
    }
}
