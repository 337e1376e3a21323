import HeadlessTools
import TestSupport
import Testing
import UIKit

/// Users who scroll while everything around them changes, over all kinds of sections and in every mode of the headless
/// UIKit: whatever happens, what they look at stays where it is.
@MainActor
@Suite struct UserSimulationTests {
    nonisolated static let modes =
        ScrollSimulationTests.modes + [
            [.queriesBeforeUpdates, .noPrepareBeforeUpdates],
            [.noPrepareAfterUpdates, .targetOffsetIgnoredWhileScrolling],
            [.mergedContexts, .emptyIndexPaths],
            [.selfSizingPerCell, .lateSelfSizing],
        ]

    @Test(arguments: modes.indices) func nothingMovesButByTheUsersHand(_ mode: Int) {
        let first = UInt64(mode) * 1_000_000
        check(UserStep.self, seeds: first..<first + 8, length: sequenceLength(40)) { seed, steps in
            try UserReplay(SimulatedScene(seed: seed), hostility: Self.modes[mode]).run(steps)
        }
    }
}
