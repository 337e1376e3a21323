import Testing

@testable import SizingKit

/// Whether a step of a scroll goes on from an offset that was set, or takes it back.
@Suite struct SettlingTrialTests {
    private let trial = SettlingTrial(moved: 300, mover: .momentum, finger: 0)

    @Test func aStepFromTheNewOffsetGoesOn() {
        #expect(!trial.isTakenBack(by: -60, finger: nil, expecting: [-60]))
        #expect(!trial.isTakenBack(by: -58, finger: nil, expecting: [-61, -63]))
        #expect(!trial.isTakenBack(by: 0, finger: nil, expecting: [0]))
    }

    @Test func aStepFromTheOldOffsetTakesItBack() {
        #expect(trial.isTakenBack(by: -360, finger: nil, expecting: [-60]))
        #expect(trial.isTakenBack(by: -358, finger: nil, expecting: [-61, -63]))
        #expect(trial.isTakenBack(by: -300, finger: nil, expecting: [0]))
    }

    /// The way of a finger is exact, whatever it did before.
    @Test func theWayOfTheFingerDecides() {
        let trial = SettlingTrial(moved: 60, mover: .finger, finger: 0)
        #expect(!trial.isTakenBack(by: 0, finger: 0, expecting: [60]))
        #expect(trial.isTakenBack(by: -60, finger: 0, expecting: [-60]))
        // Two fingers, or a view that has been moved: the steps before decide.
        #expect(trial.isTakenBack(by: -100, finger: 500, expecting: [-40]))
    }

    /// An offset that the app sets meanwhile is neither.
    @Test func anotherOffsetTakesNothingBack() {
        #expect(!trial.isTakenBack(by: -2_000, finger: nil, expecting: [-60]))
        #expect(!trial.isTakenBack(by: -400, finger: nil, expecting: [-60]))
    }

    @Test func aSmallMoveCannotBeToldFromASlowerStep() {
        #expect(!SettlingTrial.isClear(3, after: nil))
        #expect(SettlingTrial.isClear(-4, after: nil))
        #expect(!SettlingTrial.isClear(46, after: -100))
        #expect(SettlingTrial.isClear(47, after: -100))
    }
}
