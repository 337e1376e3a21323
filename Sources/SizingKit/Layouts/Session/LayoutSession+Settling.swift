import SizingEngine
import UIKit

extension LayoutSession {
    // MARK: When

    /// Begins to observe when the scroll view comes to rest, and when what UIKit has begun must have ended.
    func observeRunLoop() {
        guard runLoopObserver == nil else { return }
        turnObserver = RunLoopObserver(whileTracking: true, whileLayoutLives { $0.finishTurn() })
        runLoopObserver = RunLoopObserver(whileLayoutLives { $0.runLoopWillSleep() })
        appComputing.observeCommits(whileLayoutLives { $0.turnDidCommit() })
    }

    /// Continues without what UIKit did not do in this turn of the run loop, also while the user scrolls: the list of updates of
    /// a batch, the counts after a movement, the offset after a change of layouts.
    func finishTurn() {
        appComputing.turnWillCommit(isInWindow: collectionView?.window != nil)
        if stopAwaitingUpdates() { invalidateLayout() }
        checkEndedMovement()
        settling = nil
        told.turnEnded()
        if takeover == .awaitingOffset { takeover = .none }
        if collectionView?.window != nil { prepareCollectionViewIfNeeded() }
    }

    /// Settles in a pass, before UIKit asks for elements, so that offset, content size and frames are final in the first
    /// frame. It happens once in a pass; later changes of the origin are settled after the pass.
    func settleInPass() {
        guard canSettle, needsSettling, isStill else { return }
        // If the scroll view ignores the offset within the pass, it may still take it afterwards.
        finder.templates.host.reportNextLayout()
        if settling == nil { settle(levels: false, isInPass: true) }
    }

    /// Settles what the pass has left, or what it could not settle because UIKit did not take the offset.
    func passDidEnd() {
        settling = nil
        prepareCollectionViewIfNeeded()
        showAgainIfNeeded()
        lowerRowsWithNewLooks()
        placeContentEnds()
        if canSettle, needsSettling, isStill {
            settle(levels: false)
            invalidateLayout()
        }
        if visibleViewport.flatMap(appComputing.outdatedOpening) != nil { invalidateLayout() }
        // If another pass is to come, its cells may tell their sizes, too.
        guard isPrepared else { return }
        givenWay = 0
        listedItems = []
    }

    /// Settles once the scroll view is at rest.
    func runLoopWillSleep() {
        endTurn()
        shownViews.noteDrawn()
        shownViews.turnDidEnd()
        // Before a pass has shown where a scroll to an item has come, cells may still tell their sizes.
        let isShown = isPrepared
        if collectionView == nil {
            forgetCollectionView()
            guests.leave()
        }
        // The app may be gone whose closures would be called: a view often outlives its controller until the end of the turn.
        guard collectionView?.window != nil else { return }
        passOnChangedCells()
        turnWillEnd?()
        // It does not end with a pass of a batch.
        lowerRowsWithNewLooks()
        showChangedContentEnds()
        if phase == .ready, isOutdated { invalidateLayout() }
        showWantedItem()
        #if !os(tvOS)
            swipes.turnWillEnd()
        #endif
        carousels.rest()
        noteTurn()
        guard canSettle, needsSettling || needsSectionAlignment || !scrollTargets.isEmpty else { return }
        if needsSettling, isStill {
            settle(levels: false)
            invalidateLayout()
        } else if isAtRest() {
            motion.end()
            if needsSettling || needsSectionAlignment {
                settle(levels: true)
                invalidateLayout()
            }
            if isShown { endScroll() }
        }
    }

    /// Forgets scrolls to items, and comes back if one has ended beyond an end of the content.
    private func endScroll() {
        let mayBeBeyond = scrollTargets.mayEndBeyondContent
        scrollTargets.scrollDidEnd()
        guard mayBeBeyond, let collectionView, let environment, let elastic, elastic.origin == 0,
            let viewport = visibleViewport,
            viewport.isOverscrolled(contentEnd: elastic.contentEnd)
        else { return }
        let top = viewport.withoutOverscroll(contentEnd: elastic.contentEnd).top
        let offset = environment.axis.moved(collectionView.contentOffset, to: environment.grid.points(of: top))
        collectionView.setContentOffset(offset, animated: true)
    }

    /// Passes the end of a turn of the run loop on to `motion`. While the motion may continue, the run loop turns again.
    private func noteTurn() {
        guard let collectionView else { return }
        let continues = motion.turn(at: collectionView.contentOffset, isFlagged: collectionView.isInMotion)
        if continues { RunLoopObserver.wakeUp(after: RestDetector.delay) }
    }

