import SizingEngine
import UIKit

extension LayoutSession {
    /// An animated scroll to an item takes more steps than this. The system's take 0.3 seconds and begin slowly.
    private static let leastStepsOfAnimation = 4

    /// Whether new bounds need a placement. UIKit asks at every step of a scroll.
    ///
    /// - Complexity: O(log *n*)
    func needsInvalidation(forBoundsChange newBounds: CGRect) -> Bool {
        placed.stepOfPinnedElements = nil
        selfSizing.askShownViewsLater()
        if takesFreeStep(to: newBounds) { return false }
        if phase == .settling { return true }
        if phase == .asking {
            pending.parts.insert(.placement)
            return true
        }
        guard phase == .ready, let collectionView, let elastic, let environment else {
            return elastic == nil && !newBounds.isEmpty
        }
        if newBounds.size != collectionView.bounds.size || pending.viewportBeforeResize != nil
            || environment.hasOtherSpace(in: collectionView)
            || hasOtherDirection(in: collectionView, environment)
        {
            return true
        }
        let new = viewport(for: newBounds, in: environment)
        if isRestored(by: new) { return true }
        if settler.concerns(new, elastic) { return true }
        let hasOtherInsets = hasOtherInsets(in: new)
        var old = new
        old.span = span(of: collectionView.bounds, in: environment)
        // A scroll right after a change of the space.
        if !hasOtherInsets, new.top != old.top, turned?.isUnderWay == true { turned = nil }
        if !hasOtherInsets { noteScroll(from: old, to: new.top) }
        let target = scrollTarget(for: new)
        noteStep(
            from: old.top,
            to: new.top,
            isPartOfScroll: old.isOverscrolled(contentEnd: elastic.contentEnd)
                || !hasOtherInsets && isOnTheWay(to: target, from: old, to: new),
            in: collectionView
        )
        if let target {
            scrollTargets.arrive(at: target, in: new, mayPass: motion.continues(at: CACurrentMediaTime()))
            if elastic.difference(from: target) != 0 { return true }
        } else {
            if !hasOtherInsets, new.top != old.top { scrollTargets.leave() }
            // What was asked for before is not what a finger scrolls to, or momentum.
            if collectionView.isMovedByFinger { scrollTargets.removeSpans() }
        }
        guard !hasMovedElementsOffScreen, !hasOtherInsets, !elastic.leavesGap(in: new),
            !needsPlacement(near: new, elastic), !asksForLowEnd(new, in: collectionView)
        else { return true }
        if elastic.hasPinnedElements {
            // They move with every step, and nothing else does.
            placed.stepOfPinnedElements = newBounds
            return true
        }
        noteFreeSteps(around: new, size: newBounds.size, elastic, environment)
        return false
    }

    /// Whether a step is a small part of the way to an item that was asked for. So an animation begins; a jump shows the item.
    private func isOnTheWay(to target: ScrollTargets.Target?, from old: Viewport, to new: Viewport) -> Bool {
        guard let target else { return false }
        return abs(new.top - old.top) < abs(old.distance(toMeet: target.span)) / Self.leastStepsOfAnimation
    }

    /// Records the steps that will need no placement either, after one that needs none.
    private func noteFreeSteps(
        around viewport: Viewport,
        size: CGSize,
        _ elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) {
        // An offset that the app computes from a change of the data may restore what was on screen.
        guard let collectionView, let placedSpan = placed.span, appComputing.change == nil else { return }
        placed.freeSteps = FreeSteps(
            around: viewport,
            size: size,
            insets: collectionView.adjustedContentInset,
            within: placedSpan,
            reach: viewport.length / MeasuringReach.lookaheadDivisor,
            of: elastic,
            in: environment
        )
    }

    /// Whether a step certainly places nothing. If so, it has been noted.
    private func takesFreeStep(to newBounds: CGRect) -> Bool {
        guard let steps = placed.freeSteps, phase == .ready, !settler.isUnderWay, pending.viewportBeforeResize == nil,
            scrollTargets.isEmpty, let collectionView, collectionView.bounds.size == newBounds.size,
            let top = steps.top(of: newBounds, in: collectionView)
        else { return false }
        let old = steps.grid.position(of: steps.axis.main(collectionView.bounds).start)
        noteStep(from: old, to: top, isPartOfScroll: false, in: collectionView)
        return true
    }

    /// Whether an element near a viewport has yet to get its final position.
    private func needsPlacement(near viewport: Viewport, _ elastic: ElasticLayout) -> Bool {
        let ahead = viewport.span.expanded(by: viewport.length / MeasuringReach.lookaheadDivisor)
        if let span = placed.span, span.contains(ahead) { return false }
        // Elsewhere than where elements were last placed, or since then the origin or the estimates have changed.
        notePlaced(ahead.expanded(by: viewport.length / 2))
        if let span = placed.span, span.contains(ahead) { return false }
        return elastic.needsPlacement(in: ahead)
    }

