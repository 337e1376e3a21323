import HeadlessTools
import TestSupport
import Testing
import UIKit

/// Users who scroll while everything around them changes, over all kinds of sections and in every mode of the headless
/// UIKit: whatever happens, what they look at stays where it is.
///
/// `SIZINGKIT_SEEDS` and `SIZINGKIT_STEPS` ask for more and longer sequences than usual.
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
        let first = UInt64(mode) * 1_000_000 + 10
        check(UserStep.self, seeds: first..<first + 12, length: sequenceLength(40)) { seed, steps in
            let scene = SimulatedScene(seed: seed)
            do { try UserReplay(scene, hostility: Self.modes[mode]).run(steps) } catch {
                let place = "\(scene.direction), \(scene.kinds), held at the end: \(scene.holdsEnd)"
                let data =
                    "diffable: \(scene.isDiffable), templates: \(scene.usesTemplates), insets: \(scene.hasInsets)"
                let counts = scene.data.sections.map(\.items.count)
                throw Difference(description: "\(error) [\(place), \(data), counts: \(counts)]")
            }
        }
    }
}
