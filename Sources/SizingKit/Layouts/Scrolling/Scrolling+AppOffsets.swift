import SizingEngine
import UIKit

/// Apps restore the offset by hand after they have changed the data: they read the offset and the content size before
/// and after the change, and compute a new offset from both.
extension Scrolling {
    /// Whether code of the app may be computing with the offset and the content size.
    var isAppComputing: Bool { collectionView?.window != nil && appComputing.isUnderWay }

    /// Whether the app is likely to restore the offset after a change of the data: in the turn of the change, and until it has
    /// heard of the end of its batch, unless the user scrolls meanwhile.
    var mayRestoreOffset: Bool {
        appComputing.change != nil && isAppComputing && collectionView?.isMovedByFinger == false
    }

    /// Begins an animated scroll that the app has asked for. The ends of the content must be final before the animation begins.
    func beginningScroll<Failure>(_ action: () throws(Failure) -> Void) throws(Failure) {
        appComputing.isBeginningScroll = true
        defer { appComputing.isBeginningScroll = false }
        try action()
    }

    /// Records that code of the app may run again.
    ///
    /// - Parameter isCommitted: Whether Core Animation has committed.
    func turnDidEnd(isCommitted: Bool) {
        appComputing.turnDidEnd(isShown: isCommitted && elastic != nil && collectionView?.window != nil)
        guard isCommitted else { return }
        // The change of the space is on screen.
        session.keeper.endTurn()
        session.keeper.forgetInsets()
    }

    /// Records the items on screen before the model is made again: the app may restore the offset from them.
    func noteReload(of keys: [(key: AnyHashable, anchor: Anchor)], in viewport: Viewport) {
        guard let elastic, let anchor = elastic.anchor(wholeIn: viewport) else { return }
        let (sections, items) = (elastic.model.sectionCount, elastic.model.itemCount(in: anchor.element.section))
        noteChange(.reload(keys: keys, sections: sections, items: items), keeping: anchor, in: viewport)
    }

    /// Records the position that a batch of updates keeps on screen.
    ///
    /// - Parameter viewport: The viewport before the batch.
    func noteBatch(keeping kept: KeptPosition, in viewport: Viewport) {
        noteChange(.batch, keeping: kept.anchor, in: viewport)
    }

    private func noteChange(_ change: ChangedContent.Change, keeping anchor: Anchor?, in viewport: Viewport) {
        guard isAppComputing, let end = knownContentEnd, let collectionView, let environment else { return }
        let finger = collectionView.isDragging ? collectionView.fingerDistance(in: environment) : nil
        appComputing.note(change, keeping: anchor, in: viewport, contentEnd: end, finger: finger)
    }

    /// Records a step of the offset that restores nothing.
    func noteScroll(from old: Viewport, to top: Int) {
        guard appComputing.change != nil, let end = knownContentEnd else { return }
        appComputing.noteScroll(from: old, to: top, contentEnd: end)
    }

    /// Whether an offset that the app has set restores the content that was on screen before a change of the data. An
    /// offset beyond the ends of the content does not: it belongs to a bounce, for which no flag of the scroll view
    /// need be set.
    func isRestored(by new: Viewport) -> Bool {
        guard let change = appComputing.change, isAppComputing, let end = knownContentEnd,
            let current = session.visibleViewport, session.elastic?.isReversed == false,
            !mayBeStepOfMotion(new.top - current.top, since: change),
            new.top != current.top,
            !new.isOverscrolled(contentEnd: end) || addsGrowth(new.top - current.top, since: change, end)
        else { return false }
        return change.isRestored(
            by: new.top,
            after: current.top,
            contentEnd: end,
            endIsKept: session.keepsLastElements
        )
    }

    /// Whether an offset is raised by the growth of the content, which may lead beyond the end: the offset is the right
    /// one already.
    private func addsGrowth(_ distance: Int, since change: ChangedContent, _ end: Int) -> Bool {
        let growth = end - change.contentEnd
        return growth > 1 && abs(distance - growth) <= 1
    }

    /// Whether a motion of the content may have moved the offset, and not the app.
    ///
    /// - Parameters:
    ///   - distance: How far, in pixels.
    ///   - change: The last change of the data. Only in its turn of the run loop is it known where the content was.
    private func mayBeStepOfMotion(_ distance: Int, since change: ChangedContent) -> Bool {
        guard let collectionView, let environment, collectionView.isInMotion else { return false }
        guard appComputing.isInTurn, !collectionView.isAnimatingScroll else { return true }
        guard collectionView.isDragging else {
            return SettlingTrial.mayBe(distance, expecting: motion.expectedDistances)
        }
        // Of the first step of a finger that has come down since, the gesture recognizer says nothing.
        if change.isScrolled, collectionView.beginsDragging { return true }
        return change.finger != collectionView.fingerDistance(in: environment)
    }

    /// Returns the kept position for a viewport that the app has computed: the elements that were on screen before a
    /// change of the data stay there.
    func restoredPosition(in new: Viewport) throws(Interrupted) -> KeptPosition? {
        guard let change = appComputing.change, let model = session.elastic?.model else { return nil }
        if change.wasAtEnd, session.keepsLastElements { return .endOfContent(overscroll: 0) }
        var anchor: Anchor?
        if case .reload(let keys, _, _) = change.change { anchor = try session.keeper.anchor(ofKeys: keys) }
        guard let kept = anchor ?? change.anchor(in: model) else { return nil }
        return KeptPosition.anchor(kept).moved(by: new.top - change.anchorTop)
    }

    /// The end of the content that the collection view tells the app, in pixels.
    private var knownContentEnd: Int? {
        guard let collectionView, let environment else { return nil }
        return environment.grid.position(of: environment.axis.main(collectionView.contentSize))
    }
}
