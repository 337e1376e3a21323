import UIKit

/// Determines whether a scroll continues, from its steps and from the turns of the run loop.
struct ScrollMotion {
    private var flagless = FlaglessMotion()
    /// Whether a flag of the scroll view was set during the last step. Such a scroll is over when no flag is set and the
    /// offset has not changed from one turn of the run loop to the next.
    private var lastStepWasFlagged = false
    private var offsetOfLastTurn: CGPoint?

    /// Records a step during which a flag of the scroll view is set.
    mutating func flaggedStep() {
        lastStepWasFlagged = true
        flagless.end()
    }

    /// Records a step without a flag: see `FlaglessMotion.step(by:isPartOfScroll:at:)`.
    mutating func flaglessStep(by distance: Int, isPartOfScroll: Bool, at time: TimeInterval) {
        lastStepWasFlagged = false
        flagless.step(by: distance, isPartOfScroll: isPartOfScroll, at: time)
    }

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

    /// Whether the scroll may continue. It does while a flag is set.
    func continues(at time: TimeInterval) -> Bool { lastStepWasFlagged || flagless.isUnderWay(at: time) }

    /// Ends a motion without flags.
    mutating func end() {
        flagless.end()
    }
}