    /// Whether the placement is out of date, even if the layout has been invalidated already.
    private var isOutdated: Bool {
        guard elastic != nil else { return false }
        return !invalidParts.isEmpty || !postponed.isEmpty || hasOtherInsets || hasOtherSpace || hasOtherDirection
    }

    /// Whether the collection view is at rest. If it is neither moved by a finger nor at rest, the run loop turns again
    /// after a delay.
    func isAtRest() -> Bool {
        guard let collectionView, let environment, let elastic else { return false }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let isOverscrolled = viewport.isOverscrolled(contentEnd: elastic.contentEnd)
        let isAtRest = rest.isAtRest(
            offset: environment.axis.main(collectionView.contentOffset),
            isMoving: collectionView.isInMotion,
            isOverscrolled: isOverscrolled,
            at: CACurrentMediaTime()
        )
        if !isAtRest, !collectionView.isInMotion {
            RunLoopObserver.wakeUp(after: RestDetector.delay(isOverscrolled: isOverscrolled))
        }
        return isAtRest
    }

    /// Whether it is certain that the content does not move and will not move by itself, so that the layout need not wait
    /// for rest.
    private var isStill: Bool {
        guard let collectionView, let elastic, let environment, !collectionView.isInMotion else { return false }
        // The frames and the offset must not change while UIKit sets up an interactive movement or the animations of a
        // batch, of a rotation or of a change of layouts.
        guard !motion.continues(at: CACurrentMediaTime()), !isUpdating, takeover != .awaitingOffset,
            movement?.isUnderFinger != true, UIView.inheritedAnimationDuration == 0
        else { return false }
        // Beyond an end of the content, the content may be bouncing back.
        return !viewport(for: collectionView.bounds, in: environment).isOverscrolled(contentEnd: elastic.contentEnd)
    }

    /// Whether the layout may settle. During a transition to another layout, the offset belongs to that layout.
    private var canSettle: Bool {
        isCurrent && !isAppComputing && collectionView?.collectionViewLayout === layout
    }

    /// Whether settling would change anything: the origin or an estimate.
    var needsSettling: Bool {
        guard let elastic, !isRefused else { return false }
        return elastic.origin != 0 || elastic.contentEnd != elastic.model.total || elastic.model.canLearn
    }

    /// Whether settling at rest would move columns or lines on screen.
    private var needsSectionAlignment: Bool {
        guard let elastic, !isRefused, let viewport = visibleViewport else { return false }
        return elastic.canAlignSectionStarts(in: viewport)
    }

    /// Whether the scroll view has refused the same change of the offset too often.
    private var isRefused: Bool {
        guard let refusedSettling, refusedSettling.count >= RefusedSettling.limit, let elastic,
            let top = visibleViewport?.top
        else { return false }
        return refusedSettling.isSame(elastic.origin, top)
    }

    // MARK: How

    /// Learns the estimates, then sets the origin back to 0 and changes the offset by the same amount, so that nothing
    /// moves on screen.
    ///
    /// Apart from the start and the end of an animated scroll, this is the only place where the layout changes the content offset.
    ///
    /// - Parameters:
    ///   - levels: Whether the columns of masonries and the lines of flows are aligned at the start of their sections,
    ///     too. Those that start at different heights on screen then move.
    ///   - isInPass: Whether a layout pass is under way.
    func settle(levels: Bool = true, isInPass: Bool = false) {
        guard let collectionView, let environment, let learning = elastic else { return }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        // The first lines of a masonry are brought in line with its start: what was scrolled to stays where it came.
        let edge = viewport.span[learning.anchorEdge]
        let kept = KeptPosition(anchorAtDestination(in: viewport) ?? learning.anchor(at: edge))
        keepingTurnedPlace(in: viewport) { settle(in: viewport, keeping: kept, levels: levels, isInPass: isInPass) }
    }

    private func settle(in viewport: Viewport, keeping kept: KeptPosition, levels: Bool, isInPass: Bool) {
        let learns = !isAppComputing
        if learns { elastic?.model.learnEstimates() }
        if levels { elastic?.alignSectionStarts(in: viewport) }
        place(in: viewport, keeping: kept)
        if learns, elastic?.model.canLearn == true {
            // A smaller estimate brings more elements near the viewport, and the estimate is learned from these, too.
            elastic?.model.learnEstimates()
            place(in: viewport, keeping: kept)
        }
        guard let unsettled = elastic, invalidParts.isEmpty, phase == .ready else { return }
        settleOrigin(of: unsettled, in: viewport)
        if !isInPass { settling = nil }
    }

