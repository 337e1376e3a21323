import SizingEngine
import UIKit

/// Records whether code of the app may be computing with the offset and the content size, and the content that it may
/// restore with them.
///
/// Until the turn of the run loop is over, and the app has heard of the end of its batch, only changes by the app
/// change both: no estimate is learned, and only elements that come on screen are measured.
@MainActor
struct AppComputing {
    /// Whether the code that the app runs in this turn of the run loop is over: Core Animation is about to commit, or the run loop
    /// to sleep.
    private var isTurnOver = false
    /// When the animation of the last batch is over, in seconds from a fixed moment, and the app has been told.
    private var endOfBatchAnimation: TimeInterval = 0
    /// Whether no placed content has been shown in a window yet.
    private var isOpening = true
    /// The position that was asked for before anything was shown, or while the view was in no window.
    private var opening: (wanted: WantedPosition, insetBefore: Int, insetAfter: Int)?
    /// Whether an animated scroll begins that the app has asked for: it has given up the offset that it knew.
    var isBeginningScroll = false
    /// The content that was on screen before the data changed, while the app may be computing with the change.
    private(set) var change: ChangedContent?

    // MARK: When

    /// Whether the app may be computing, if the collection view is in a window.
    var isUnderWay: Bool {
        guard !isOpening, !isBeginningScroll else { return false }
        return !isTurnOver || CACurrentMediaTime() < endOfBatchAnimation
    }

    /// Whether code of the app may be running in this turn of the run loop.
    var isInTurn: Bool { !isTurnOver }

    /// Records that nothing is placed: the next pass is the first one.
    mutating func begin() {
        isOpening = true
    }

    /// Records that the code of the app is over in this turn of the run loop.
    mutating func turnIsOver(isInWindow: Bool) {
        isTurnOver = true
        if change != nil, !isInWindow || !isUnderWay { change = nil }
    }

    /// Records that from now on code of the app may run.
    ///
    /// - Parameter isShown: Whether Core Animation has committed something that is placed, and the view is in a window: insets have
    ///   come that it has only there.
    mutating func turnDidEnd(isShown: Bool) {
        isTurnOver = false
        guard isShown else { return }
        if !isOpening { opening = nil }
        isOpening = false
    }

    /// Records how long the animation of a batch lasts in which the layout is called. Its completion handlers come after it.
    mutating func noteAnimationOfBatch() {
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0 else { return }
        endOfBatchAnimation = CACurrentMediaTime() + duration + RestDetector.delay
        RunLoopObserver.wakeUp(after: duration + RestDetector.delay)
    }

    // MARK: Before the first frame

    /// Records a position that is shown before the first frame, with the insets that it finds.
    ///
    /// - Parameter isInWindow: Whether the view is in a window. A view that was shown and has left its window finds other insets when
    ///   it comes back.
    mutating func noteOpening(_ wanted: WantedPosition, in viewport: Viewport, isInWindow: Bool) {
        guard isOpening || opening != nil || !isInWindow else { return }
        if !isInWindow { isOpening = true }
        opening = (wanted, viewport.insetBefore, viewport.insetAfter)
    }

    /// Forgets the position: the content has moved for another reason.
    mutating func forgetOpening() {
        opening = nil
    }

    /// The position that the first pass has shown if a viewport has other insets by now: a scroll view adds no safe area to the
    /// insets of content that does not scroll yet.
    func outdatedOpening(in viewport: Viewport) -> WantedPosition? {
        guard let opening, (viewport.insetBefore, viewport.insetAfter) != (opening.insetBefore, opening.insetAfter)
        else { return nil }
        return opening.wanted
    }

    // MARK: Content to restore

    /// Records a change of the data.
    ///
    /// - Parameters:
    ///   - anchor: The anchor that the change keeps on screen.
    ///   - viewport: The viewport before it.
    ///   - end: The end of the content that the app knew.
    ///   - finger: How far the finger that scrolls has come, in pixels; `nil` if none does.
    mutating func note(
        _ kind: ChangedContent.Change,
        keeping anchor: Anchor?,
        in viewport: Viewport,
        contentEnd end: Int,
        finger: Int?
    ) {
        // Content that comes back from beyond an end moves by itself: its steps restore nothing.
        guard !viewport.isOverscrolled(contentEnd: end) else {
            change = nil
            return
        }
        let first = change.flatMap { $0.isScrolled ? nil : $0 }
        change = ChangedContent(
            viewport: first?.viewport ?? viewport,
            contentEnd: first?.contentEnd ?? end,
            anchor: anchor,
            anchorTop: viewport.top,
            change: kind,
            finger: finger
        )
    }

    /// Records that the app has restored an offset.
    mutating func noteRestored() {
        change?.isMoved = true
    }

    /// Records a step to another place, which restores nothing. The next change of the data begins there.
    ///
    /// - Parameters:
    ///   - old: The viewport before the step. A scroll view that limits its offset does not scroll.
    ///   - end: The end of the content that the app knows.
    mutating func noteScroll(from old: Viewport, to top: Int, contentEnd end: Int) {
        guard change?.isScrolled == false, top != old.top, top != old.withoutOverscroll(contentEnd: end).top else {
            return
        }
        change?.isMoved = true
        change?.isScrolled = true
    }
}
