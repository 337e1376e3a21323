import UIKit

/// Determines whether a scroll continues, from its steps and from the turns of the run loop.
struct ScrollMotion {
    private var flagless = FlaglessMotion()
    private var rest = RestDetector()
    /// Whether a flag of the scroll view was set during the last step. Such a scroll is over when no flag is set and the
    /// offset has not changed from one turn of the run loop to the next.
    private var lastStepWasFlagged = false
    private var offsetOfLastTurn: CGPoint?
    /// Where the first step without a flag has come to after steps with one, in pixels; `nil` after other steps.
    private var endOfFlaggedSteps: Int?

    /// How far the last two steps have moved the offset, in pixels, the last one first.
    private var distances = (0, 0)

    /// Whether a finger made the last step, and pulled the content beyond an end with it.
    private(set) var lastStepPulled = false

    /// Records that the offset changes.
    ///
    /// - Parameters:
    ///   - distance: How far it moves, in pixels.
    ///   - pulls: Whether a finger pulls the content beyond an end.
    mutating func step(by distance: Int, pulls: Bool) {
        rest.step()
        distances = (distance, distances.0)
        lastStepPulled = pulls
    }

    /// How far the last step has moved the offset, in pixels.
    var lastDistance: Int { distances.0 }

    /// How far the next step may be expected to go, in pixels: it slows down as the last one did, or goes as far.
    var expectedDistances: [Int] {
        let (last, before) = distances
        guard last.signum() == before.signum(), abs(last) <= abs(before), 2 * abs(last) > abs(before) else {
            return [last]
        }
        return [Int((Double(last) * Double(last) / Double(before)).rounded()), last]
    }

    /// Whether the scroll view is at rest: see `RestDetector.isAtRest(offset:isMoving:isOverscrolled:)`.
    @MainActor
    mutating func isAtRest(offset: CGFloat, isMoving: Bool, isOverscrolled: Bool) -> Bool {
        rest.isAtRest(offset: offset, isMoving: isMoving, isOverscrolled: isOverscrolled)
    }

    /// Records a step during which a flag of the scroll view is set.
    mutating func flaggedStep() {
        lastStepWasFlagged = true
        endOfFlaggedSteps = nil
        flagless.end()
    }

    /// Records the beginning of an animation: see `FlaglessMotion.begin(by:at:)`.
    mutating func beginAnimation(by distance: Int, at time: TimeInterval) {
        flagless.begin(by: distance, at: time)
    }

    /// Records a step without a flag: see `FlaglessMotion.step(by:isPartOfScroll:at:)`.
    mutating func flaglessStep(from old: Int, to new: Int, isPartOfScroll: Bool, at time: TimeInterval) {
        endOfFlaggedSteps = lastStepWasFlagged ? new : nil
        lastStepWasFlagged = false
        flagless.step(by: new - old, isPartOfScroll: isPartOfScroll, at: time)
    }

    /// Whether a step without a flag may be the last one of a scroll with a flag, such as that with which a deceleration ends. It
    /// may be asked before the step is recorded, and after.
    func mayEndFlaggedSteps(at new: Int) -> Bool { lastStepWasFlagged || endOfFlaggedSteps == new }

    /// Records the end of a turn of the run loop.
    ///
    /// - Parameters:
    ///   - offset: The content offset now.
    ///   - isFlagged: Whether a flag says that the scroll view moves.
    /// - Returns: Whether the next turn is needed to know that the scroll is over.
    mutating func turn(at offset: CGPoint, isFlagged: Bool) -> Bool {
        guard lastStepWasFlagged, !isFlagged else {
            offsetOfLastTurn = nil
            return false
        }
        guard offset == offsetOfLastTurn else {
            offsetOfLastTurn = offset
            return true
        }
        lastStepWasFlagged = false
        offsetOfLastTurn = nil
        return false
    }

    /// Whether a flag was set during the last step, and the scroll is not known to be over.
    var isFlagged: Bool { lastStepWasFlagged }

    /// Whether the scroll may continue. It does while a flag is set.
    func continues(at time: TimeInterval) -> Bool { lastStepWasFlagged || flagless.isUnderWay(at: time) }

    /// Whether the last steps are those with which an animation without a flag ends.
    var isEasingOut: Bool { !lastStepWasFlagged && flagless.isEasingOut }

    /// Ends a motion without flags.
    mutating func end() {
        flagless.end()
    }
}