    /// Sets the origin back to 0 and changes the offset by the same amount.
    private func settleOrigin(of unsettled: ElasticLayout, in viewport: Viewport) {
        guard let collectionView, let environment else { return }
        let target = unsettled.settledTop(for: viewport)
        if unsettled.origin != 0 { scrollTargets.removeSpans() }
        // The frames come first: UIKit may ask for them while the offset changes.
        elastic?.settle()
        settling = Settling(from: viewport.top, to: target, origin: unsettled.origin)
        guard target != viewport.top else {
            refusedSettling = nil
            return
        }
        phase = .settling
        let (axis, grid) = (environment.axis, environment.grid)
        let offset = axis.main(collectionView.contentOffset)
        // Keeps the fraction of a pixel in the offset, except for rounding errors, and for half a pixel: by such an error it would
        // be rounded in the other direction next time, and settled again and again.
        let remainder = offset - grid.points(of: viewport.top)
        let keepsRemainder = 0.01...0.49 ~= abs(remainder) * grid.scale
        collectionView.contentOffset = axis.moved(
            collectionView.contentOffset,
            to: grid.points(of: target) + (keepsRemainder ? remainder : 0)
        )
        // UIKit asks about new bounds first, except in the first pass or if it ignores them. The offset that it takes may
        // differ.
        let now = visibleViewport?.top ?? viewport.top
        if phase == .settling || settling?.reached.map({ $0 != now }) ?? false { settlingDidReach(top: now) }
        noteRefusal()
    }

    /// Records the offset that the scroll view takes when it is asked to settle.
    func settlingDidReach(top: Int) {
        if phase == .settling { phase = .ready }
        guard let settling else { return }
        settledPixels += top - (settling.reached ?? settling.from)
        self.settling?.reached = top
        self.settling?.isShown = false
        if top == settling.to {
            elastic?.settle()
        } else {
            noteOrigin(after: settling.origin, offsetMovedBy: top - settling.from, to: top)
        }
    }

    /// Handles an offset of a settling that UIKit takes late or takes back: the content moves along.
    func settlingDidMove(from old: Int, to new: Int) {
        settling?.reached = nil
        settledPixels += new - old
        guard let origin = elastic?.origin else { return }
        noteOrigin(after: origin, offsetMovedBy: new - old, to: new)
    }

    /// Moves the content along with an offset that the scroll view has taken of itself.
    private func noteOrigin(after origin: Int, offsetMovedBy moved: Int, to top: Int) {
        guard var viewport = visibleViewport else { return }
        viewport.span = Span(start: top, length: viewport.length)
        elastic?.settled(from: origin, offsetMovedBy: moved, in: viewport)
    }

    /// Records the offset that the scroll view did not take, so that it is not asked for again and again.
    ///
    /// A request counts once UIKit knows the end of the content: before, the offset may lie beyond the end that it knows.
    private func noteRefusal() {
        guard let elastic, elastic.origin != 0, let top = visibleViewport?.top else {
            refusedSettling = nil
            return
        }
        let earlier = refusedSettling?.isSame(elastic.origin, top) == true ? refusedSettling : nil
        refusedSettling = RefusedSettling(
            origin: elastic.origin,
            offset: top,
            count: earlier.map { $0.count + (isEndKnown ? 1 : 0) } ?? 1
        )
    }

    /// Whether UIKit has asked for the end of the content that it is told. It asks in its next pass.
    private var isEndKnown: Bool {
        guard let collectionView, let environment else { return true }
        return environment.grid.position(of: environment.axis.main(collectionView.contentSize)) == max(0, reportedEnd)
    }

    /// The end of the content that UIKit is told.
    ///
    /// If the scroll view has not taken an offset beyond the present end of the content, it is told the end after
    /// settling, and asked again.
    var reportedEnd: Int {
        guard let elastic else { return 0 }
        guard let refusedSettling, refusedSettling.count < RefusedSettling.limit, let top = visibleViewport?.top,
            refusedSettling.isSame(elastic.origin, top), collectionView?.isInMotion == false
        else { return elastic.contentEnd }
        return max(elastic.contentEnd, elastic.model.total)
    }
}
