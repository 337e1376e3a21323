import UIKit

/// Detects that a scroll view is at rest: it is neither dragged nor animated, and its offset has not changed for two
/// frames.
///
/// The flags of the scroll view are not enough: before iOS 17.4, a programmatic animated scroll sets none. Beyond an end
/// of the content the offset must stay the same for longer, since a bounce without flags begins and ends slowly.
struct RestDetector {
    /// The time for which the offset must stay the same, in seconds: long enough for a second frame at 60 Hz.
    static let delay: TimeInterval = 1.5 / 60

    /// The time for which an offset beyond the ends of the content must stay the same, in seconds: a bounce of half a
    /// point moves less than a pixel for eight frames.
    static let overscrollDelay: TimeInterval = 0.25

    /// The time for which the offset must stay the same, in seconds.
    private static func delay(isOverscrolled: Bool) -> TimeInterval {
        isOverscrolled ? overscrollDelay : delay
    }

    private var offset: CGFloat?
    private var since: TimeInterval = 0

    /// Records a change of the offset. Between two observations the offset may change and come back: no turn of the run
    /// loop ends while the user scrolls.
    mutating func step() {
        offset = nil
    }

    /// Whether a scroll view is at rest now. If it is neither moving nor at rest, the run loop turns again after a delay, so that
    /// it is asked again.
    ///
    /// - Parameters:
    ///   - offset: The content offset, in points.
    ///   - isMoving: Whether a flag says that the scroll view moves.
    ///   - isOverscrolled: Whether the offset lies beyond an end of the content.
    @MainActor
    mutating func isAtRest(offset: CGFloat, isMoving: Bool, isOverscrolled: Bool) -> Bool {
        let time = CACurrentMediaTime()
        let isAtRest = isAtRest(offset: offset, isMoving: isMoving, isOverscrolled: isOverscrolled, at: time)
        if !isAtRest, !isMoving { RunLoopObserver.wakeUp(after: Self.delay(isOverscrolled: isOverscrolled)) }
        return isAtRest
    }

    /// Whether the scroll view is at rest.
    ///
    /// - Parameters:
    ///   - offset: The content offset, in points.
    ///   - isMoving: Whether a flag says that the scroll view moves.
    ///   - isOverscrolled: Whether the offset lies beyond an end of the content.
    ///   - time: The time of the observation, in seconds from a fixed moment.
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
