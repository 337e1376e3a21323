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
    /// What moves the content.
    let mover: SettlingsInMotion.Mover
    /// How far the finger had come then, in pixels.
    let finger: Int

    /// Whether the next step will show what has become of an offset.
    ///
    /// - Parameters:
    ///   - moved: How far it was moved, in pixels.
    ///   - step: The last step, in pixels; `nil` if the way of the finger is known.
    static func isClear(_ moved: Int, after step: Int?) -> Bool {
        abs(moved) > (step.map { leastDistance + change(of: $0) } ?? 2 * tolerance + 1)
    }

    private static func change(of step: Int) -> Int { abs(step) * greatestChange / 100 }

    /// Whether a step may be the one that follows others of the same motion.
    static func mayBe(_ step: Int, expecting expected: [Int]) -> Bool {
        expected.contains { abs(step - $0) <= tolerance + change(of: $0) }
    }

    /// Whether a step goes on from the offset before the settling.
    ///
    /// - Parameters:
    ///   - step: How far the step moves the offset that was set, in pixels.
    ///   - finger: How far the finger has moved the content; `nil` if none does.
    ///   - expected: How far it may be expected to move, from the steps before, the most reliable first.
    func isTakenBack(by step: Int, finger: Int?, expecting expected: [Int]) -> Bool {
        if let finger {
            if abs(step - finger) <= Self.tolerance { return false }
            if abs(step + moved - finger) <= Self.tolerance { return true }
        }
        // Anything else is no step of the motion: somebody has set another offset, or a finger is on its way.
        return Self.mayBe(step + moved, expecting: expected) && !Self.mayBe(step, expecting: expected)
    }
}
