import HeadlessTools
import TestSupport
import UIKit

/// Users who scroll while everything around them changes, over all kinds of sections and in every mode of the headless
/// UIKit: whatever happens, what they look at stays where it is.
@MainActor
package enum UserSimulation {
    /// The first seed of a mode; the seeds of the next mode begin a million further.
    nonisolated private static let firstSeed: UInt64 = 10
    nonisolated private static let seedsPerMode: UInt64 = 1_000_000

    nonisolated package static let modes = Hostility.userModes.indices

    /// The seeds of a mode when so many sequences are shared among all modes.
    nonisolated package static func seeds(ofMode mode: Int, sequences: Int) -> Range<UInt64> {
        let first = UInt64(mode) * seedsPerMode + firstSeed
        return first..<first + UInt64((sequences + modes.count - 1 - mode) / modes.count)
    }

    /// Lets the user of a seed take the steps, and throws at the first thing that is wrong.
    package static func replay(_ steps: [UserStep], seed: UInt64) throws {
        let scene = SimulatedScene(seed: seed)
        do { try UserReplay(scene, hostility: mode(of: seed)).run(steps) } catch {
            throw Difference(description: "\(error) [\(scene)]")
        }
    }

    /// The options of the headless UIKit that the user of a seed meets.
    private static func mode(of seed: UInt64) -> Hostility {
        Hostility.userModes[Int(seed / seedsPerMode) % modes.count]
    }
}
