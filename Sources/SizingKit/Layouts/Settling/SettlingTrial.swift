/// A settling while the content moves, before the next step: the step shows whether the scroll view goes on from the offset that
/// was set, or from the one before.
struct SettlingTrial {
    /// The greatest difference between an expected distance and the step that is taken for it, in pixels: both are rounded.
    private static let tolerance = 1

    /// The share of a step by which the next one may differ, in hundredths.
    private static let greatestChange = 34

    /// The least distance that is told from the steps of a motion, in pixels: slow steps are irregular.
    private static let leastDistance = 12

    /// How far the offset was moved, in pixels.
    let moved: Int
    /// The cause of the motion: a finger or its momentum.
    let mover: SettlingsInMotion.Mover
    /// How far the finger had come then, in pixels.
    let finger: Int
    /// The end of the content before, in pixels. Until the next step content does not end before it: a scroll view that goes on
    /// from the old offset would find itself beyond an end, and go less far.
    let contentEnd: Int

    /// The response of the scroll view to an offset that was set.
    enum Outcome {
        case takenUp, takenBack
        /// The step fits neither: somebody has set another offset.
        case unclear
    }

    /// Whether the next step will show if the scroll view goes on from an offset that was set.
    ///
    /// - Parameters:
    ///   - moved: How far it was moved, in pixels.
    ///   - step: The last step, in pixels; `nil` if the way of the finger is known.
    static func isClear(_ moved: Int, after step: Int?) -> Bool {
        abs(moved) > (step.map { leastDistance + change(of: $0) } ?? 2 * tolerance)
    }

    /// Whether another settling sets the offset back to where it was before this one, as if there had been none. Whatever the next
    /// step goes on from, it comes to the same place but for rounding.
    func isUndone(by moved: Int) -> Bool { abs(self.moved + moved) <= Self.tolerance }

    private static func change(of step: Int) -> Int { abs(step) * greatestChange / 100 }

    /// Whether a step may be the one that follows others of the same motion.
    static func mayBe(_ step: Int, expecting expected: [Int]) -> Bool {
        expected.contains { abs(step - $0) <= tolerance + change(of: $0) }
    }

    /// Returns whether a step goes on from the offset that was set, or from the one before.
    ///
    /// - Parameters:
    ///   - step: How far the step moves the offset that was set, in pixels.
    ///   - finger: How far the finger has moved the content; `nil` if none does.
    ///   - isPulled: Whether the content is beyond an end, where it moves less than the finger, by any distance.
    ///   - expected: How far it may be expected to move, from the steps before, the most reliable first.
    func outcome(of step: Int, finger: Int?, isPulled: Bool = false, expecting expected: [Int]) -> Outcome {
        if let finger {
            if abs(step - finger) <= Self.tolerance { return .takenUp }
            if abs(step + moved - finger) <= Self.tolerance {
                return isPulled && Self.isPart(step, of: finger) ? .unclear : .takenBack
            }
        }
        var isTakenUp = finger.map { Self.isPart(step, of: $0) } ?? false
        var isTakenBack = finger.map { Self.isPart(step + moved, of: $0) } ?? false
        if !isTakenUp, !isTakenBack {
            isTakenUp = Self.mayBe(step, expecting: expected)
            isTakenBack = Self.mayBe(step + moved, expecting: expected)
            if isTakenUp, isTakenBack {
                let (up, back) = (Self.error(of: step, expected), Self.error(of: step + moved, expected))
                (isTakenUp, isTakenBack) = (up < back, back < up)
            }
        }
        guard isTakenUp != isTakenBack else { return .unclear }
        return isTakenUp ? .takenUp : .takenBack
    }

    /// How far a step is from the nearest one that is expected, in pixels.
    private static func error(of step: Int, _ expected: [Int]) -> Int { expected.map { abs(step - $0) }.min() ?? 0 }

    /// Whether content that is pulled beyond an end may follow a finger by a step.
    private static func isPart(_ step: Int, of finger: Int) -> Bool {
        (min(0, finger) - tolerance...max(0, finger) + tolerance).contains(step)
    }
}
