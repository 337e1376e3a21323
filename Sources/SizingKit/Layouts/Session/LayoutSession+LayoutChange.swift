import SizingEngine
import UIKit

/// A layout that replaces another one keeps the scroll position.
extension LayoutSession {
    /// Records that this layout replaces another one, possibly with an animation.
    func beginTakeover(from oldLayout: UICollectionViewLayout) {
        takePlace(of: collectionView ?? oldLayout.collectionView)
        takeover = .underWay
    }

    func endTakeover() {
        takeover = takeover == .underWay ? .awaitingOffset : .none
    }

    /// Whether the offset must stay because elements have been placed around it, in a batch or a change of layouts.
    var keepsOffset: Bool {
        (isUpdating || takeover == .underWay) && elastic?.model.first != nil
    }

    /// Places elements around what another layout shows of a collection view. The first fully visible item (the last one
    /// if ``SizingLayout/contentAnchor-swift.property`` is the end) keeps its distance from the edge of the visible area.
    ///
    /// If the collection view is at the end of the content where this layout begins, it stays there.
    func takePlace(of collectionView: UICollectionView?) {
        forgetCollectionView()
        guard wantedPosition == nil, let collectionView, !isAtBeginning(collectionView) else { return }
        let axis = Axis(layout.scrollDirection)
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let edges = axis.main(visible)
        let isLowEdge = keepsLastElements == (axis == .horizontal && collectionView.isRightToLeft)
        let indexPaths = collectionView.indexPathsForVisibleItems.sorted()
        let shown: [(indexPath: IndexPath, distance: CGFloat)] =
            (keepsLastElements ? indexPaths.reversed() : indexPaths).compactMap { indexPath in
                guard let frame = collectionView.cellForItem(at: indexPath)?.frame, frame.intersects(visible) else {
                    return nil
                }
                let span = axis.main(frame)
                return (indexPath, isLowEdge ? span.start - edges.start : edges.end - span.end)
            }
        let whole = shown.filter { $0.distance >= 0 }
        guard let kept = whole.min(by: { $0.distance < $1.distance }) ?? shown.max(by: { $0.distance < $1.distance }),
            let element = Element(itemAt: kept.indexPath)
        else { return }
        let edge: Edge = keepsLastElements ? .end : .start
        wantedPosition = WantedPosition(element: element, target: .edge(edge, distance: kept.distance))
    }

    /// Forgets all placed elements and the collection view that they were in.
    func forgetCollectionView() {
        guard environment != nil else { return }
        elastic = nil
        environment = nil
        placedInsets = nil
        invalidParts = .everything
        finder.templates.host.removeFromSuperview()
        removeScrollers()
        #if !os(tvOS)
            forgetSwipedRows()
            swiping?.detach()
        #endif
    }

    /// Whether a collection view shows the end of its content at which this layout begins.
    private func isAtBeginning(_ collectionView: UICollectionView) -> Bool {
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let size = collectionView.contentSize
        let isFirstAtLeft = keepsLastElements == collectionView.isRightToLeft
        let showsSide = isFirstAtLeft ? visible.minX <= 0 : visible.maxX >= size.width
        return showsSide && (keepsLastElements ? visible.maxY >= size.height : visible.minY <= 0)
    }
}
