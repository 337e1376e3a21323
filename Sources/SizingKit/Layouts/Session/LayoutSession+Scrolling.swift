import SizingEngine
import UIKit

extension LayoutSession {
    /// Whether new bounds need a placement. It is asked at every step of a scroll, and costs O(log n).
    func needsInvalidation(forBoundsChange newBounds: CGRect) -> Bool {
        askShownViewsLater()
        if phase == .settling { return true }
        if phase == .asking {
            dirt.insert(.placement)
            return true
        }
        guard phase == .ready, let collectionView, let elastic, let environment else {
            return elastic == nil && !newBounds.isEmpty
        }
        if newBounds.size != collectionView.bounds.size || viewportBeforeResize != nil || hasOtherRoom
            || hasOtherDirection
        {
            return true
        }
        let new = viewport(for: newBounds, in: environment)
        if settling?.concerns(new.top) == true { return true }
        let hasOtherInsets = hasOtherInsets(in: new)
        noteStep(to: new, in: collectionView, environment)
        if let target = scrollTarget(for: new) {
            scrollTargets.arrive(at: target, in: new)
            if elastic.difference(from: target) != 0 { return true }
        } else if !hasOtherInsets {
            scrollTargets.leave()
        }
        // Pinned elements move with every step.
        return elastic.hasPinnedElements || hasOtherInsets
            || elastic.needsPlacement(for: new, lookahead: new.length / MeasuringReach.lookaheadDivisor)
            || asksForLowEnd(new, in: collectionView)
    }

    /// Places what new bounds will show, while the old bounds are still in force.
    ///
    /// It must happen here: in `prepare()` the old bounds are gone, and with them the knowledge of which element is on
    /// screen before and after.
    func placeElements(forBoundsChange newBounds: CGRect) {
        guard let collectionView, let elastic, let environment else { return }
        let new = viewport(for: newBounds, in: environment)
        if phase == .settling { return settlingDidReach(top: new.top) }
        guard phase == .ready, dirt.isEmpty else { return }
        // Between a change of size or direction and the next pass the model is that of before: nothing can be placed.
        guard viewportBeforeResize == nil, !hasOtherDirection else { return }
        let old = viewportBefore(collectionView.bounds, in: environment)
        guard newBounds.size == collectionView.bounds.size else {
            viewportBeforeResize = old
            return
        }
        if settling?.concerns(new.top) == true, !collectionView.isInMotion {
            return settlingDidMove(from: old.top, to: new.top)
        }
        settling?.reached = nil
        if hasOtherInsets(in: new), let end = endOfContent(in: old) {
            // The offset goes along with one of the insets: that is no scroll.
            place(in: new, holding: end)
        } else if asksForLowEnd(new, in: collectionView) {
            place(in: new, holding: lowEnd)
        } else if let target = scrollTarget(for: new) {
            place(in: new, holding: Held(elastic.anchor(movingFrom: old, to: new, towards: target)))
        } else if let end = endOfJump(from: old, to: new) {
            place(in: new, holding: end)
        } else {
            if collectionView.isMovedByFinger { scrollTargets.removeAll() }
            place(in: new, holding: Held(elastic.anchor(movingFrom: old, to: new)))
        }
    }

    /// The end of the content that a jump ends at: it goes to the last offset that there is.
    private func endOfJump(from old: Viewport, to new: Viewport) -> Held? {
        guard let elastic, !old.span.intersects(new.span), new.top == new.maximumTop(contentEnd: elastic.contentEnd)
        else { return nil }
        return elastic.isReversed ? .startOfContent(pull: 0) : .endOfContent(pull: 0)
    }

    /// Whether a scroll that no finger makes asks for the end of the content that lies at the low coordinates: the start,
    /// unless the layout is reversed.
    ///
    /// A jump does, and an animation does, as after a tap on the status bar. A step by which something stays on screen, as
    /// a wheel makes it, does not: what stays keeps its place, and rest shows how much of the content is left. It counts from
    /// a legal offset only: elsewhere it is content that bounces back.
    private func asksForLowEnd(_ new: Viewport, in collectionView: UICollectionView) -> Bool {
        guard let elastic, let environment, new.top <= new.minimumTop, !collectionView.isMovedByFinger else {
            return false
        }
        let old = viewport(for: collectionView.bounds, in: environment)
        guard collectionView.isAnimatingScroll || !old.span.intersects(new.span) else { return false }
        return !old.isOverscrolled(contentEnd: elastic.contentEnd)
    }

    private var lowEnd: Held {
        elastic?.isReversed == true ? .endOfContent(pull: 0) : .startOfContent(pull: 0)
    }

    /// Tells the motion of a step of the offset.
    private func noteStep(
        to new: Viewport,
        in collectionView: UICollectionView,
        _ environment: LayoutEnvironment
    ) {
        rest.step()
        guard !collectionView.isInMotion else { return motion.flaggedStep() }
        var old = new
        old.span = span(of: collectionView.bounds, in: environment)
        motion.flaglessStep(
            by: new.top - old.top,
            isFromBeyond: elastic.map { old.isOverscrolled(contentEnd: $0.contentEnd) } ?? false,
            at: CACurrentMediaTime()
        )
    }
}

extension UIScrollView {
    /// Whether a finger scrolls, or did so and the content still moves.
    var isMovedByFinger: Bool { isTracking || isDragging || isDecelerating }

    /// Whether a scroll is animated, as far as the system tells.
    var isAnimatingScroll: Bool {
        if #available(iOS 17.4, tvOS 17.4, macCatalyst 17.4, visionOS 1.1, *) { return isScrollAnimating }
        return false
    }

    /// Whether a flag says that the content moves.
    var isInMotion: Bool { isMovedByFinger || isAnimatingScroll }
}
