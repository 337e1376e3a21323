import SizingEngine
import UIKit

/// Apps restore the offset by hand after they have changed the data: they read the offset and the content size before and after
/// the change, and set the offset to what they compute from both.
extension LayoutSession {
    /// Whether code of the app may be computing with the offset and the content size. Until the turn of the run loop is over, and
    /// the app has heard of the end of its batch, both change only with what the app changes: nothing is settled, no estimate is
    /// learned, and nothing is measured that does not come on screen.
    var isAppComputing: Bool {
        guard !isOpening, !isBeginningScroll, collectionView?.window != nil else { return false }
        return !isCommitting || CACurrentMediaTime() < endOfBatchAnimation
    }

    /// Begins an animated scroll that the app has asked for. It has given up the offset that it knew, and the ends of the content must
    /// be final before the animation begins.
    func beginningScroll(_ action: () -> Void) {
        isBeginningScroll = true
        defer { isBeginningScroll = false }
        action()
    }

    /// Records that Core Animation has committed: from now on code of the app may run.
    func turnDidCommit() {
        isCommitting = false
        if !isOpening { openingPosition = nil }
        if elastic != nil { isOpening = false }
        // What has changed with the space is on screen.
        endTurn()
    }

    /// Records how long the animation of a batch lasts in which the layout is called. Its completion handlers come after it.
    func noteAnimationOfBatch() {
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0 else { return }
        endOfBatchAnimation = CACurrentMediaTime() + duration + RestDetector.delay
        RunLoopObserver.wakeUp(after: duration + RestDetector.delay)
    }

    /// Records what is on screen before the model is made again, from which the app may restore the offset.
    func noteReload(of keys: [(key: AnyHashable, anchor: Anchor)], in viewport: Viewport) {
        guard let elastic, let anchor = elastic.anchor(wholeIn: viewport) else { return }
        let (sections, items) = (elastic.model.sectionCount, elastic.model.itemCount(in: anchor.element.section))
        noteChange(.reload(keys: keys, sections: sections, items: items), keeping: anchor, in: viewport)
    }

    /// Records what a batch of updates keeps on screen.
    ///
    /// - Parameter viewport: The viewport before the batch.
    func noteBatch(keeping kept: KeptPosition, in viewport: Viewport) {
        noteChange(.batch, keeping: kept.anchor, in: viewport)
    }

    private func noteChange(_ change: ChangedContent.Change, keeping anchor: Anchor?, in viewport: Viewport) {
        guard isAppComputing, let end = knownContentEnd else { return }
        // What comes back from beyond an end moves by itself: its steps restore nothing.
        guard !viewport.isOverscrolled(contentEnd: end) else {
            changedContent = nil
            return
        }
        let first = changedContent.flatMap { $0.isScrolled ? nil : $0 }
        changedContent = ChangedContent(
            viewport: first?.viewport ?? viewport,
            contentEnd: first?.contentEnd ?? end,
            anchor: anchor,
            anchorTop: viewport.top,
            change: change
        )
    }

    /// Whether an offset that the app has set restores what was on screen before a change of the data.
    func isRestored(by new: Viewport) -> Bool {
        guard let changedContent, isAppComputing, let end = knownContentEnd, let current = visibleViewport,
            elastic?.isReversed == false, collectionView?.isInMotion == false, new.top != current.top
        else { return false }
        return changedContent.isRestored(by: new.top, after: current.top, contentEnd: end)
    }

    /// Records a step to another place, which restores nothing. The next change of the data begins there.
    ///
    /// - Parameter old: The viewport before the step. A scroll view that limits its offset does not scroll.
    func noteScroll(from old: Viewport, to top: Int) {
        guard changedContent?.isScrolled == false, top != old.top, let end = knownContentEnd,
            top != old.withoutOverscroll(contentEnd: end).top
        else { return }
        changedContent?.isMoved = true
        changedContent?.isScrolled = true
    }

    /// What keeps the elements on screen that were there before a change of the data, in a viewport that the app has computed.
    func restoredPosition(in new: Viewport) -> KeptPosition? {
        guard let changedContent, let model = elastic?.model else { return nil }
        var anchor: Anchor?
        if case .reload(let keys, _, _) = changedContent.change { anchor = self.anchor(ofKeys: keys) }
        guard let kept = anchor ?? changedContent.anchor(in: model) else { return nil }
        return KeptPosition.anchor(kept).moved(by: new.top - changedContent.anchorTop)
    }

    /// The end of the content that the collection view tells the app, in pixels.
    private var knownContentEnd: Int? {
        guard let collectionView, let environment else { return nil }
        return environment.grid.position(of: environment.axis.main(collectionView.contentSize))
    }
}
