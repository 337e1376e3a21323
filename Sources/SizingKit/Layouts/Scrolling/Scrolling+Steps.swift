import SizingEngine
import UIKit

extension Scrolling {
    /// An animated scroll to an item takes more steps than this. The system's take 0.3 seconds and begin slowly.
    private static let leastStepsOfAnimation = 4

    /// Whether new bounds need a placement. UIKit asks at every step of a scroll.
    ///
    /// - Complexity: O(log *n*)
    func needsInvalidation(forBoundsChange newBounds: CGRect) -> Bool {
        let session = session!
        session.selfSizing.askShownViewsLater()
        if takesFreeStep(to: newBounds) { return false }
        step = nil
        if session.phase == .settling { return true }
        if session.phase == .asking {
            session.pending.add(.placement)
            return true
        }
        guard session.phase == .ready, let collectionView = session.collectionView, session.elastic != nil,
            let environment = session.environment
        else { return session.elastic == nil && !newBounds.isEmpty }
        if newBounds.size != collectionView.bounds.size || session.pending.viewportBeforeResize != nil
            || environment.hasOtherSpace(in: collectionView)
            || session.hasOtherDirection(in: collectionView, environment)
        {
            return true
        }
        let isTrialOver = session.settler.motion.trial != nil
        let takenBack = takeBackSettling(in: newBounds, of: collectionView, environment)
        guard let elastic = session.elastic else { return true }
        var step = scrollStep(to: newBounds, takenBack, elastic, environment)
        if step.restores || step.settles { return true }
        let (new, target) = (step.new, step.target)
        var old = new
        old.span = session.span(of: collectionView.bounds, in: environment).offset(by: -takenBack)
        // In another space the content may end earlier, and the insets differ; a content size that UIKit is told may
        // end a bounce. UIKit then moves the offset by itself, which is no scroll.
        let isClamped = new.top == old.withoutOverscroll(contentEnd: elastic.contentEnd).top
        if !step.followsInsets {
            // A scroll right after a change of the space.
            if new.top != old.top {
                if session.keeper.isTurning, !isClamped { session.keeper.forgetTurn() }
                session.keeper.forgetInsets()
                appComputing.forgetOpening()
            }
            noteScroll(from: old, to: new.top)
        }
        if !step.isMadeByInsets {
            // UIKit ends a bounce by limiting the offset, which says nothing of how momentum goes on.
            let springsBack =
                old.isOverscrolled(contentEnd: elastic.contentEnd) && !session.keeper.isTurning
                && !(isClamped && motion.isFlagged)
            let scrollsToItem = !step.followsInsets && isOnTheWay(to: target, from: old, to: new)
            noteStep(
                from: old.top,
                to: new.top,
                isPartOfScroll: springsBack || scrollsToItem,
                isClamped: isClamped && old.top != new.top,
                in: collectionView
            )
        }
        step.goesToLowEnd = goesToLowEnd(new, in: collectionView)
        self.step = step
        // A scroll needs the margin.
        var needsMargin = false
        if !step.followsInsets, new.top != old.top {
            needsMargin = session.content.reach.owesMargin
            session.content.reach.owesMargin = false
            session.content.reach.hasLateMargin = false
        }
        if let target {
            scrollTargets.arrive(at: target, in: new, mayPass: motion.continues(at: CACurrentMediaTime()))
            if elastic.difference(from: target) != 0 { return true }
        } else {
            if !step.followsInsets, new.top != old.top { scrollTargets.leave() }
            // A finger or its momentum does not scroll to the items that were asked for before.
            if collectionView.isMovedByFinger { scrollTargets.removeSpans() }
        }
        let settlesInMotion = session.settler.settlesInMotion
        // A step within this reach does nothing, and nothing is done after it either.
        let divisor = settlesInMotion ? MeasuringReach.aheadDivisor : MeasuringReach.lookaheadDivisor
        guard !step.followsInsets, !needsMargin, !elastic.leavesGap(in: new),
            !needsPlacement(near: new, within: divisor, elastic), !step.goesToLowEnd, takenBack == 0
        else { return true }
        let settlesLater = settlesInMotion && settlesLater(showing: new, elastic)
        // The content may end earlier now.
        if isTrialOver || settlesLater { session.measurer.finder.templates.host.reportNextLayout() }
        if elastic.hasPinnedElements {
            // They move with every step, and nothing else does.
            self.step?.movesPinnedElementsOnly =
                !changesInEachStep && !session.settler.isUnderWay && scrollTargets.isEmpty
            return true
        }
        if changesInEachStep { return true }
        // An origin that could not be told from a step may be told from a slower one.
        let mayStay = !settlesLater && (elastic.origin == 0 || !settlesInMotion)
        if mayStay { noteFreeSteps(around: new, size: newBounds.size, within: divisor, elastic, environment) }
        return false
    }

