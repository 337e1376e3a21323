import SizingEngine
import UIKit

extension SizingLayout {
    /// How near the viewport an unmeasured element may come before it is measured: a quarter of a viewport.
    static let lookaheadDivisor = 4

    /// Whether new bounds need a placement. It is asked at every step of a scroll, and costs O(log n).
    func needsInvalidation(forBoundsChange newBounds: CGRect) -> Bool {
        if phase == .settling { return true }
        if phase == .asking {
            dirt.insert(.placement)
            return true
        }
        guard phase == .ready, let collectionView, let elastic, let environment else {
            return elastic == nil && !newBounds.isEmpty
        }
        if newBounds.size != collectionView.bounds.size || viewportBeforeResize != nil { return true }
        let new = viewport(for: newBounds, in: environment)
        // Pinned elements move with every step.
        return elastic.hasPinnedElements || hasOtherInsets
            || elastic.needsPlacement(for: new, lookahead: new.length / Self.lookaheadDivisor)
            || asksForTop(new, in: collectionView)
    }

    /// Places what new bounds will show, while the old bounds are still in force.
    ///
    /// It must happen here: in `prepare()` the old bounds are gone, and with them the knowledge of which element is on
    /// screen before and after.
    func placeElements(forBoundsChange newBounds: CGRect) {
        guard phase == .ready, dirt.isEmpty, let collectionView, let elastic, let environment else { return }
        // Between a change of size and the next pass the model is that of the old width: nothing can be placed.
        guard viewportBeforeResize == nil else { return }
        let old = viewportBefore(collectionView.bounds, in: environment)
        guard newBounds.size == collectionView.bounds.size else {
            viewportBeforeResize = old
            return
        }
        let new = viewport(for: newBounds, in: environment)
        if hasOtherInsets, let end = endOfContent(in: old) {
            // The offset goes along with one of the insets: that is no scroll.
            place(in: new, holding: end)
        } else if asksForTop(new, in: collectionView) {
            self.elastic?.resetOrigin()
            place(in: new, holding: .startOfContent(pull: 0))
        } else {
            place(in: new, holding: Held(elastic.anchor(movingFrom: old, to: new)))
        }
    }

    /// Whether a scroll that no finger makes asks for the very start, as a tap on the status bar does.
    ///
    /// It counts from a legal offset only: elsewhere it is content that bounces back.
    private func asksForTop(_ new: Viewport, in collectionView: UICollectionView) -> Bool {
        guard let elastic, let environment, !elastic.isReversed, elastic.origin != 0, new.top <= new.minimumTop else {
            return false
        }
        let old = viewport(for: collectionView.bounds, in: environment)
        return !collectionView.isMovedByFinger && !old.isOverscrolled(contentEnd: elastic.contentEnd)
    }
}

extension UIScrollView {
    /// Whether a finger scrolls, or did so and the content still moves.
    var isMovedByFinger: Bool { isTracking || isDragging || isDecelerating }
}
