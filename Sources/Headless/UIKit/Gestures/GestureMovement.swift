import Foundation

/// The last values of a gesture, and how fast they change.
@MainActor
struct GestureMovement {
    /// Values that have not changed for longer than this stand still, in seconds.
    private static let longestPause: TimeInterval = 0.1

    private var samples: [(value: CGFloat, time: TimeInterval)] = []

    mutating func add(_ value: CGFloat) {
        // Two fingers that move in one frame are one change.
        if samples.last?.time == MediaTime.now { samples.removeLast() }
        samples.append((value, MediaTime.now))
        if samples.count > 4 { samples.removeFirst() }
    }

    /// The change of the last two frames or so, per second.
    var velocity: CGFloat {
        guard let last = samples.last, MediaTime.now - last.time <= Self.longestPause,
            let before = samples.dropLast().last
        else { return 0 }
        return (last.value - before.value) / CGFloat(last.time - before.time)
    }
}
