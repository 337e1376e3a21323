import SizingEngine
import UIKit

/// Sets the origin of a layout back to 0 where nothing on screen moves: in a pass, after it, and at rest.
@MainActor
final class Settler: LayoutPart {
    /// The settling of the pass under way.
    private var current: Settling?
    private var refused: RefusedSettling?
    /// How far settling has moved the offset so far, in pixels.
    private(set) var settledPixels = 0

    // MARK: When

    /// Whether a settling of the pass under way has moved the offset, or tried to.
    var isUnderWay: Bool { current != nil }

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

    /// Forgets the settling of a pass: what comes is no part of it.
    func passIsOver() {
        current = nil
    }

    /// Settles what the pass has left, or what it could not settle because UIKit did not take the offset.
    func settleAfterPass() {
        guard canSettle, needsSettling, isStill else { return }
        settle(levels: false)
        session.invalidateLayout()
    }

    /// Settles at the end of a turn of the run loop, once the scroll view is at rest.
    ///
    /// - Returns: Whether it is at rest.
    func settleInTurn() -> Bool {
        guard canSettle, needsSettling || needsSectionAlignment || !session.scrolling.scrollTargets.isEmpty else {
            return false
        }
        if needsSettling, isStill {
            settle(levels: false)
            session.invalidateLayout()
            return false
        }
        guard session.scrolling.isAtRest() else { return false }
        session.scrolling.motion.end()
        if needsSettling || needsSectionAlignment {
            settle(levels: true)
            session.invalidateLayout()
        }
        return true
    }

    /// Settles in a pass, before UIKit asks for elements, so that offset, content size and frames are final in the first
    /// frame. It happens once in a pass; later changes of the origin are settled after the pass.
    func settleInPass() {
        guard canSettle, needsSettling, isStill else { return }
        // If the scroll view ignores the offset within the pass, it may still take it afterwards.
        session.measurer.finder.templates.host.reportNextLayout()
        if current == nil { settle(levels: false, isInPass: true) }
    }

    /// Whether it is certain that the content does not move and will not move by itself, so that the layout need not wait
    /// for rest.
    private var isStill: Bool {
        guard let collectionView, let elastic = session.elastic, let environment, !collectionView.isInMotion else {
            return false
        }
        // The frames and the offset must not change while UIKit sets up an interactive movement or the animations of a
        // batch, of a rotation or of a change of layouts.
        guard !session.scrolling.motion.continues(at: CACurrentMediaTime()), !session.isUpdating,
            !session.takeover.awaitsOffset,
            !session.reordering.isUnderFinger, UIView.inheritedAnimationDuration == 0
        else { return false }
        // Beyond an end of the content, the content may be bouncing back.
        return !session.viewport(for: collectionView.bounds, in: environment).isOverscrolled(
            contentEnd: elastic.contentEnd
        )
    }

    /// Whether the layout may settle. During a transition to another layout, the offset belongs to that layout.
    private var canSettle: Bool {
        session.isCurrent && !session.scrolling.isAppComputing
            && collectionView?.collectionViewLayout === session.layout
    }

    /// Whether settling would change anything: the origin or an estimate.
    var needsSettling: Bool {
        guard let elastic = session.elastic, !isRefused else { return false }
        return elastic.origin != 0 || elastic.contentEnd != elastic.model.total || elastic.model.canLearn
    }

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
    ///
    /// - Parameters:
    ///   - levels: Whether the columns of masonries and the lines of flows are aligned at the start of their sections,
    ///     too. Those that start at different heights on screen then move.
    ///   - isInPass: Whether a layout pass is under way.
    func settle(levels: Bool = true, isInPass: Bool = false) {
        guard let collectionView, let environment, elastic != nil else { return }
        let viewport = session.viewport(for: collectionView.bounds, in: environment)
        let kept = session.keeper.kept(for: .settling, in: viewport)
        session.keeper.keepingTurnedPlace(in: viewport) {
            settle(in: viewport, keeping: kept, levels: levels, isInPass: isInPass)
        }
    }

