import Foundation
import Simulation
import TestSupport
import Testing

/// Some users of the simulation; `Scripts/simulate` runs more and longer sequences in release mode.
///
/// `SIZINGKIT_SEEDS`, for each mode, and `SIZINGKIT_STEPS` ask for more and longer sequences than usual here.
@Suite(.secondProcess) struct UserSimulationTests {
    /// How many sequences of how many steps a test run takes, in all modes together.
    static let usual = (sequences: 22, steps: 45)

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

    /// Programs of users who have found something, in the scenes and the modes of their seeds.
    nonisolated private static let found: [(seed: UInt64, steps: [UserStep])] = [
        // An animated scroll begins where the app may be computing, before the ends of the content are final.
        (
            14_680_024,
            [
                .fling(velocity: 2_671, frames: 4), .batch(3_357_280_993_283_473_624),
                .batch(4_682_132_825_856_289_512), .reload(5_443_695_103_528_689_541),
                .batch(6_689_282_685_928_781_102), .batch(2_572_637_942_880_485_872),
                .reload(9_175_497_166_289_529_920), .changeSize(of: 854, by: 195), .batch(17_612_616_614_505_873_709),
                .turn, .reload(4_398_193_542_849_988_452), .scrollToItem(928, position: 1, animated: true),
            ]
        )
    ]

    @MainActor @Test(arguments: found.indices) func whatWasFoundStaysMended(_ number: Int) throws {
        let (seed, steps) = Self.found[number]
        try UserSimulation.replay(steps, seed: seed)
    }
}
