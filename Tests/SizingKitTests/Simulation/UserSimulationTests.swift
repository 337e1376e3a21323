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
            let scene = SimulatedScene(seed: seed)
            do { try UserReplay(scene, hostility: Self.modes[mode]).run(steps) } catch {
                throw Difference(
                    description:
                        "\(error) [\(scene.direction), \(scene.kinds), end \(scene.holdsEnd), diffable \(scene.isDiffable), templates \(scene.usesTemplates), insets \(scene.hasInsets), estimate \(scene.estimate ?? 0), counts \(scene.data.sections.map(\.items.count)), pins \(scene.data.sections.map(\.pins))]"
                )
            }
        }
    }
}
