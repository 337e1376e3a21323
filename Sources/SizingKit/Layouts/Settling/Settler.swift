import SizingEngine
import UIKit

/// Sets the origin of a layout back to 0 as soon as something has moved it, so that the content offset, the content size and
/// the frames tell an app the truth.
///
/// | Cause of another origin | When the origin is settled |
/// |---|---|
/// | a pass while nobody moves the content | in the pass, before UIKit asks for elements |
/// | a batch of updates | when UIKit has set up its animations, also under a finger and in a deceleration |
/// | elements that a finger or its momentum brings near | after the pass of the step, from the offset that the step has shown |
/// | an animated scroll, a wheel, a key | at rest: its end is where it was sent |
/// | anything, where the offset would be beyond an end of the content | at rest |
/// | a change that makes the content too short to scroll, while it moves | the content size is reported at rest |
/// | anything, where the scroll view was seen to refuse the offset | at rest |
///
/// At rest the estimates are learned, too, and the starts of sections are aligned.
@MainActor
final class Settler: LayoutPart {
    /// On which occasion the origin is settled.
    enum Occasion {
        /// In a pass, before UIKit asks for elements.
        case pass
        /// Outside of a pass, while nobody moves the content.
        case stillness
        /// While a finger or its momentum moves the content.
        case motion
        /// Once the scroll view has come to rest, or where an item was asked for.
        case rest

        /// Whether the columns of masonries and the lines of flows are aligned at the start of their sections, too. Those that
        /// start at different heights on screen then move.
        var alignsSections: Bool { self == .rest }
    }

    /// The settling of the pass under way.
    var current: Settling?
    var refused: RefusedSettling?
    /// The responses of the scroll view to settlings while the content moves.
    var motion = SettlingsInMotion()
    /// How often the offset was changed, which may call code of the app that changes it again.
    var changeCount = 0
    /// Whether the content size is read for settling, for which no layout prepares itself.
    var isReadingContentSize = false
    /// How far settling has moved the offset so far, in pixels.
    var settledPixels = 0
    /// Whether the app performs the batch of updates that is under way within an animation of its own.
    private var isBatchAnimatedByApp = false

    // MARK: When

    /// Whether a settling of the pass under way has moved the offset, or tried to, or the next step decides about one.
    var isUnderWay: Bool { current != nil || motion.trial != nil }

    /// Records that UIKit asks for elements.
    func elementsAreAskedFor() {
        current?.isShown = true
    }

    /// Whether a scroll only takes the settling late, or takes it back.
    func concerns(_ new: Viewport, _ elastic: ElasticLayout) -> Bool {
        current?.concerns(new, contentEnd: elastic.contentEnd) == true
    }

    /// Records a scroll that has nothing to do with the settling.
    func noteScroll() {
        current?.reached = nil
    }

    /// Forgets the settling of a pass: later steps are no part of it.
    func passIsOver() {
        current = nil
    }

    /// Settles in a pass, before UIKit asks for elements, so that offset, content size and frames are final in the first
    /// frame. It happens once in a pass; later changes of the origin are settled after the pass.
    func settleInPass() {
        // Content that moves without a flag of the scroll view is settled at rest.
        guard settlesInMotion || !session.scrolling.motion.continues(at: CACurrentMediaTime()), canSettle, needsSettling
        else { return }
        // If the scroll view ignores the offset within the pass, it may still take it afterwards.
        session.measurer.finder.templates.host.reportNextLayout()
        // UIKit prepares the layout for a question of the app, too, and shows nothing anew.
        if current == nil, isStill, !isAnimated, !session.scrolling.isAppComputing { settle(.pass) }
    }

    /// Settles the changes that the pass has not settled, or could not settle because UIKit did not take the offset.
    func settleAfterPass() {
        guard canSettle, !isAnimated else { return }
        if isStill {
            guard needsSettling else { return }
            settle(.stillness)
            session.invalidateLayout()
        } else if settlesInMotion, isUnsettled || isEndUntold || session.scrolling.needsMeasuringAhead {
            // Where nothing comes of it, another pass would ask for it again.
            let before = progress
            settle(.motion)
            if progress != before { session.invalidateLayout() }
        }
    }

    /// The values that settling in a motion changes.
    private var progress: [Int] {
        guard let elastic = session.elastic else { return [] }
        return [elastic.origin, elastic.contentEnd, elastic.model.unmeasuredCount]
    }

    /// Records that a batch of updates begins.
    func batchBegins() {
        isBatchAnimatedByApp = isAnimated
    }

    /// Settles the layout after a batch of updates, once its animations are set up. The settling is not animated: the
    /// content moves along with the offset.
    func settleAfterBatch() {
        guard canSettle, isUnsettled, !isBatchAnimatedByApp, isStill || settlesInMotion else { return }
        let occasion = isStill ? Occasion.stillness : .motion
        UIView.performWithoutAnimation { settle(occasion) }
        session.invalidateLayout()
    }

    /// Settles at the end of a turn of the run loop, once the scroll view is at rest.
    ///
    /// - Returns: Whether it is at rest.
    func settleInTurn() -> Bool {
        guard canSettle, needsSettling || needsSectionAlignment || !session.scrolling.scrollTargets.isEmpty else {
            return false
        }
        if needsSettling, isStill, !isAnimated {
            settle(.stillness)
            session.invalidateLayout()
            return false
        }
        guard !session.scrolling.isAppComputing, session.scrolling.isAtRest() else { return false }
        session.scrolling.motion.end()
        if needsSettling || needsSectionAlignment {
            settle(.rest)
            session.invalidateLayout()
        }
        return true
    }