    /// Whether each step changes more than the positions of pinned headers and footers: the app changes items, or
    /// another view is pinned.
    private var changesInEachStep: Bool {
        let styles = session.sections.styles
        return styles.changeItemsInSteps || styles.pinOthers || session.contentViews.boundaries.arePinned
    }

    /// The step to new bounds.
    private func scrollStep(
        to bounds: CGRect,
        _ takenBack: Int,
        _ elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) -> ScrollStep {
        let new = session.viewport(for: bounds, in: environment)
        let followsInsets = session.hasOtherInsets(in: new)
        return ScrollStep(
            bounds: bounds,
            new: new,
            followsInsets: followsInsets,
            isMadeByInsets: followsInsets && isMade(byInsetsOf: new, environment),
            restores: isRestored(by: new),
            settles: session.settler.concerns(new, elastic),
            takenBack: takenBack,
            target: scrollTarget(for: new)
        )
    }

    /// Whether the start of the unobscured part of a viewport is where it was before the insets changed.
    private func isMade(byInsetsOf new: Viewport, _ environment: LayoutEnvironment) -> Bool {
        guard let collectionView else { return false }
        let old = session.viewportBefore(collectionView.bounds, in: environment)
        return new.top != old.top && new.unobscuredSpan.start == old.unobscuredSpan.start
    }

    /// Moves the content back if a step does not go on from an offset with which the layout has settled.
    ///
    /// - Returns: The pixels by which the settling had moved the offset.
    private func takeBackSettling(
        in newBounds: CGRect,
        of collectionView: UICollectionView,
        _ environment: LayoutEnvironment
    ) -> Int {
        let old = session.span(of: collectionView.bounds, in: environment).start
        return session.settler.takeBack(from: old, to: session.span(of: newBounds, in: environment).start)
    }

    /// Whether a step is a small part of the way to an item that was asked for. So an animation begins; a jump shows the item.
    private func isOnTheWay(to target: ScrollTargets.Target?, from old: Viewport, to new: Viewport) -> Bool {
        let visible = old.unobscuredSpan
        guard let span = target?.span, !visible.contains(span) else { return false }
        // To the nearer edge of the unobscured part at least: the scroll may go on to another position.
        let way = min(abs(span.start - visible.start), abs(span.end - visible.end))
        return abs(new.top - old.top) < way / Self.leastStepsOfAnimation
    }

    /// Records the steps that will need no placement either, after one that needs none.
    private func noteFreeSteps(
        around viewport: Viewport,
        size: CGSize,
        within divisor: Int,
        _ elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) {
        // An offset that the app computes from a change of the data may restore the content that was on screen.
        guard let collectionView, let placedSpan = session.content.reach.span, appComputing.change == nil else {
            return
        }
        session.content.reach.freeSteps = FreeSteps(
            around: viewport,
            size: size,
            insets: collectionView.adjustedContentInset,
            within: placedSpan,
            reach: viewport.length / divisor,
            of: elastic,
            in: environment
        )
    }

    /// Whether a step certainly places nothing. If so, it has been noted.
    private func takesFreeStep(to newBounds: CGRect) -> Bool {
        let session = session!
        guard let steps = session.content.reach.freeSteps, session.phase == .ready, !session.settler.isUnderWay,
            session.pending.viewportBeforeResize == nil,
            scrollTargets.isEmpty, let collectionView = session.collectionView,
            collectionView.bounds.size == newBounds.size,
            let top = steps.top(of: newBounds, in: collectionView)
        else { return false }
        let old = steps.grid.position(of: steps.axis.main(collectionView.bounds).start)
        noteStep(from: old, to: top, isPartOfScroll: false, in: collectionView)
        return true
    }

