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
    /// Whether the interface runs from right to left.
    var isRightToLeft: Bool { sizing.layoutDirection == 1 }
    /// What the safe area takes of the cross extent at its two sides, in points: what content insets do not cover.
    let sideInsets: NSDirectionalEdgeInsets
    /// What the margins take of it; `nil` as long as no section counts its insets from them.
    private(set) var sideMargins: SideMargins?
    let sizeClass: UIUserInterfaceSizeClass
    /// Whether the collection view says that it is edited.
    let isEditing: Bool
    let sizing: SizingEnvironment

    /// What margins take of the cross extent at its two sides, in points: what content insets do not cover.
    struct SideMargins: Equatable {
        let layoutMargins: NSDirectionalEdgeInsets
        let readableContent: NSDirectionalEdgeInsets
    }

    /// `nil` while the collection view has no room: nothing may be measured at no width, let alone be kept.
    ///
    /// - Parameters:
    ///   - isRightToLeft: Whether the interface is to run from right to left.
    ///   - readsMargins: Whether a section counts its insets from margins.
    @MainActor
    init?(
        of collectionView: UICollectionView,
        scrollingAlong axis: Axis,
        isRightToLeft: Bool,
        readsMargins: Bool
    ) {
        let traits = collectionView.traitCollection
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        self.axis = axis
        grid = PixelGrid(scale: scale)
        crossExtent = grid.crossExtent(of: collectionView, along: axis)
        isReversed = axis == .horizontal && isRightToLeft
        sideInsets = axis.sides(of: collectionView.safeAreaInsets, in: collectionView, isRightToLeft)
        sizeClass = traits.horizontalSizeClass
        isEditing = collectionView.isEditing
        sizing = SizingEnvironment(
            contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
            legibilityWeight: traits.legibilityWeight.rawValue,
            layoutDirection: isRightToLeft ? 1 : 0,
            displayScale: Double(scale)
        )
        guard crossExtent > 0, axis.main(collectionView.bounds.size) > 0 else { return nil }
        if readsMargins { readMargins(of: collectionView) }
    }

    /// Finds out what the margins take.
    @MainActor
    mutating func readMargins(of collectionView: UICollectionView) {
        let (bounds, readable) = (collectionView.bounds, collectionView.readableContentGuide.layoutFrame)
        let margins = collectionView.layoutMargins
        // A guide that was not laid out yet has no frame.
        let insets =
            readable.isEmpty
            ? margins
            : UIEdgeInsets(
                top: readable.minY - bounds.minY,
                left: readable.minX - bounds.minX,
                bottom: bounds.maxY - readable.maxY,
                right: bounds.maxX - readable.maxX
            )
        sideMargins = SideMargins(
            layoutMargins: axis.sides(of: margins, in: collectionView, isRightToLeft),
            readableContent: axis.sides(of: insets, in: collectionView, isRightToLeft)
        )
    }

    /// Whether a collection view leaves other room across the scroll axis.
    @MainActor
    func hasOtherRoom(in collectionView: UICollectionView) -> Bool {
        crossExtent != grid.crossExtent(of: collectionView, along: axis)
    }

    /// The extent across the scroll axis, in points.
    var crossLength: CGFloat { grid.points(of: crossExtent) }

    /// Whether the room is that of another environment, and only the direction of the interface may differ.
    func isLaidOut(like other: LayoutEnvironment) -> Bool {
        axis == other.axis && grid == other.grid && crossExtent == other.crossExtent && sizeClass == other.sizeClass
            && isEditing == other.isEditing && sizing.contentSizeCategory == other.sizing.contentSizeCategory
            && sizing.legibilityWeight == other.sizing.legibilityWeight
    }
}

extension PixelGrid {
    /// The extent across the scroll axis within the content insets of a collection view.
    @MainActor
    fileprivate func crossExtent(of collectionView: UICollectionView, along axis: Axis) -> Int {
        let insets = axis.cross(collectionView.adjustedContentInset)
        return extent(of: axis.cross(collectionView.bounds.size) - insets.start - insets.end, rounded: .down)
    }
}

extension Axis {
    /// What insets take at the two sides of the scroll axis beyond the adjusted content insets, where leading is where items
    /// are laid out from.
    @MainActor
    fileprivate func sides(
        of insets: UIEdgeInsets,
        in collectionView: UICollectionView,
        _ isRightToLeft: Bool
    ) -> NSDirectionalEdgeInsets {
        let (insets, covered) = (cross(insets), cross(collectionView.adjustedContentInset))
        let sides = (start: max(0, insets.start - covered.start), end: max(0, insets.end - covered.end))
        let isMirrored = self == .vertical && isRightToLeft
        return NSDirectionalEdgeInsets(
            top: 0,
            leading: isMirrored ? sides.end : sides.start,
            bottom: 0,
            trailing: isMirrored ? sides.start : sides.end
        )
    }
}

extension UIView {
    /// Whether its interface runs from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