    /// Whether it is certain that the content does not move and will not move by itself, so that the layout need not wait
    /// for rest.
    private var isStill: Bool {
        guard let collectionView, mayMoveOffset, !collectionView.isInMotion,
            !session.scrolling.motion.continues(at: CACurrentMediaTime()),
            let viewport = session.visibleViewport, let elastic = session.elastic
        else { return false }
        // Beyond an end of the content, the content may be bouncing back.
        return !viewport.isOverscrolled(contentEnd: elastic.contentEnd + addedRoom)
    }

    /// Whether the offset may be set while a finger or its momentum moves the content, as far as is known: the scroll view has
    /// not been seen to refuse it.
    ///
    /// Apple teaches to move the content offset and the content by the same distance during a scroll, in a layout pass
    /// (WWDC 2011, session 104). An animated scroll is another thing: it goes to the offset that it was given.
    var settlesInMotion: Bool {
        guard let collectionView, collectionView.isMovedByFinger || session.scrolling.motion.isFlagged else {
            return false
        }
        return !collectionView.isAnimatingScroll && !motion.isRefused(by: collectionView) && mayMoveOffset
    }

    /// Whether the next step will show if the scroll view goes on from an offset that is set while the content moves.
    ///
    /// - Parameter distance: How far it is moved, in pixels.
    func isClear(_ distance: Int) -> Bool {
        collectionView.map { motion.isClear(distance, after: session.scrolling.motion.lastDistance, in: $0) } ?? false
    }

    /// Whether frames and the offset may change together: not while UIKit sets up an interactive movement, the animations of a
    /// batch, or a change of layouts.
    private var mayMoveOffset: Bool {
        session.elastic != nil && environment != nil && !session.isUpdating && !session.takeover.awaitsOffset
            && !session.reordering.isUnderFinger
    }

    /// Whether changes are animated now, as in a rotation: cells that come on screen would not move along.
    private var isAnimated: Bool { UIView.inheritedAnimationDuration != 0 }

    /// Whether the layout may settle. During a transition to another layout, the offset belongs to that layout.
    private var canSettle: Bool {
        session.isCurrent && collectionView?.collectionViewLayout === session.layout
    }

    /// Whether the scroll view knows another end of the content than it is to know.
    private var isEndUntold: Bool { collectionView.map { $0.contentSize != contentSize } ?? false }

    /// Whether UIKit can be told where the content ends, and was not. From beyond the true end momentum springs back. A finger would
    /// find itself pulling at it.
    ///
    /// - Parameter viewport: Where the step of a motion has come to.
    func mayTellEnd(in viewport: Viewport) -> Bool {
        guard isEndUntold, !ceasesToScroll, let elastic = session.elastic, elastic.origin == 0 else { return false }
        return collectionView?.isTracking == false
            || viewport.top <= viewport.maximumTop(contentEnd: elastic.model.total)
    }

    /// Whether the content has become too short to scroll, and UIKit does not know. With its size the insets of the safe area go,
    /// too, and the offset moves with them: while something moves, that would be placed anew, again and again.
    var ceasesToScroll: Bool {
        guard let collectionView, let environment, let elastic = session.elastic else { return false }
        let length = environment.grid.extent(of: environment.axis.main(collectionView.bounds.size))
        return elastic.model.total <= length
            && environment.grid.extent(of: environment.axis.main(collectionView.contentSize)) > length
    }

    /// Whether the numbers that an app reads are not those of the content.
    var isUnsettled: Bool {
        guard let elastic = session.elastic, !isRefused else { return false }
        return elastic.origin != 0 || elastic.contentEnd != elastic.model.total
    }

    /// Whether settling while nobody moves the content would change anything: the origin or an estimate.
    var needsSettling: Bool {
        isUnsettled || mayLearn && !isRefused && session.elastic?.model.canLearn == true
    }

    /// Whether estimates may be learned now.
    private var mayLearn: Bool { !session.scrolling.isAppComputing && !session.content.reach.hasLateMargin }

    /// Whether settling at rest would move columns or lines on screen.
    private var needsSectionAlignment: Bool {
        guard let elastic = session.elastic, !isRefused, let viewport = session.visibleViewport else { return false }
        return elastic.canAlignSectionStarts(in: viewport)
    }

    /// Whether the scroll view has refused the same change of the offset too often.
    private var isRefused: Bool {
        guard let refused, refused.count >= RefusedSettling.limit, let elastic = session.elastic,
            let top = session.visibleViewport?.top
        else { return false }
        return refused.isSame(elastic.origin, top)
    }

    // MARK: How

    /// Learns the estimates, then sets the origin back to 0 and changes the offset by the same amount, so that nothing
    /// moves on screen.
    ///
    /// Apart from the start and the end of an animated scroll, this is the only place where the layout changes the content offset.
    func settle(_ occasion: Occasion = .rest) {
        guard elastic != nil else { return }
        session.keepingPlace(because: .settling) { try? settle(occasion, in: $1, keeping: $0) }
    }

    private func settle(
        _ occasion: Occasion,
        in viewport: Viewport,
        keeping kept: KeptPosition
    ) throws(Interrupted) {
        session.keeper.forgetInsets()
        // Learned at every measurement, an estimate would move the origin by more than the measurement does.
        let learns = mayLearn && occasion != .motion
        if learns { session.content.learnEstimates() }
        if occasion.alignsSections { session.content.alignSectionStarts(in: viewport) }
        try session.place(in: viewport, keeping: kept)
        if learns, session.elastic?.model.canLearn == true {
            // A smaller estimate brings more elements near the viewport, and the estimate is learned from these, too.
            session.content.learnEstimates()
            try session.place(in: viewport, keeping: kept)
        }
        guard let unsettled = session.elastic, session.pending.parts.isEmpty, session.phase == .ready else { return }
        settleOrigin(of: unsettled, in: viewport, occasion)
        if occasion != .pass { current = nil }
    }
}