    /// Whether an element near a viewport has yet to get its final position.
    private func needsPlacement(near viewport: Viewport, within divisor: Int, _ elastic: ElasticLayout) -> Bool {
        let isKnown = { [reach = session.content.reach] (divisor: Int) in
            reach.span?.contains(viewport.span.expanded(by: viewport.length / divisor)) == true
        }
        if isKnown(divisor) { return false }
        // Elsewhere than where elements were last placed, or since then the origin or the estimates have changed. The further the
        // reach, the more steps are free; where elements are pinned, none is.
        for quarters in elastic.hasPinnedElements ? [3] : [5, 3] where !isKnown(divisor) {
            session.notePlaced(viewport.span.expanded(by: viewport.length * quarters / 4))
        }
        if isKnown(MeasuringReach.lookaheadDivisor) { return false }
        return elastic.needsPlacement(in: viewport.span.expanded(by: viewport.length / MeasuringReach.lookaheadDivisor))
    }

    /// Whether elements are so near to come on screen that they are measured after a step, so that no later step finds them
    /// unmeasured: a step that measures shows the app an offset that is not settled.
    var needsMeasuringAhead: Bool {
        guard let elastic, let viewport = session.visibleViewport else { return false }
        return needsMeasuringAhead(of: viewport, elastic)
    }

    private func needsMeasuringAhead(of viewport: Viewport, _ elastic: ElasticLayout) -> Bool {
        let ahead = viewport.span.expanded(by: viewport.length / MeasuringReach.aheadDivisor)
        return session.content.reach.span?.contains(ahead) != true && elastic.needsPlacement(in: ahead)
    }

    /// Whether the margin is measured between the steps of a finger or its momentum, and a step measures only elements
    /// that are about to come on screen.
    var measuresBetweenSteps: Bool {
        guard let collectionView, collectionView.isDragging || collectionView.isDecelerating, let elastic else {
            return false
        }
        return !elastic.isReversed && !session.keepsLastElements && !session.answers.shownViews.decideSizes
    }

    /// Whether something is done after a step of a finger or its momentum that need not be done in it: elements are measured, an
    /// origin is settled that could not be told from the steps before, or UIKit is told of an end that the offset was beyond.
    private func settlesLater(showing new: Viewport, _ elastic: ElasticLayout) -> Bool {
        let settler = session.settler
        let isSettleable = elastic.origin == 0 ? settler.mayTellEnd(in: new) : settler.isClear(-elastic.origin)
        return isSettleable || needsMeasuringAhead(of: new, elastic)
    }

    /// Places the elements that new bounds will show, while the collection view still has the old bounds.
    ///
    /// It must happen here: `prepare()` runs after the change, when it is no longer known which element was on screen
    /// before.
    ///
    /// - Returns: Whether the step moves pinned elements, and nothing else.
    func placeElements(forBoundsChange newBounds: CGRect) -> Bool {
        guard let elastic, let environment else { return false }
        let announced = step?.bounds == newBounds ? step : nil
        step = nil
        if session.phase == .settling {
            session.settler.didReach(top: session.viewport(for: newBounds, in: environment).top)
            return false
        }
        guard session.phase == .ready, session.pending.parts.isEmpty else {
            noteStepBeforePass(to: newBounds, environment)
            return false
        }
        if let announced, announced.movesPinnedElementsOnly {
            session.content.reach.note(announced.new, margin: session.measuredMargin(of: announced.new))
            return true
        }
        guard !session.dataAhead.holdsBack(in: newBounds, whileAppComputes: isAppComputing) else { return false }
        try? place(announced, in: newBounds, elastic, environment)
        return false
    }

    /// Records a step that the next pass places, since it makes the content anew: insets that change meanwhile do not scroll.
    private func noteStepBeforePass(to newBounds: CGRect, _ environment: LayoutEnvironment) {
        guard let collectionView, newBounds.size == collectionView.bounds.size else { return }
        let new = session.viewport(for: newBounds, in: environment)
        let follows = session.hasOtherInsets(in: new) && !collectionView.isMovedByFinger
        guard follows else { return session.keeper.forgetInsets() }
        session.keeper.noteInsets(changingFrom: session.viewportBefore(collectionView.bounds, in: environment))
    }

