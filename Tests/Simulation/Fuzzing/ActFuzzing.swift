import HeadlessTools
import TestSupport
import UIKit

/// Acts of an app and of a finger in any order, some twice in a turn, some while the layout asks: nothing breaks, and in the end
/// what is on screen is what a new screen with the same data shows.
@MainActor
package enum ActFuzzing {
    nonisolated private static let seedsPerMode: UInt64 = 1_000_000

    /// The options of the headless UIKit that the screen of a seed meets: those of simulated users. The first mode has none.
    static func mode(of seed: UInt64) -> Hostility {
        let modes = Hostility.userModes
        return modes[Int(seed / seedsPerMode) % modes.count]
    }

    /// Does the acts on the screen of a seed, and throws at the first thing that is wrong.
    package static func replay(_ acts: [FuzzedAct], seed: UInt64) throws {
        try replay(acts, scene: SimulatedScene(seed: seed), hostility: mode(of: seed))
    }

    /// Does the acts on a screen, and throws at the first thing that is wrong.
    package static func replay(_ acts: [FuzzedAct], scene: SimulatedScene, hostility: Hostility) throws {
        try FuzzedFaults.quietly { try run(acts, scene, hostility) }
    }

    private static func run(_ acts: [FuzzedAct], _ scene: SimulatedScene, _ hostility: Hostility) throws {
        weak var layout: UICollectionViewLayout?
        weak var collectionView: UICollectionView?
        do {
            let fuzzed = FuzzedScreen(scene, hostility: hostility)
            (layout, collectionView) = (fuzzed.layout, fuzzed.collectionView)
            // Whoever answers a view is there as long as the view is in a window.
            defer { fuzzed.collectionView.removeFromSuperview() }
            if try run(acts, on: fuzzed, isFriendly: hostility.isEmpty) { try fuzzed.checkTwin(hostility: hostility) }
        } catch {
            throw Difference(description: "\(error) [\(scene)]")
        }
        // The next screen takes the place of the last one.
        HeadlessScreen().frames(2)
        if layout != nil || collectionView != nil {
            throw Difference(
                description: "the \(layout == nil ? "collection view" : "layout") is still there [\(scene)]"
            )
        }
    }

    /// - Returns: Whether the screen is there in the end.
    private static func run(_ acts: [FuzzedAct], on fuzzed: FuzzedScreen, isFriendly: Bool) throws -> Bool {
        for (number, act) in acts.enumerated() {
            if case .letGo = act { return false }
            do {
                try FuzzedFaults.catching { fuzzed.perform(act) }
                switch act {
                case .frame: if isFriendly { try FuzzedFaults.catching { try fuzzed.checkFrame() } }
                case .rest: try FuzzedFaults.catching { try fuzzed.checkRest() }
                default: break
                }
            } catch {
                throw Difference(description: "\(error) after \(act) (\(number))")
            }
        }
        do {
            try FuzzedFaults.catching {
                fuzzed.armed = nil
                if fuzzed.isMoving { fuzzed.perform(.endMove(cancels: true)) }
                fuzzed.putLayoutBack(animated: false)
                fuzzed.comeBack()
                fuzzed.rest()
            }
            try FuzzedFaults.catching { try fuzzed.checkRest() }
        } catch {
            throw Difference(description: "\(error) in the end")
        }
        return true
    }
}
