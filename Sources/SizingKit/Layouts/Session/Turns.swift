import SizingEngine
import UIKit

/// Ends the turns of the run loop: the layout no longer waits for calls that UIKit has not made, and settles if the
/// content is at rest.
@MainActor
final class Turns: LayoutPart {
    /// Called at the end of each turn, before changes are laid out.
    var willEnd: (@MainActor () -> Void)?
    /// Calls back at the ends of turns: first in any mode of the run loop, to continue without the calls that UIKit has
    /// not made, then in the default mode.
    private var endOfFrame: EndOfFrame?

    /// Begins to observe when the scroll view comes to rest, and when operations that UIKit has begun must have ended.
    func observe(_ collectionView: UICollectionView) {
        let endOfFrame = endOfFrame ?? makeEndOfFrame()
        self.endOfFrame = endOfFrame
        endOfFrame.follow(collectionView)
    }

    private func makeEndOfFrame() -> EndOfFrame {
        EndOfFrame(
            EndOfFrame.Actions(
                turnIsOver: session.whileLayoutLives { $0.turns.turnIsOver() },
                frameWillEnd: session.whileLayoutLives { $0.turns.finish() },
                quietFrameWillEnd: session.whileLayoutLives { $0.turns.runLoopWillSleep() },
                turnDidEnd: session.whileLayoutLives { $0.turns.turnDidEnd() },
                quietLoopSleeps: session.whileLayoutLives { $0.turns.loopSleeps() }
            )
        )
    }

    /// Records that code of the app no longer computes with the offset and the elements on screen.
    private func turnIsOver() {
        session.scrolling.appComputing.turnIsOver(isInWindow: collectionView?.window != nil)
    }

    /// Records that code of the app may run again. Once Core Animation has committed, the content on screen is known.
    private func turnDidEnd() {
        guard let endOfFrame else { return }
        session.scrolling.turnDidEnd(isCommitted: endOfFrame.isCommitted)
        guard endOfFrame.isCommitted else { return }
        session.inspector.trace?.capture()
        session.precacher.stepWasDrawn()
    }

    /// There is time until the next frame.
    private func loopSleeps() {
        session.precacher.loopSleeps(afterCommit: endOfFrame?.hasCommitted == true)
    }

    /// Continues without information that UIKit did not give in this turn of the run loop, also while the user scrolls:
    /// the list of updates of a batch, the counts after a movement, the offset after a change of layouts.
    func finish() {
        let isHeldBack = session.dataAhead.end()
        if session.stopAwaitingUpdates() || isHeldBack { session.invalidateLayout() }
        session.reordering.checkEndedMovement()
        session.settler.passIsOver()
        session.askAgainIfOutdated()
        session.told.turnEnded()
        session.takeover.turnDidEnd()
        if collectionView?.window != nil { session.prepareCollectionViewIfNeeded() }
    }

    /// Settles once the scroll view is at rest.
    func runLoopWillSleep() {
        session.keeper.endTurn()
        session.answers.shownViews.noteDrawn()
        session.answers.shownViews.turnDidEnd()
        // Before a pass has shown where a scroll to an item has come, cells may still tell their sizes.
        let isShown = session.told.isPrepared
        if collectionView == nil { session.forgetCollectionView() }
        // The app may be gone whose closures would be called: a view often outlives its controller until the end of the turn.
        guard collectionView?.window != nil else { return }
        session.selfSizing.passOnChangedCells()
        session.selfSizing.followSelection()
        willEnd?()
        // It does not end with a pass of a batch.
        session.rowLines.lowerRowsWithNewLooks()
        session.contentViews.showChanges()
        if session.phase == .ready, isOutdated { session.invalidateLayout() }
        session.scrolling.showWantedItem()
        session.swipes.turnWillEnd()
        session.carousels.rest()
        session.scrolling.turnWillEnd()
        if session.settler.settleInTurn(), isShown { session.scrolling.endScroll() }
    }

    /// Whether the placement is out of date, even if the layout has been invalidated already.
    private var isOutdated: Bool {
        guard elastic != nil else { return false }
        return !session.pending.parts.isEmpty || !session.pending.actions.isEmpty || session.hasOtherInsets
            || session.hasOtherSpace || session.hasOtherDirection || environment?.isEditing != collectionView?.isEditing
    }
}