    private func settle(in viewport: Viewport, keeping kept: KeptPosition, levels: Bool, isInPass: Bool) {
        session.keeper.forgetInsets()
        let learns = !session.scrolling.isAppComputing
        if learns { session.content.learnEstimates() }
        if levels { session.content.alignSectionStarts(in: viewport) }
        session.place(in: viewport, keeping: kept)
        if learns, session.elastic?.model.canLearn == true {
            // A smaller estimate brings more elements near the viewport, and the estimate is learned from these, too.
            session.content.learnEstimates()
            session.place(in: viewport, keeping: kept)
        }
        guard let unsettled = session.elastic, session.pending.parts.isEmpty, session.phase == .ready else { return }
        settleOrigin(of: unsettled, in: viewport)
        if !isInPass { current = nil }
    }

    /// The fractions of a pixel in an offset that settling keeps. A smaller one is a rounding error, and by such an error half a
    /// pixel would be rounded in the other direction next time, and settled again and again.
    private static let keptFractions: ClosedRange<CGFloat> = 0.01...0.49

    /// Sets the origin back to 0 and changes the offset by the same amount.
    private func settleOrigin(of unsettled: ElasticLayout, in viewport: Viewport) {
        guard let collectionView, let environment else { return }
        let target = unsettled.settledTop(for: viewport)
        if unsettled.origin != 0 { session.scrolling.scrollTargets.removeSpans() }
        // The frames come first: UIKit may ask for them while the offset changes.
        session.content.settleOrigin()
        current = Settling(from: viewport.top, to: target, origin: unsettled.origin)
        guard target != viewport.top else {
            refused = nil
            return
        }
        session.beginSettling()
        let (axis, grid) = (environment.axis, environment.grid)
        let offset = axis.main(collectionView.contentOffset)
        let remainder = offset - grid.points(of: viewport.top)
        let keepsRemainder = Self.keptFractions.contains(abs(remainder) * grid.scale)
        collectionView.contentOffset = axis.moved(
            collectionView.contentOffset,
            to: grid.points(of: target) + (keepsRemainder ? remainder : 0)
        )
        // UIKit asks about new bounds first, except in the first pass or if it ignores them. The offset that it takes may
        // differ.
        let now = session.visibleViewport?.top ?? viewport.top
        if session.phase == .settling || current?.reached.map({ $0 != now }) ?? false { didReach(top: now) }
        noteRefusal()
    }

    /// Records the offset that the scroll view takes when it is asked to settle.
    func didReach(top: Int) {
        session.endSettling()
        guard let settling = current else { return }
        settledPixels += top - (settling.reached ?? settling.from)
        current?.reached = top
        current?.isShown = false
        if top == settling.to {
            session.content.settleOrigin()
        } else {
            noteOrigin(after: settling.origin, offsetMovedBy: top - settling.from, to: top)
        }
    }

    /// Handles an offset of a settling that UIKit takes late or takes back: the content moves along.
    func didMove(from old: Int, to new: Int) {
        current?.reached = nil
        settledPixels += new - old
        guard let origin = session.elastic?.origin else { return }
        noteOrigin(after: origin, offsetMovedBy: new - old, to: new)
    }

    /// Moves the content along with an offset that the scroll view has taken of itself.
    private func noteOrigin(after origin: Int, offsetMovedBy moved: Int, to top: Int) {
        guard var viewport = session.visibleViewport else { return }
        viewport.span = Span(start: top, length: viewport.length)
        session.content.move(from: origin, by: moved, in: viewport)
    }

    /// Records the offset that the scroll view did not take, so that it is not asked for again and again.
    private func noteRefusal() {
        guard let elastic = session.elastic, elastic.origin != 0, let top = session.visibleViewport?.top else {
            refused = nil
            return
        }
        let earlier = refused?.isSame(elastic.origin, top) == true ? refused : nil
        refused = RefusedSettling(
            origin: elastic.origin,
            offset: top,
            count: (earlier?.count ?? 0) + 1
        )
    }

    /// The end of the content that UIKit is told.
    ///
    /// If the scroll view has not taken an offset beyond the present end of the content, it is told the end after
    /// settling, and asked again.
    var reportedEnd: Int { reportedEnd(whenRefused: refused) }

    func reportedEnd(whenRefused refused: RefusedSettling?) -> Int {
        guard let elastic = session.elastic else { return 0 }
        guard let refused, refused.count < RefusedSettling.limit, let top = session.visibleViewport?.top,
            refused.isSame(elastic.origin, top), collectionView?.isInMotion == false
        else { return elastic.contentEnd }
        return max(elastic.contentEnd, elastic.model.total)
    }
}
