import Simulation
import TestSupport
import Testing

/// Some users of the simulation; `Scripts/simulate` runs more and longer sequences in release mode.
///
/// `SIZINGKIT_SEEDS`, for each mode, and `SIZINGKIT_STEPS` ask for more and longer sequences than usual here.
@MainActor
@Suite struct UserSimulationTests {
    /// How many sequences of how many steps a test run takes, in all modes together.
    nonisolated static let usual = (sequences: 168, steps: 40)

    @Test(arguments: UserSimulation.modes) func nothingMovesButByTheUsersHand(_ mode: Int) {
        check(
            UserStep.self,
            seeds: UserSimulation.seeds(ofMode: mode, sequences: Self.usual.sequences),
            length: sequenceLength(Self.usual.steps)
        ) { seed, steps in try UserSimulation.replay(steps, seed: seed) }
    }
}
