import SizingEngine
import UIKit

extension LayoutSession {
    // MARK: When

    /// Begins to watch for rest.
    func observeRunLoop() {
        guard runLoopObserver == nil else { return }
        runLoopObserver = RunLoopObserver(whileLayoutLives { $0.runLoopWillSleep() })
    }

    /// Settles in a pass, before its elements are asked for, so that offset, content size and frames are true in the first
    /// frame. Once in a pass: what comes up later in it is settled when it is over.
    func settleInPass() {
        guard canSettle, needsSettling, isStill else { return }
        // Even if the scroll view ignores the offset within a pass, it may take it afterwards.
        finder.templates.host.setNeedsLayout()
        if settling == nil { settle(levels: false, isInPass: true) }
    }

    /// Settles what a pass has left, or could not settle because UIKit did not take the offset.
    func passDidEnd() {
        settling = nil
        guard canSettle, needsSettling, isStill else { return }
        settle(levels: false)
        invalidateLayout()
    }

    /// Settles once the scroll view is at rest.
    func runLoopWillSleep() {
        if stopAwaitingUpdates() { invalidateLayout() }
        checkEndedMovement()
        settling = nil
        heldInReload = nil
        if takeover == .awaitingOffset { takeover = .none }
        if collectionView == nil {
            forgetCollectionView()
            finder.templates.host.removeFromSuperview()
        }
        if phase == .ready, isOutdated { invalidateLayout() }
        showWantedItem()
        noteTurn()
        guard canSettle, needsSettling || needsLevelling || !scrollTargets.isEmpty, collectionView?.window != nil
        else { return }
        if needsSettling, isStill {
            settle(levels: false)
            invalidateLayout()
        } else if isAtRest() {
            motion.end()
            if needsSettling || needsLevelling {
                settle(levels: true)
                invalidateLayout()
            }
            scrollTargets.removeAll()
        }
    }

    /// Tells the motion that a turn of the run loop ends. As long as it may go on, another turn comes.
    private func noteTurn() {
        guard let collectionView else { return }
        let goesOn = motion.turn(at: collectionView.contentOffset, isFlagged: collectionView.isInMotion)
        if goesOn { RunLoopObserver.wakeUp(after: RestDetector.delay) }
    }

    /// Whether what is placed is not what has to be, whatever UIKit has made of the last invalidation.
    private var isOutdated: Bool {
        guard elastic != nil, collectionView?.window != nil else { return false }
        return !dirt.isEmpty || !postponed.isEmpty || hasOtherInsets || hasOtherRoom || hasOtherDirection
    }

    /// Whether the collection view has come to rest. As long as nobody moves it and it has not, the run loop turns again
    /// after a while.
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

    /// Whether it is certain that nothing moves the content and that nothing will by itself, so that nobody has to wait for
    /// rest.
    private var isStill: Bool {
        guard let collectionView, let elastic, let environment, !collectionView.isInMotion else { return false }
        // An item under a finger, the animations of a batch, of a rotation or of another layout that are being set up: the
        // frames and the offset that UIKit has taken in for them must not change before it is done.
        guard !motion.goesOn(at: CACurrentMediaTime()), !isUpdating, takeover != .awaitingOffset,
            movement?.isUnderFinger != true, UIView.inheritedAnimationDuration == 0
        else { return false }
        // Beyond an end of the content something may be on its way back.
        return !viewport(for: collectionView.bounds, in: environment).isOverscrolled(contentEnd: elastic.contentEnd)
    }

    /// Whether the layout may settle. While a transition shows another layout, the offset is not this one's.
    private var canSettle: Bool {
        isCurrent && collectionView?.collectionViewLayout === layout
    }

    /// Whether settling would bring something: an origin to put back, or an estimate to learn.
    var needsSettling: Bool {
        guard let elastic, !isRefused else { return false }
        return elastic.origin != 0 || elastic.contentEnd != elastic.model.total || elastic.model.canLearn
    }

    /// Whether rest would bring something that moves columns or lines on screen.
    private var needsLevelling: Bool {
        guard let elastic, !isRefused, let viewport = visibleViewport else { return false }
        return elastic.canAlignSectionStarts(in: viewport)
    }

    /// Whether the scroll view has refused often enough what would be asked of it now.
    private var isRefused: Bool {
        guard let refusedSettling, refusedSettling.count >= RefusedSettling.limit, let elastic,
            let top = visibleViewport?.top
        else { return false }
        return refusedSettling.isSame(elastic.origin, top)
    }