    /// Places what new bounds will show, while the collection view still has the old bounds.
    ///
    /// It must happen here: `prepare()` runs after the change, when it is no longer known which element was on screen
    /// before.
    func placeElements(forBoundsChange newBounds: CGRect) {
        guard let collectionView, let elastic, let environment else { return }
        let new = viewport(for: newBounds, in: environment)
        if phase == .settling { return settler.didReach(top: new.top) }
        guard phase == .ready, pending.parts.isEmpty else { return }
        if placed.stepOfPinnedElements == newBounds, !settler.isUnderWay, scrollTargets.isEmpty {
            placed.note(new, margin: measuredMargin(of: new))
            return
        }
        // Between a change of size or direction and the next pass, the model is the old one: nothing can be placed.
        guard pending.viewportBeforeResize == nil, !hasOtherDirection else { return }
        let old = viewportBefore(collectionView.bounds, in: environment)
        guard newBounds.size == collectionView.bounds.size else {
            pending.viewportBeforeResize = old
            return
        }
        if isRestored(by: new), let restored = restoredPosition(in: new) {
            appComputing.noteRestored()
            return place(in: new, keeping: restored)
        }
        // The offset only follows one of the insets: this is no scroll, and no settling.
        let followsInsets = hasOtherInsets(in: new)
        let endBesideInsets = followsInsets ? endOfContent(in: old) : nil
        let turnedAnchor = followsInsets ? anchorOfTurn(in: new) : nil
        if endBesideInsets == nil, turnedAnchor == nil, settler.concerns(new, elastic),
            !collectionView.isInMotion
        {
            return settler.didMove(from: old.top, to: new.top)
        }
        settler.noteScroll()
        hasMovedElementsOffScreen = false
        if let turnedAnchor {
            place(in: new, keeping: .anchor(turnedAnchor))
        } else if let endBesideInsets {
            place(in: new, keeping: endBesideInsets)
        } else if asksForLowEnd(new, in: collectionView) {
            place(in: new, keeping: lowEnd)
        } else if let target = scrollTarget(for: new) {
            place(in: new, keeping: KeptPosition(elastic.anchor(movingFrom: old, to: new, towards: target)))
        } else if let end = endOfJump(from: old, to: new) {
            place(in: new, keeping: end)
        } else {
            if collectionView.isMovedByFinger { scrollTargets.scrollDidEnd() }
            place(in: new, keeping: KeptPosition(elastic.anchor(movingFrom: old, to: new)))
        }
    }

    /// The end of the content that a jump reaches: the last possible offset.
    private func endOfJump(from old: Viewport, to new: Viewport) -> KeptPosition? {
        guard let elastic, !old.span.intersects(new.span), new.top == new.maximumTop(contentEnd: elastic.contentEnd)
        else { return nil }
        return elastic.isReversed ? .startOfContent(overscroll: 0) : .endOfContent(overscroll: 0)
    }

    /// Whether a scroll without a finger goes to the end of the content with the low coordinates: the start, unless the
    /// layout is reversed.
    ///
    /// This is so for a jump and for an animation, such as that after a tap on the status bar (before iOS 17.4 an animation shows
    /// by its last steps only). It is not so for a step
    /// after which some elements are still on screen, such as that of a wheel: these elements stay in place, and the
    /// origin is settled when the scroll view is at rest. The step must begin at a valid offset; otherwise the content is
    /// bouncing back.
    private func asksForLowEnd(_ new: Viewport, in collectionView: UICollectionView) -> Bool {
        guard new.top <= new.minimumTop, let elastic, let environment, !collectionView.isMovedByFinger else {
            return false
        }
        let old = viewport(for: collectionView.bounds, in: environment)
        guard collectionView.isAnimatingScroll || motion.isEasingOut || !old.span.intersects(new.span) else {
            return false
        }
        return !old.isOverscrolled(contentEnd: elastic.contentEnd)
    }

    private var lowEnd: KeptPosition {
        elastic?.isReversed == true ? .endOfContent(overscroll: 0) : .startOfContent(overscroll: 0)
    }

    /// Passes a step of the offset on to `motion`.
    ///
    /// - Parameters:
    ///   - old: The edge of the viewport with the low coordinates before the step, in pixels.
    ///   - new: The same edge after the step.
    ///   - isPartOfScroll: Whether the step is known to be part of a longer scroll: one from beyond an end of the content, or one that
    ///     an animation makes towards an item.
    private func noteStep(
        from old: Int,
        to new: Int,
        isPartOfScroll: @autoclosure () -> Bool,
        in collectionView: UICollectionView
    ) {
        motion.step()
        selfSizing.shownViews.noteDrawn()
        #if !os(tvOS)
            swipes.noteScroll(by: new - old)
        #endif
        guard !collectionView.isInMotion else { return motion.flaggedStep() }
        motion.flaglessStep(from: old, to: new, isPartOfScroll: isPartOfScroll(), at: CACurrentMediaTime())
    }
}

extension UIScrollView {
    /// Whether the user scrolls, or has scrolled and the content is still decelerating.
    var isMovedByFinger: Bool { isTracking || isDragging || isDecelerating }

    /// Whether a scroll is animated. Before iOS 17.4 the system does not say so.
    var isAnimatingScroll: Bool {
        if #available(iOS 17.4, tvOS 17.4, macCatalyst 17.4, visionOS 1.1, *) { return isScrollAnimating }
        return false
    }

    /// Whether a flag of the scroll view says that the content moves.
    var isInMotion: Bool { isMovedByFinger || isAnimatingScroll }
}
