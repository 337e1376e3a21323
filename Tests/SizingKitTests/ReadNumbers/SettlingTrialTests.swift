import Testing

@testable import SizingKit

/// Whether a step of a scroll goes on from an offset that was set, or takes it back.
@Suite struct SettlingTrialTests {
    private let trial = SettlingTrial(moved: 300, mover: .momentum, finger: 0, contentEnd: 0)

    @Test func aStepFromTheNewOffsetGoesOn() {
        #expect(trial.outcome(of: -60, finger: nil, expecting: [-60]) == .takenUp)
        #expect(trial.outcome(of: -58, finger: nil, expecting: [-61, -63]) == .takenUp)
        #expect(trial.outcome(of: 0, finger: nil, expecting: [0]) == .takenUp)
    }

    @Test func aStepFromTheOldOffsetTakesItBack() {
        #expect(trial.outcome(of: -360, finger: nil, expecting: [-60]) == .takenBack)
        #expect(trial.outcome(of: -358, finger: nil, expecting: [-61, -63]) == .takenBack)
        #expect(trial.outcome(of: -300, finger: nil, expecting: [0]) == .takenBack)
    }

    /// A step of 166 after one of 195, from an offset that was set 84 lower and not taken: 250 might be either.
    @Test func whatMightBeEitherIsTheNearerOne() {
        let trial = SettlingTrial(moved: -84, mover: .momentum, finger: 0, contentEnd: 0)
        #expect(trial.outcome(of: 250, finger: nil, expecting: [179, 195]) == .takenBack)
        #expect(trial.outcome(of: 166, finger: nil, expecting: [179, 195]) == .takenUp)
        #expect(trial.outcome(of: 237, finger: nil, expecting: [195]) == .unclear)
    }

    /// The way of a finger is exact, whatever it did before.
    @Test func theWayOfTheFingerDecides() {
        let trial = SettlingTrial(moved: 60, mover: .finger, finger: 0, contentEnd: 0)
        #expect(trial.outcome(of: 0, finger: 0, expecting: [60]) == .takenUp)
        #expect(trial.outcome(of: -60, finger: 0, expecting: [-60]) == .takenBack)
        // Two fingers, or a view that has been moved: the steps before decide.
        #expect(trial.outcome(of: -100, finger: 500, expecting: [-40]) == .takenBack)
    }

    /// It moves by 568 where the finger moves by 598, just as far less as it was settled before.
    @Test func aPullTakesNothingBack() {
        let trial = SettlingTrial(moved: -31, mover: .finger, finger: 0, contentEnd: 0)
        #expect(trial.outcome(of: -568, finger: -598, isPulled: true, expecting: [-598]) == .unclear)
        #expect(trial.outcome(of: -568, finger: -598, expecting: [-598]) == .takenBack)
        #expect(trial.outcome(of: 61, finger: 30, isPulled: true, expecting: [30]) == .takenBack)
    }

    /// An offset that the app sets meanwhile is neither.
    @Test func anotherOffsetTakesNothingBack() {
        #expect(trial.outcome(of: -2_000, finger: nil, expecting: [-60]) == .unclear)
        #expect(trial.outcome(of: -400, finger: nil, expecting: [-60]) == .unclear)
    }

    @Test func aSmallMoveCannotBeToldFromASlowerStep() {
        #expect(!SettlingTrial.isClear(2, after: nil))
        #expect(SettlingTrial.isClear(-3, after: nil))
        #expect(!SettlingTrial.isClear(46, after: -100))
        #expect(SettlingTrial.isClear(47, after: -100))
    }

    /// Three pixels are told from the way of a finger, though both are rounded.
    @Test(arguments: -1...1) func theLeastDistanceUnderAFingerIsClear(_ rounding: Int) {
        let trial = SettlingTrial(moved: 3, mover: .finger, finger: 0, contentEnd: 0)
        #expect(trial.outcome(of: 40 + rounding, finger: 40, expecting: [40]) == .takenUp)
        #expect(trial.outcome(of: 37 + rounding, finger: 40, expecting: [40]) == .takenBack)
    }

    @Test func aSettlingThatIsSetBackIsAsIfThereHadBeenNone() {
        #expect(trial.isUndone(by: -300))
        #expect(trial.isUndone(by: -299))
        #expect(!trial.isUndone(by: -298))
        #expect(!trial.isUndone(by: 300))
    }
}