    // MARK: How

    /// Learns the estimates, then puts the start of the content back at zero and moves the offset along, so that nothing
    /// moves on screen.
    ///
    /// Beside the start of an animated scroll it is the one place where the layout changes the content offset.
    ///
    /// - Parameters:
    ///   - levels: Whether the columns of masonries and the lines of flows are levelled too. Those that start at different
    ///     heights on screen do move then.
    ///   - isInPass: Whether a layout pass is under way.
    func settle(levels: Bool = true, isInPass: Bool = false) {
        guard let collectionView, let environment, let learning = elastic else { return }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let held = Held(learning.anchor(at: viewport.span[learning.heldEdge]))
        elastic?.model.learnEstimates()
        if levels { elastic?.alignSectionStarts(in: viewport) }
        place(in: viewport, holding: held)
        if elastic?.model.canLearn == true {
            // A smaller estimate lets more elements come near, which are learned from too.
            elastic?.model.learnEstimates()
            place(in: viewport, holding: held)
        }
        guard let unsettled = elastic, dirt.isEmpty, phase == .ready else { return }
        settleOrigin(of: unsettled, in: viewport)
        if !isInPass { settling = nil }
    }

    /// Puts the start of the content back at zero and moves the offset along.
    private func settleOrigin(of unsettled: ElasticLayout, in viewport: Viewport) {
        guard let collectionView, let environment else { return }
        let target = unsettled.settledTop(for: viewport)
        if unsettled.origin != 0 { scrollTargets.removeSpans() }
        // The frames first: UIKit may ask for them while the offset changes.
        elastic?.settle()
        settling = Settling(from: viewport.top, to: target, origin: unsettled.origin)
        guard target != viewport.top else {
            refusedSettling = nil
            return
        }
        phase = .settling
        let (axis, grid) = (environment.axis, environment.grid)
        let offset = axis.main(collectionView.contentOffset)
        // What of a pixel the offset shows stays, but for what is left of computing.
        let remainder = offset - grid.points(of: viewport.top)
        let isWhole = abs(remainder) * grid.scale < 0.01
        collectionView.contentOffset = axis.moved(
            collectionView.contentOffset,
            to: grid.points(of: target) + (isWhole ? 0 : remainder)
        )
        // UIKit asks about new bounds first, but in the first pass, or if it ignores them. What it takes may differ from that.
        let now = visibleViewport?.top ?? viewport.top
        if phase == .settling || settling?.reached.map({ $0 != now }) ?? false { settlingDidReach(top: now) }
        noteRefusal()
    }

    /// Takes in where the scroll view goes when it is asked to settle.
    func settlingDidReach(top: Int) {
        if phase == .settling { phase = .ready }
        guard let settling else { return }
        self.settling?.reached = top
        self.settling?.isShown = false
        if top == settling.to {
            elastic?.settle()
        } else {
            elastic?.settled(from: settling.origin, offsetMovedBy: top - settling.from)
        }
    }

    /// Takes in that UIKit takes the offset of a settling late, or puts the old one back: what is on screen goes along.
    func settlingDidMove(from old: Int, to new: Int) {
        settling?.reached = nil
        guard let origin = elastic?.origin else { return }
        elastic?.settled(from: origin, offsetMovedBy: new - old)
    }

    /// Remembers what a scroll view did not take, so that it is not asked again and again for the same.
    private func noteRefusal() {
        guard let elastic, elastic.origin != 0, let top = visibleViewport?.top else {
            refusedSettling = nil
            return
        }
        let isSame = refusedSettling?.isSame(elastic.origin, top) ?? false
        refusedSettling = RefusedSettling(
            origin: elastic.origin,
            offset: top,
            count: isSame ? (refusedSettling?.count ?? 0) + 1 : 1
        )
    }

    /// The end of the content as the scroll view is told.
    ///
    /// One that has not taken an offset beyond the present end of the content is told of the settled one, and asked again.
    var reportedEnd: Int {
        guard let elastic else { return 0 }
        guard let refusedSettling, refusedSettling.count < RefusedSettling.limit, collectionView?.isInMotion == false
        else { return elastic.contentEnd }
        return max(elastic.contentEnd, elastic.model.total)
    }
}
