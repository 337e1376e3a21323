import Foundation

/// Detects that a scroll view is at rest: it is neither dragged nor animated, and its offset has not changed for two
/// frames.
///
/// The flags alone do not tell: a scroll animated by a program raises none before iOS 17.4. Beyond an end of the content
/// an offset must hold for longer, since a bounce that raises no flags begins and ends slowly.
struct RestDetector {
    /// How long the offset must hold, in seconds: long enough for a second frame at 60 Hz to have come.
    static let delay: TimeInterval = 1.5 / 60

    /// How long an offset beyond the ends of the content must hold, in seconds: a bounce of half a point moves less than
    /// a pixel for eight frames.
    static let overscrollDelay: TimeInterval = 0.25

    /// How long an offset must hold.
    static func delay(isOverscrolled: Bool) -> TimeInterval {
        isOverscrolled ? overscrollDelay : delay
    }

    private var offset: CGFloat?
    private var since: TimeInterval = 0

    /// Takes in that the offset changes. It may come back to where it was last observed before it is observed again: no turn
    /// of the run loop ends while a finger scrolls.
    mutating func step() {
        offset = nil
    }

    /// Whether the scroll view is at rest.
    ///
    /// - Parameters:
    ///   - offset: Its offset in points.
    ///   - isMoving: Whether a flag says that it moves.
    ///   - isOverscrolled: Whether the offset lies beyond an end of the content.
    ///   - time: The time of the observation, in seconds since any moment.
    mutating func isAtRest(offset: CGFloat, isMoving: Bool, isOverscrolled: Bool, at time: TimeInterval) -> Bool {
        guard !isMoving else {
            self.offset = nil
            return false
        }
        guard offset == self.offset else {
            self.offset = offset
            since = time
            return false
        }
        return time - since >= Self.delay(isOverscrolled: isOverscrolled)
    }
}