    /// Places the elements that new bounds will show.
    ///
    /// - Parameter announced: The step to them; `nil` if UIKit has not asked about it.
    private func place(
        _ announced: ScrollStep?,
        in newBounds: CGRect,
        _ elastic: ElasticLayout,
        _ environment: LayoutEnvironment
    ) throws(Interrupted) {
        guard let collectionView else { return }
        // Between a change of size or direction and the next pass, the model is the old one: nothing can be placed.
        guard session.pending.viewportBeforeResize == nil, !session.hasOtherDirection else { return }
        var old = session.viewportBefore(collectionView.bounds, in: environment)
        guard newBounds.size == collectionView.bounds.size else {
            session.pending.noteResize(from: old)
            return
        }
        var step = announced ?? scrollStep(to: newBounds, 0, elastic, environment)
        let new = step.new
        old.span = old.span.offset(by: -step.takenBack)
        if announced == nil { step.goesToLowEnd = goesToLowEnd(new, in: collectionView) }
        if step.restores, let restored = try restoredPosition(in: new) {
            appComputing.noteRestored()
            try session.place(in: new, keeping: restored)
            // A finger that finds itself beyond the end of the content would pull at it.
            return session.settler.tellContentEnd()
        }
        if step.followsInsets, !collectionView.isMovedByFinger { session.keeper.noteInsets(changingFrom: old) }
        // A step that only follows insets is no scroll, and no settling.
        let endBesideInsets = step.followsInsets ? session.keeper.endOfContent(in: old) : nil
        let turnedAnchor = step.followsInsets ? session.keeper.anchorOfTurn(in: new) : nil
        if endBesideInsets == nil, turnedAnchor == nil, step.settles, !collectionView.isInMotion {
            return session.settler.didMove(from: old.top, to: new.top)
        }
        session.settler.noteScroll()
        if let turnedAnchor {
            try session.place(in: new, keeping: .anchor(turnedAnchor))
        } else if let endBesideInsets {
            try session.place(in: new, keeping: endBesideInsets)
        } else if step.goesToLowEnd {
            try session.place(in: new, keeping: lowEnd)
        } else if let target = step.target {
            try session.place(in: new, keeping: KeptPosition(elastic.anchor(movingFrom: old, to: new, towards: target)))
        } else if let end = endOfJump(from: old, to: new) {
            try session.place(in: new, keeping: end)
        } else {
            if collectionView.isMovedByFinger { scrollTargets.scrollDidEnd() }
            try session.place(in: new, keeping: KeptPosition(elastic.anchor(movingFrom: old, to: new)))
        }
    }

    /// The end of the content that a jump reaches: the last possible offset.
    private func endOfJump(from old: Viewport, to new: Viewport) -> KeptPosition? {
        guard let elastic, isJump(from: old, to: new), new.top == new.maximumTop(contentEnd: elastic.contentEnd)
        else { return nil }
        return elastic.isReversed ? .startOfContent(overscroll: 0) : .endOfContent(overscroll: 0)
    }

    /// Whether a step is one that an app makes with the offset: after it nothing is on screen that was before, or it is longer than
    /// a step of a wheel and part of no motion.
    private func isJump(from old: Viewport, to new: Viewport) -> Bool {
        guard old.span.intersects(new.span) else { return true }
        return 2 * abs(new.top - old.top) > new.length && collectionView?.isInMotion == false
            && !motion.continues(at: CACurrentMediaTime())
    }

    /// Whether a scroll without a finger goes to the end of the content with the low coordinates: the start, unless the
    /// layout is reversed.
    ///
    /// This is so for a jump and for an animation, such as that after a tap on the status bar (before iOS 17.4 an animation shows
    /// by its last steps only). It is not so for a short step, such as that of a wheel: the elements that are still on screen stay
    /// in place, and the origin is settled when the scroll view is at rest. The step must begin at a valid offset; otherwise the
    /// content is bouncing back.
    private func goesToLowEnd(_ new: Viewport, in collectionView: UICollectionView) -> Bool {
        // The app may have changed the insets when the scroll began, which goes on to where it was sent.
        guard new.top <= max(new.minimumTop, minimumTopOfScroll ?? .min), let elastic, let environment,
            !collectionView.isMovedByFinger
        else { return false }
        let old = session.viewport(for: collectionView.bounds, in: environment)
        guard collectionView.isAnimatingScroll || motion.isEasingOut || isJump(from: old, to: new) else { return false }
        return !old.isOverscrolled(contentEnd: elastic.contentEnd)
    }

