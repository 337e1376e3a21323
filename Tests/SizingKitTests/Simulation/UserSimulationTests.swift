import Foundation
import Simulation
import TestSupport
import Testing

/// Some users of the simulation; `Scripts/simulate` runs more and longer sequences in release mode.
///
/// `SIZINGKIT_SEEDS`, for each mode, and `SIZINGKIT_STEPS` ask for more and longer sequences than usual here.
@Suite(.secondProcess) struct UserSimulationTests {
    /// How many sequences of how many steps a test run takes, in all modes together.
    static let usual = (sequences: 19, steps: 45)

    /// The main actor is one thread: so that all cores take part, the users live in processes of their own.
    /// Claim (README): "**Nothing jumps**: not when you scroll up, when rows come in above, when the device turns or
    /// the text size changes."
    /// Claim (Keeping the reader's place): "Only the user's finger moves what is on screen."
    /// Claim (Keeping the reader's place): "Frames and the content offset always match"
    @Test(arguments: 0..<ProcessInfo.processInfo.activeProcessorCount)
    func nothingMovesButByTheUsersHand(_ part: Int) async throws {
        let seeds = seeds(0..<UInt64(Self.usual.sequences / UserSimulation.modes.count)).count
        let simulation = SimulateProcess(
            sequences: seeds * UserSimulation.modes.count,
            steps: sequenceLength(Self.usual.steps),
            part: part,
            of: ProcessInfo.processInfo.activeProcessorCount
        )
        let report = try await simulation.run()
        #expect(report == nil)
    }
}
