import Foundation

/// Tells a scroll that goes on by itself from single changes of the offset, where no flag of the scroll view does.
///
/// A scroll animated by a program raises a flag only since iOS 17.4, and a wheel, a keyboard and VoiceOver raise none. To
/// set the offset meanwhile may end the scroll, so a third step in the same direction, each soon after the last one, counts
/// as motion. Steps before that are small in an animation; a program that sets an offset makes one. A step from beyond an end
/// of the content is motion at once: content springs back, and where it comes to the end it need not be over.
struct FlaglessMotion {
    /// How many steps in the same direction are no motion yet.
    static let stepLimit = 2

    /// How soon the next step of a motion comes, in seconds: six frames at 60 Hz.
    static let longestPause: TimeInterval = 0.1

    private var steps = 0
    private var direction = 0
    private var lastStep: TimeInterval = -.infinity

    /// Takes a step that no flag announces.
    ///
    /// - Parameters:
    ///   - distance: How far it goes, in pixels.
    ///   - isFromBeyond: Whether it begins beyond an end of the content.
    ///   - time: When it comes, in seconds since any moment.
    mutating func step(by distance: Int, isFromBeyond: Bool = false, at time: TimeInterval) {
        guard distance != 0 else { return }
        let follows = distance.signum() == direction && time - lastStep <= Self.longestPause
        steps = isFromBeyond ? Self.stepLimit + 1 : follows ? steps + 1 : 1
        direction = distance.signum()
        lastStep = time
    }

    /// Whether a motion is under way.
    func isUnderWay(at time: TimeInterval) -> Bool {
        steps > Self.stepLimit && time - lastStep <= Self.longestPause
    }

    /// Takes the motion for ended.
    mutating func end() {
        steps = 0
    }
}
