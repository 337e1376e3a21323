import SizingEngine
import UIKit

/// The properties of the collection view that measured sizes depend on. When they change, every size is found again.
///
/// A class, since each step of a scroll reads it a dozen times.
final class LayoutEnvironment: Equatable {
    let axis: Axis
    let grid: PixelGrid
    /// The extent across the scroll axis within the content insets, in whole pixels.
    let crossExtent: Int
    /// Whether the first element lies at the end of the content: in a horizontal layout of a right-to-left interface.
    let isReversed: Bool
    /// Whether UIKit mirrors the frames: those of a vertical layout in a right-to-left interface.
    let isMirrored: Bool
    /// The part of the safe-area insets at the two sides, in points, that the content insets do not cover.
    let sideInsets: NSDirectionalEdgeInsets
    /// The insets of the margins at the two sides; `nil` until a section has insets that are relative to margins.
    let sideMargins: SideMargins?
    let sizeClass: UIUserInterfaceSizeClass
    /// Whether the collection view is in editing mode.
    let isEditing: Bool
    let sizing: SizingEnvironment

    /// The part of the margins at the two sides, in points, that the content insets do not cover.
    struct SideMargins: Equatable {
        let layoutMargins: NSDirectionalEdgeInsets
        let readableContent: NSDirectionalEdgeInsets
    }

    /// Creates the environment of a collection view; `nil` if it has no width, at which nothing may be measured or
    /// cached.
    ///
    /// - Parameters:
    ///   - width: Another width than the collection view has, in points; its height is of no importance then.
    ///   - isRightToLeft: Whether elements are placed for a right-to-left interface.
    ///   - mirrors: Whether the layout is mirrored in a right-to-left interface.
    ///   - readsMargins: Whether a section has insets that are relative to margins.
    @MainActor
    init?(
        of collectionView: UICollectionView,
        width: CGFloat? = nil,
        scrollingAlong axis: Axis,
        isRightToLeft: Bool,
        mirrors: Bool,
        readsMargins: Bool
    ) {
        let traits = collectionView.traitCollection
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        self.axis = axis
        grid = PixelGrid(scale: scale)
        crossExtent = grid.crossExtent(of: collectionView, width: width, along: axis)
        isReversed = axis == .horizontal && isRightToLeft && mirrors
        isMirrored = axis == .vertical && isRightToLeft && mirrors
        sideInsets = axis.sides(of: collectionView.safeAreaInsets, in: collectionView, isMirrored: isMirrored)
        sizeClass = traits.horizontalSizeClass
        isEditing = collectionView.isEditing
        sizing = SizingEnvironment(of: traits, isRightToLeft: isRightToLeft)
        guard crossExtent > 0 else { return nil }
        sideMargins = readsMargins ? SideMargins(of: collectionView, along: axis, isMirrored: isMirrored) : nil
    }

    /// Creates an environment with the margins of a collection view, and all else as in another one.
    @MainActor
    init(_ other: LayoutEnvironment, withMarginsOf collectionView: UICollectionView) {
        (axis, grid, crossExtent) = (other.axis, other.grid, other.crossExtent)
        (isReversed, isMirrored, isEditing) = (other.isReversed, other.isMirrored, other.isEditing)
        (sideInsets, sizeClass, sizing) = (other.sideInsets, other.sizeClass, other.sizing)
        sideMargins = SideMargins(of: collectionView, along: axis, isMirrored: isMirrored)
    }

    static func == (left: LayoutEnvironment, right: LayoutEnvironment) -> Bool {
        left === right
            || left.axis == right.axis && left.grid == right.grid && left.crossExtent == right.crossExtent
                && left.isReversed == right.isReversed && left.isMirrored == right.isMirrored
                && left.sideInsets == right.sideInsets && left.sideMargins == right.sideMargins
                && left.sizeClass == right.sizeClass && left.isEditing == right.isEditing
                && left.sizing == right.sizing
    }

    /// Whether the cross extent of a collection view differs from this one.
    @MainActor
    func hasOtherSpace(in collectionView: UICollectionView) -> Bool {
        crossExtent != grid.crossExtent(of: collectionView, along: axis)
    }

    /// The extent across the scroll axis, in points: that of a collection view, which may end between two pixels, unless the
    /// environment is that of another space.
    @MainActor
    func crossLength(in collectionView: UICollectionView) -> CGFloat {
        guard !hasOtherSpace(in: collectionView) else { return crossLength }
        let insets = axis.cross(collectionView.adjustedContentInset)
        return max(0, axis.cross(collectionView.bounds.size) - insets.start - insets.end)
    }

    /// The extent across the scroll axis, in points.
    var crossLength: CGFloat { grid.points(of: crossExtent) }

    /// Whether another environment has the same space and text size; the layout direction may differ.
    func isLaidOut(like other: LayoutEnvironment) -> Bool {
        axis == other.axis && grid == other.grid && crossExtent == other.crossExtent && sizeClass == other.sizeClass
            && isEditing == other.isEditing
            && SizingEnvironment.Field.allCases.allSatisfy { $0 == .layoutDirection || sizing[$0] == other.sizing[$0] }
    }
}

extension PixelGrid {
    /// The extent across the scroll axis within the content insets of a collection view.
    @MainActor
    fileprivate func crossExtent(
        of collectionView: UICollectionView,
        width: CGFloat? = nil,
        along axis: Axis
    ) -> Int {
        let insets = axis.cross(collectionView.adjustedContentInset)
        return extent(of: (width ?? axis.cross(collectionView.bounds.size)) - insets.start - insets.end, rounded: .down)
    }
}

extension Axis {
    /// The part of insets at the two sides of the scroll axis, in points, that the adjusted content insets do not cover.
    /// Leading is the side from which items are laid out.
    @MainActor
    fileprivate func sides(
        of insets: UIEdgeInsets,
        in collectionView: UICollectionView,
        isMirrored: Bool
    ) -> NSDirectionalEdgeInsets {
        let (insets, covered) = (cross(insets), cross(collectionView.adjustedContentInset))
        let sides = (start: max(0, insets.start - covered.start), end: max(0, insets.end - covered.end))
        return NSDirectionalEdgeInsets(
            top: 0,
            leading: isMirrored ? sides.end : sides.start,
            bottom: 0,
            trailing: isMirrored ? sides.start : sides.end
        )
    }
}

extension LayoutEnvironment.SideMargins {
    /// Reads the margins of a collection view.
    @MainActor
    fileprivate init(of collectionView: UICollectionView, along axis: Axis, isMirrored: Bool) {
        let (bounds, readable) = (collectionView.bounds, collectionView.readableContentGuide.layoutFrame)
        let margins = collectionView.layoutMargins
        // A guide that has not been laid out has an empty frame.
        let insets =
            readable.isEmpty
            ? margins
            : UIEdgeInsets(
                top: readable.minY - bounds.minY,
                left: readable.minX - bounds.minX,
                bottom: bounds.maxY - readable.maxY,
                right: bounds.maxX - readable.maxX
            )
        layoutMargins = axis.sides(of: margins, in: collectionView, isMirrored: isMirrored)
        readableContent = axis.sides(of: insets, in: collectionView, isMirrored: isMirrored)
    }
}
