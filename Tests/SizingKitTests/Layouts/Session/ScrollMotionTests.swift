import Foundation
import Testing

@testable import SizingKit

@Suite struct ScrollMotionTests {
    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 0, y: y) }

    /// UIKit may set the last offset of a deceleration once its flag is gone.
    @Test func flaggedStepsEndWhenTwoTurnsHaveSeenOneOffset() {
        var motion = ScrollMotion()
        motion.flaggedStep()
        #expect(motion.continues(at: 0))
        for y in [10, 20, 30] as [CGFloat] {
            let continues = motion.turn(at: point(y), isFlagged: false)
            #expect(continues)
            #expect(motion.continues(at: 0))
        }
        let continues = motion.turn(at: point(30), isFlagged: false)
        #expect(!continues)
        #expect(!motion.continues(at: 0))
    }

    @Test func aTurnWithAFlagBeginsAnew() {
        var motion = ScrollMotion()
        motion.flaggedStep()
        for isFlagged in [false, true, false] {
            #expect(motion.turn(at: point(10), isFlagged: isFlagged) == !isFlagged)
        }
        #expect(motion.continues(at: 0))
    }

    @Test func theStepAfterFlaggedOnesEndsThemAtItsOffsetOnly() {
        var motion = ScrollMotion()
        motion.flaggedStep()
        motion.flaglessStep(from: 0, to: 10, isPartOfScroll: false, at: 0)
        #expect(motion.mayEndFlaggedSteps(at: 10))
        #expect(!motion.mayEndFlaggedSteps(at: 11))
        // Another scroll, which ends by itself.
        motion.flaggedStep()
        _ = motion.turn(at: point(40), isFlagged: false)
        _ = motion.turn(at: point(40), isFlagged: false)
        #expect(!motion.mayEndFlaggedSteps(at: 10))
    }
}
