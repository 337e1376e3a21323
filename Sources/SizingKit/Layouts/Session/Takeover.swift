import SizingEngine
import UIKit

/// A layout that replaces another one keeps the scroll position.
@MainActor
final class Takeover: LayoutPart {
    /// How far UIKit is in replacing the other layout.
    private enum Stage {
        case none
        /// UIKit has announced it, and not finished it.
        case underWay
        /// UIKit has finished it in this turn of the run loop, and may still set the offset that the layout has asked
        /// for.
        case awaitingOffset
    }

    private var stage = Stage.none

    /// Whether UIKit has not finished it.
    private var isUnderWay: Bool { stage == .underWay }

    /// Whether UIKit may still set the offset that the layout has asked for.
    var awaitsOffset: Bool { stage == .awaitingOffset }

    /// Records the end of a turn of the run loop.
    func turnDidEnd() {
        if awaitsOffset { stage = .none }
    }

    /// Records that this layout replaces another one, possibly with an animation.
    func begin(from oldLayout: UICollectionViewLayout) {
        reportUnreadProperties(of: oldLayout)
        takePlace(of: collectionView ?? oldLayout.collectionView)
        stage = .underWay
    }

    func end() {
        stage = isUnderWay ? .awaitingOffset : .none
    }

    /// Whether the offset must stay because elements have been placed around it, in a batch or a change of layouts.
    var keepsOffset: Bool {
        (session.isUpdating || isUnderWay) && session.elastic?.model.first != nil
    }

    /// Places elements around an item that another layout shows in a collection view. The first fully visible item (the
    /// last one if ``SizingLayout/contentAnchor-swift.property`` is the end) keeps its distance from the edge of the
    /// visible area. Of an item that covers the visible area, the part that is read there stays.
    ///
    /// If the collection view is at the end of the content where this layout begins, it stays there.
    func takePlace(of collectionView: UICollectionView?) {
        session.forgetCollectionView()
        guard session.pending.position == nil, let collectionView, !isAtBeginning(collectionView) else { return }
        let axis = Axis(session.layout.scrollDirection)
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let edges = axis.main(visible)
        let isReversed = axis == .horizontal && collectionView.isRightToLeft && session.source.isMirroredInRightToLeft
        let isLowEdge = session.keepsLastElements == isReversed
        let indexPaths = collectionView.indexPathsForVisibleItems.sorted()
        let frames: [(indexPath: IndexPath, span: (start: CGFloat, end: CGFloat))] =
            (session.keepsLastElements ? indexPaths.reversed() : indexPaths).compactMap { indexPath in
                guard let frame = collectionView.cellForItem(at: indexPath)?.frame, frame.intersects(visible) else {
                    return nil
                }
                return (indexPath, axis.main(frame))
            }
        if let covering = frames.first(where: { $0.span.start < edges.start && $0.span.end > edges.end }),
            let element = Element(itemAt: covering.indexPath)
        {
            let scale = collectionView.traitCollection.displayScale
            let share = Anchor.Share(of: isLowEdge ? edges.start : edges.end, in: covering.span, scale: scale)
            session.pending.want(WantedPosition(element: element, target: .share(share, isLowEdge ? .start : .end)))
            return
        }
        let shown = frames.map {
            (indexPath: $0.indexPath, distance: isLowEdge ? $0.span.start - edges.start : edges.end - $0.span.end)
        }
        let whole = shown.filter { $0.distance >= 0 }
        guard let kept = whole.min(by: { $0.distance < $1.distance }) ?? shown.max(by: { $0.distance < $1.distance }),
            let element = Element(itemAt: kept.indexPath)
        else { return }
        let edge: Edge = session.keepsLastElements ? .end : .start
        session.pending.want(WantedPosition(element: element, target: .edge(edge, distance: kept.distance)))
    }

    /// Whether a collection view shows the end of its content at which this layout begins.
    private func isAtBeginning(_ collectionView: UICollectionView) -> Bool {
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let size = collectionView.contentSize
        let isFirstAtLeft =
            session.keepsLastElements == (collectionView.isRightToLeft && session.source.isMirroredInRightToLeft)
        let showsSide = isFirstAtLeft ? visible.minX <= 0 : visible.maxX >= size.width
        return showsSide && (session.keepsLastElements ? visible.maxY >= size.height : visible.minY <= 0)
    }
}

extension Anchor.Share {
    /// The share of a cell's span at a position, in points.
    fileprivate init(of position: CGFloat, in span: (start: CGFloat, end: CGFloat), scale: CGFloat) {
        let grid = PixelGrid(scale: scale > 0 ? scale : 1)
        self.init(
            of: grid.extent(of: position - span.start, rounded: .nearest),
            in: grid.extent(of: span.end - span.start, rounded: .nearest)
        )
    }
}
