import SizingEngine
import UIKit

/// The steps of a scroll that place nothing: the viewport stays within content in which every element has its final position,
/// and away from the ends, at which the origin or the offset may have to change.
///
/// UIKit asks the layout at every step. For these steps a few comparisons answer, without a copy of the model.
struct FreeSteps {
    /// The size of the bounds, in points.
    let size: CGSize
    /// The adjusted content insets, in points.
    let insets: UIEdgeInsets
    /// The positions of the edge of the viewport with the low coordinates, in pixels.
    let tops: ClosedRange<Int>
    let axis: Axis
    let grid: PixelGrid
    let isRightToLeft: Bool

    /// - Parameters:
    ///   - viewport: The viewport after a step that needed no placement, in bounds of `size`.
    ///   - placed: A span in which every element has its final position.
    ///   - reach: The distance from the viewport within which elements must have their final positions, in pixels.
    /// - Returns: `nil` if there are no such steps.
    init?(
        around viewport: Viewport,
        size: CGSize,
        insets: UIEdgeInsets,
        within placed: Span,
        reach: Int,
        of elastic: ElasticLayout,
        in environment: LayoutEnvironment
    ) {
        let first = max(placed.start + reach, viewport.minimumTop + 1, elastic.origin - viewport.insetBefore)
        let end = min(elastic.contentEnd, elastic.origin + elastic.model.total)
        let last = min(placed.end - reach, end + viewport.insetAfter) - viewport.length
        guard first <= last else { return nil }
        self.size = size
        self.insets = insets
        tops = first...last
        (axis, grid, isRightToLeft) = (environment.axis, environment.grid, environment.isRightToLeft)
    }

    /// Returns the position of the viewport's edge in bounds, in pixels; `nil` if a step to these bounds may place something.
    @MainActor
    func top(of bounds: CGRect, in collectionView: UICollectionView) -> Int? {
        let top = grid.position(of: axis.main(bounds).start)
        guard tops.contains(top), bounds.size == size, collectionView.adjustedContentInset == insets,
            collectionView.isRightToLeft == isRightToLeft
        else { return nil }
        return top
    }
}
