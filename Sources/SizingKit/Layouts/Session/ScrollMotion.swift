import UIKit

/// Tells whether a scroll goes on, by its steps and by the turns of the run loop.
struct ScrollMotion {
    private var flagless = FlaglessMotion()
    /// Whether the last step was one that a flag of the scroll view told of. Such a scroll is over when no flag is set and the
    /// offset has not changed from one turn of the run loop to the next.
    private var lastStepWasFlagged = false
    private var offsetOfLastTurn: CGPoint?

    /// Takes in a step while a flag of the scroll view says that it moves.
    mutating func flaggedStep() {
        lastStepWasFlagged = true
        flagless.end()
    }

    /// Takes in a step that no flag announces, see `FlaglessMotion.step(by:isFromBeyond:at:)`.
    mutating func flaglessStep(by distance: Int, isFromBeyond: Bool, at time: TimeInterval) {
        lastStepWasFlagged = false
        flagless.step(by: distance, isFromBeyond: isFromBeyond, at: time)
    }

    /// Takes in the end of a turn of the run loop.
    ///
    /// - Parameters:
    ///   - offset: The content offset now.
    ///   - isFlagged: Whether a flag says that the scroll view moves.
    /// - Returns: Whether only the next turn can tell that the scroll is over.
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

    /// Whether the scroll may go on. While a flag is set it does.
    func goesOn(at time: TimeInterval) -> Bool { lastStepWasFlagged || flagless.isUnderWay(at: time) }

    /// Takes a motion that no flag tells of for ended.
    mutating func end() {
        flagless.end()
    }
}
