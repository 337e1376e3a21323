import SizingEngine
import UIKit

extension LayoutSession {
    // MARK: When

    /// Begins to observe when the scroll view comes to rest, and when what UIKit has begun must have ended.
    func observeRunLoop() {
        guard turnObservers.isEmpty else { return }
        turnObservers = [
            RunLoopObserver(whileTracking: true, whileLayoutLives { $0.finishTurn() }),
            RunLoopObserver(whileLayoutLives { $0.runLoopWillSleep() }),
        ]
        appComputing.observeCommits(whileLayoutLives { $0.turnDidCommit() })
    }

    /// Continues without what UIKit did not do in this turn of the run loop, also while the user scrolls: the list of updates of
    /// a batch, the counts after a movement, the offset after a change of layouts.
    func finishTurn() {
        appComputing.turnWillCommit(isInWindow: collectionView?.window != nil)
        if stopAwaitingUpdates() { invalidateLayout() }
        checkEndedMovement()
        settler.passIsOver()
        told.turnEnded()
        if takeover == .awaitingOffset { takeover = .none }
        if collectionView?.window != nil { prepareCollectionViewIfNeeded() }
    }

    /// Settles what the pass has left, or what it could not settle because UIKit did not take the offset.
    func passDidEnd() {
        settler.passIsOver()
        prepareCollectionViewIfNeeded()
        showAgainIfNeeded()
        rowLines.lowerRowsWithNewLooks()
        contentEnds.place()
        settler.settleAfterPass()
        if visibleViewport.flatMap(appComputing.outdatedOpening) != nil { invalidateLayout() }
        // If another pass is to come, its cells may tell their sizes, too.
        guard isPrepared else { return }
        selfSizing.passWasShown()
        listedItems = []
    }

    /// Settles once the scroll view is at rest.
    func runLoopWillSleep() {
        endTurn()
        selfSizing.shownViews.noteDrawn()
        selfSizing.shownViews.turnDidEnd()
        // Before a pass has shown where a scroll to an item has come, cells may still tell their sizes.
        let isShown = isPrepared
        if collectionView == nil { forgetCollectionView() }
        // The app may be gone whose closures would be called: a view often outlives its controller until the end of the turn.
        guard collectionView?.window != nil else { return }
        selfSizing.passOnChangedCells()
        turnWillEnd?()
        // It does not end with a pass of a batch.
        rowLines.lowerRowsWithNewLooks()
        contentEnds.showChanges()
        if phase == .ready, isOutdated { invalidateLayout() }
        showWantedItem()
        #if !os(tvOS)
            swipes.turnWillEnd()
        #endif
        carousels.rest()
        noteTurn()
        if settler.settleInTurn(), isShown { endScroll() }
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
        return !pending.parts.isEmpty || !pending.actions.isEmpty || hasOtherInsets || hasOtherSpace
            || hasOtherDirection
    }

    /// Whether the collection view is at rest. If it is neither moved by a finger nor at rest, the run loop turns again
    /// after a delay.
    func isAtRest() -> Bool {
        guard let collectionView, let environment, let elastic else { return false }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        return motion.isAtRest(
            offset: environment.axis.main(collectionView.contentOffset),
            isMoving: collectionView.isInMotion,
            isOverscrolled: viewport.isOverscrolled(contentEnd: elastic.contentEnd)
        )
    }
}
