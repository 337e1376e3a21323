import Foundation

/// Distinguishes a continuing scroll from single changes of the offset where the scroll view sets no flag.
///
/// Before iOS 17.4 a programmatic animated scroll sets no flag; a wheel, a keyboard and VoiceOver set none either.
/// Setting the offset during such a scroll may end it. So a third step in the same direction, each soon after the last
/// one, counts as motion. The first steps of an animation are small, and a program that sets an offset makes only one
/// step. A step that is known to be part of a longer scroll counts as motion at once, such as one from beyond an end of the
/// content: the content springs back, and may not have stopped when it reaches the end.
struct FlaglessMotion {
    /// The number of steps in the same direction that do not yet count as motion.
    static let stepLimit = 2

    /// The longest pause between two steps of a motion, in seconds: six frames at 60 Hz.
    static let longestPause: TimeInterval = 0.1

    private var steps = 0
    private var direction = 0
    private var lastStep: TimeInterval = -.infinity
    /// The distances of the last three steps in the same direction, each soon after the one before, in pixels, the last one first; 0 for
    /// those that there were not.
    private var distances = (0, 0, 0)

    /// Records the beginning of an animation, whose first step comes soon.
    ///
    /// - Parameters:
    ///   - distance: The distance of the animation, in pixels.
    ///   - time: The time, in seconds from a fixed moment.
    mutating func begin(by distance: Int, at time: TimeInterval) {
        guard distance != 0 else { return }
        steps = Self.stepLimit + 1
        distances = (0, 0, 0)
        direction = distance.signum()
        lastStep = time
    }

    /// Records a step that no flag of the scroll view announces.
    ///
    /// - Parameters:
    ///   - distance: The distance of the step, in pixels.
    ///   - isPartOfScroll: Whether the step is known to be part of a longer scroll.
    ///   - time: The time of the step, in seconds from a fixed moment.
    mutating func step(by distance: Int, isPartOfScroll: Bool = false, at time: TimeInterval) {
        guard distance != 0 else { return }
        let follows = distance.signum() == direction && time - lastStep <= Self.longestPause
        steps = isPartOfScroll ? Self.stepLimit + 1 : follows ? steps + 1 : 1
        distances = follows ? (abs(distance), distances.0, distances.1) : (abs(distance), 0, 0)
        direction = distance.signum()
        lastStep = time
    }

    /// Whether a motion is under way.
    func isUnderWay(at time: TimeInterval) -> Bool {
        steps > Self.stepLimit && time - lastStep <= Self.longestPause
    }

    /// Whether the last steps are those with which an animation ends: it slows down from frame to frame. Momentum slows down by a
    /// few per cent only, and the steps of a wheel are alike; either may be cut short by the end of the content.
    var isEasingOut: Bool {
        let (last, middle, first) = distances
        return last > 0 && 4 * last <= 3 * middle && 10 * middle <= 9 * first
    }

    /// Ends the motion.
    mutating func end() {
        steps = 0
        distances = (0, 0, 0)
    }
}
