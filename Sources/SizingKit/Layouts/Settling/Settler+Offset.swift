import SizingEngine
import UIKit

// How the offset is set, and how the scroll view responds.
extension Settler {
    /// The fractions of a pixel in an offset that settling keeps. A smaller one is a rounding error, and by such an error half a
    /// pixel would be rounded in the other direction next time, and settled again and again.
    private static let keptFractions: ClosedRange<CGFloat> = 0.01...0.49

    /// Sets the origin back to 0 and changes the offset by the same amount.
    func settleOrigin(of unsettled: ElasticLayout, in viewport: Viewport, _ occasion: Occasion) {
        guard let collectionView, let environment else { return }
        let target = unsettled.settledTop(for: viewport, room: addedRoom)
        if occasion == .motion {
            // A target clamped to the ends of the content would move the visible elements, and a small change could not
            // be told from a step.
            guard target == viewport.top - unsettled.origin, isClear(target - viewport.top) else {
                if mayTellEnd(in: viewport) { tellContentEnd() }
                return
            }
        }
        // In a pass UIKit asks for the size itself.
        if occasion != .pass { tellContentEnd(of: unsettled, beforeLeaving: viewport, occasion) }
        // Content that begins or ceases to scroll may get other insets.
        guard session.visibleViewport == viewport, session.phase == .ready else { return }
        if unsettled.origin != 0 { session.scrolling.scrollTargets.removeSpans() }
        // The frames come first: UIKit may ask for them while the offset changes.
        session.content.settleOrigin()
        current = Settling(from: viewport.top, to: target, origin: unsettled.origin)
        guard target != viewport.top else {
            refused = nil
            if occasion != .pass, occasion != .motion || !ceasesToScroll { tellContentEnd() }
            return
        }
        changeCount += 1
        let change = changeCount
        session.beginSettling()
        let (axis, grid) = (environment.axis, environment.grid)
        let offset = axis.main(collectionView.contentOffset)
        let remainder = offset - grid.points(of: viewport.top)
        let keepsRemainder = Self.keptFractions.contains(abs(remainder) * grid.scale)
        collectionView.contentOffset = axis.moved(
            collectionView.contentOffset,
            to: grid.points(of: target) + (keepsRemainder ? remainder : 0)
        )
        // Code of the app that heard of it may have changed the data, and everything was settled anew.
        guard change == changeCount else { return session.endSettling() }
        // UIKit asks about new bounds first, except in the first pass or if it ignores them. The offset that it takes may
        // differ.
        let now = session.visibleViewport?.top ?? viewport.top
        if session.phase == .settling || current?.reached.map({ $0 != now }) ?? false { didReach(top: now) }
        noteRefusal()
        if occasion == .motion {
            motion.didSettle(
                by: now - viewport.top,
                of: target - viewport.top,
                endingBefore: unsettled.contentEnd,
                in: collectionView,
                environment
            )
        }
        if occasion != .pass { tellContentEnd() }
    }

    /// Tells the scroll view where settled content ends, as UIKit does in the next pass: the app may read the size together with
    /// the offset as soon as the offset changes, and the content must reach as far as that.
    ///
    /// - Parameter viewport: The present viewport. If the settled content would end too early for it, the content keeps
    ///   its end until the offset has changed.
    private func tellContentEnd(of unsettled: ElasticLayout, beforeLeaving viewport: Viewport, _ occasion: Occasion) {
        guard let collectionView, let environment else { return }
        let (axis, grid, total) = (environment.axis, environment.grid, unsettled.model.total)
        let old = axis.main(collectionView.contentSize)
        // Content that does not scroll yet gets the insets of the safe area once it does, which move the offset.
        guard old > axis.main(collectionView.bounds.size), total > viewport.length else { return }
        let room = addedRoom
        let new = grid.points(of: total + room) + statedRest
        guard new > old || viewport.top <= viewport.maximumTop(contentEnd: total + room) && !isTried(on: occasion)
        else { return }
        let size = axis.size(main: new, cross: axis.cross(collectionView.contentSize))
        if collectionView.contentSize != size { collectionView.contentSize = size }
    }

    /// Whether the next step shows if the scroll view goes on from an offset that is set now.
    private func isTried(on occasion: Occasion) -> Bool {
        guard occasion == .motion, let collectionView else { return false }
        return !motion.isTakenUp(by: collectionView)
    }

    /// The content size that UIKit asks for: a subclass of the layout may add room.
    var contentSize: CGSize {
        isReadingContentSize = true
        defer { isReadingContentSize = false }
        return session.layout.collectionViewContentSize
    }

    /// The room that a subclass of the layout adds at the end of the content, in pixels.
    var addedRoom: Int {
        guard let environment else { return 0 }
        let axis = environment.axis
        return environment.grid.extent(of: max(0, axis.main(contentSize) - axis.main(session.contentSize)))
    }

    /// Tells the scroll view where the content ends, as UIKit does in the next pass.
    func tellContentEnd() {
        guard let collectionView, case let size = contentSize, collectionView.contentSize != size else { return }
        collectionView.contentSize = size
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

    /// Handles a step of a motion that does not go on from the offset that was set, but from the one before: the content moves
    /// back with it, and settles at rest.
    ///
    /// - Parameters:
    ///   - old: The offset that was set, in pixels.
    ///   - new: The offset after the step.
    /// - Returns: The pixels by which the settling had moved the offset; 0 if the step goes on from there.
    func takeBack(from old: Int, to new: Int) -> Int {
        guard motion.trial != nil, let collectionView, let environment, let origin = session.elastic?.origin else {
            return 0
        }
        let steps = session.scrolling.motion
        // Nothing is known of how content begins to spring back that a finger has pulled.
        let beginsToSpringBack = steps.lastStepPulled && !collectionView.isTracking
        let moved = motion.distanceTakenBack(
            by: new - old,
            expecting: beginsToSpringBack ? [] : steps.expectedDistances,
            isPulled: [old, new].contains(where: isBeyondEnds),
            in: collectionView,
            environment
        )
        guard moved != 0 else { return 0 }
        settledPixels -= moved
        noteOrigin(after: origin, offsetMovedBy: -moved, to: old - moved)
        return moved
    }

    /// Whether an offset, in pixels, is beyond an end of the content that UIKit knows.
    func isBeyondEnds(_ top: Int) -> Bool {
        guard var viewport = session.visibleViewport else { return false }
        viewport.span = Span(start: top, length: viewport.length)
        return viewport.isOverscrolled(contentEnd: reportedEnd)
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

    /// The part of a pixel by which the sizes that the app states end after the last whole pixel of the model, in
    /// points.
    var statedRest: CGFloat {
        guard let stated = session.sections.stated, let elastic, elastic.origin == 0, reportedEnd == elastic.model.total
        else { return 0 }
        return stated.rest
    }

    func reportedEnd(whenRefused refused: RefusedSettling?) -> Int {
        guard let elastic = session.elastic else { return 0 }
        if let trial = motion.trial { return max(elastic.contentEnd, trial.contentEnd) }
        guard let refused, refused.count < RefusedSettling.limit, let top = session.visibleViewport?.top,
            refused.isSame(elastic.origin, top), collectionView?.isInMotion == false
        else { return elastic.contentEnd }
        return max(elastic.contentEnd, elastic.model.total)
    }
}
