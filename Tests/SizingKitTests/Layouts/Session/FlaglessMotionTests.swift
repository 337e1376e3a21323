import Testing

@testable import SizingKit

@Suite struct FlaglessMotionTests {
    /// Whether each of some steps is a part of a motion.
    private func answers(_ steps: [(distance: Int, frame: Double)]) -> [Bool] {
        var motion = FlaglessMotion()
        return steps.map { distance, frame in
            motion.step(by: distance, at: frame / 60)
            return motion.isUnderWay(at: frame / 60)
        }
    }

    @Test func theThirdStepInTheSameDirectionIsMotion() {
        #expect(answers([(5, 0), (5, 1), (5, 2), (900, 3)]) == [false, false, true, true])
    }

    @Test func aStepBackAndALatePauseBeginAnew() {
        #expect(answers([(5, 0), (5, 1), (-5, 2), (-5, 3), (-5, 4)]) == [false, false, false, false, true])
        #expect(answers([(5, 0), (5, 1), (5, 9), (5, 10), (5, 11)]) == [false, false, false, false, true])
    }

    @Test func aStepFromBeyondAnEndIsMotion() {
        var motion = FlaglessMotion()
        motion.step(by: 5, isPartOfScroll: true, at: 0)
        #expect(motion.isUnderWay(at: 3.0 / 60))
        #expect(!motion.isUnderWay(at: 10.0 / 60))
        motion.step(by: 5, at: 10.0 / 60)
        #expect(!motion.isUnderWay(at: 10.0 / 60))
    }

    @Test func motionIsOverAfterAPauseOrWhenItIsEnded() {
        var motion = FlaglessMotion()
        for frame in 0..<3 { motion.step(by: 5, at: Double(frame) / 60) }
        #expect(!motion.isUnderWay(at: 10.0 / 60))
        #expect(motion.isUnderWay(at: 3.0 / 60))
        motion.end()
        #expect(!motion.isUnderWay(at: 3.0 / 60))
    }
}