    private var lowEnd: KeptPosition {
        session.elastic?.isReversed == true ? .endOfContent(overscroll: 0) : .startOfContent(overscroll: 0)
    }

    /// Passes a step of the offset on to `motion`.
    ///
    /// - Parameters:
    ///   - old: The edge of the viewport with the low coordinates before the step, in pixels.
    ///   - new: The same edge after the step.
    ///   - isPartOfScroll: Whether the step is known to be part of a longer scroll: one from beyond an end of the content, or one that
    ///     an animation makes towards an item.
    ///   - isClamped: Whether the step goes from beyond an end to the end: it says nothing of the next one, and begins no scroll.
    private func noteStep(
        from old: Int,
        to new: Int,
        isPartOfScroll: @autoclosure () -> Bool,
        isClamped: Bool = false,
        in collectionView: UICollectionView
    ) {
        if !motion.isFlagged, !motion.continues(at: CACurrentMediaTime()) {
            // Not those of the last placement: UIKit does not tell of insets that change.
            let insets = collectionView.adjustedContentInset
            minimumTopOfScroll = environment.map { -$0.grid.position(of: $0.axis.main(insets).start) }
        }
        motion.step(
            by: isClamped ? 0 : new - old,
            pulls: collectionView.isTracking && session.settler.isBeyondEnds(new)
        )
        session.answers.shownViews.noteDrawn()
        session.swipes.noteScroll(by: new - old)
        guard !collectionView.isInMotion else {
            // Those of other scrolls reach further than those of a finger.
            if !motion.isFlagged { session.content.reach.freeSteps = nil }
            return motion.flaggedStep()
        }
        guard !isClamped || motion.continues(at: CACurrentMediaTime()) else { return }
        motion.flaglessStep(from: old, to: new, isPartOfScroll: isPartOfScroll(), at: CACurrentMediaTime())
    }

    // MARK: Rest

    /// Passes the end of a turn of the run loop on to `motion`. While the motion may continue, the run loop turns again.
    func turnWillEnd() {
        guard let collectionView else { return }
        let continues = motion.turn(at: collectionView.contentOffset, isFlagged: collectionView.isInMotion)
        if continues { RunLoopObserver.wakeUp(after: RestDetector.delay) }
        let isTried = session.settler.motion.trial != nil
        session.settler.motion.turnWillEnd(in: collectionView)
        if !continues, !collectionView.isInMotion { session.settler.motion.motionIsOver() }
        // The content may end earlier now.
        if isTried, session.settler.motion.trial == nil { session.invalidateLayout() }
    }

    /// Whether the collection view is at rest. If it is neither moved by a finger nor at rest, the run loop turns again
    /// after a delay.
    func isAtRest() -> Bool {
        guard let collectionView, let environment, let elastic else { return false }
        let viewport = session.viewport(for: collectionView.bounds, in: environment)
        return motion.isAtRest(
            offset: environment.axis.main(collectionView.contentOffset),
            isMoving: collectionView.isInMotion,
            isOverscrolled: viewport.isOverscrolled(contentEnd: elastic.contentEnd)
        )
    }

    /// Forgets scrolls to items, and comes back if one has ended beyond an end of the content.
    func endScroll() {
        let mayBeBeyond = scrollTargets.mayEndBeyondContent
        scrollTargets.scrollDidEnd()
        guard mayBeBeyond, let collectionView, let environment, let elastic, elastic.origin == 0,
            let viewport = session.visibleViewport,
            viewport.isOverscrolled(contentEnd: elastic.contentEnd)
        else { return }
        let top = viewport.withoutOverscroll(contentEnd: elastic.contentEnd).top
        let offset = environment.axis.moved(collectionView.contentOffset, to: environment.grid.points(of: top))
        collectionView.setContentOffset(offset, animated: true)
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
