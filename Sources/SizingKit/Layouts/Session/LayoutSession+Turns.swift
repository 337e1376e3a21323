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
        scrolling.appComputing.observeCommits(whileLayoutLives { $0.scrolling.turnDidCommit() })
    }

    /// Continues without what UIKit did not do in this turn of the run loop, also while the user scrolls: the list of updates of
    /// a batch, the counts after a movement, the offset after a change of layouts.
    func finishTurn() {
        scrolling.appComputing.turnWillCommit(isInWindow: collectionView?.window != nil)
        if stopAwaitingUpdates() { invalidateLayout() }
        reordering.checkEndedMovement()
        settler.passIsOver()
        told.turnEnded()
        takeover.turnDidEnd()
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
        if visibleViewport.flatMap(scrolling.appComputing.outdatedOpening) != nil { invalidateLayout() }
        // If another pass is to come, its cells may tell their sizes, too.
        guard isPrepared else { return }
        selfSizing.passWasShown()
        listedItems = []
    }

    /// Settles once the scroll view is at rest.
    func runLoopWillSleep() {
        keeper.endTurn()
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
        scrolling.showWantedItem()
        #if !os(tvOS)
            swipes.turnWillEnd()
        #endif
        carousels.rest()
        scrolling.turnWillEnd()
        if settler.settleInTurn(), isShown { scrolling.endScroll() }
    }

    /// Whether the placement is out of date, even if the layout has been invalidated already.
    private var isOutdated: Bool {
        guard elastic != nil else { return false }
        return !pending.parts.isEmpty || !pending.actions.isEmpty || hasOtherInsets || hasOtherSpace
            || hasOtherDirection
    }
}
