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
        direction = distance.signum()
        lastStep = time
    }

    /// Whether a motion is under way.
    func isUnderWay(at time: TimeInterval) -> Bool {
        steps > Self.stepLimit && time - lastStep <= Self.longestPause
    }

    /// Ends the motion.
    mutating func end() {
        steps = 0
    }
}
