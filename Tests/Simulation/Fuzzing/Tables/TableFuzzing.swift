import HeadlessTools
import TestSupport
import UIKit

/// Acts of an app and of a finger on a table in any order: nothing breaks, and in the end what is on screen is what a new table
/// with the same data shows.
@MainActor
package enum TableFuzzing {
    /// Does the acts on the table of a seed, and throws at the first thing that is wrong.
    package static func replay(_ acts: [FuzzedTableAct], seed: UInt64) throws {
        try replay(acts, seed: seed, hostility: ActFuzzing.mode(of: seed))
    }

    /// Does the acts on the table of a seed, and throws at the first thing that is wrong.
    package static func replay(_ acts: [FuzzedTableAct], seed: UInt64, hostility: Hostility) throws {
        try FuzzedFaults.quietly { try run(acts, seed, hostility) }
    }

    private static func run(_ acts: [FuzzedTableAct], _ seed: UInt64, _ hostility: Hostility) throws {
        weak var view: UICollectionView?
        weak var layout: UICollectionViewLayout?
        do {
            let fuzzed = FuzzedTable(seed: seed, hostility: hostility)
            (view, layout) = (fuzzed.view, fuzzed.view.listLayout)
            // Whoever answers a view is there as long as the view is in a window.
            defer { fuzzed.view.removeFromSuperview() }
            if try run(acts, on: fuzzed, isFriendly: hostility.isEmpty) { try fuzzed.checkTwin(hostility: hostility) }
        }
        // The next screen takes the place of the last one.
        HeadlessScreen().frames(2)
        if view != nil || layout != nil {
            throw Difference(description: "the \(layout == nil ? "table" : "layout") is still there")
        }
    }

    /// - Returns: Whether the table is there in the end.
    private static func run(_ acts: [FuzzedTableAct], on fuzzed: FuzzedTable, isFriendly: Bool) throws -> Bool {
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
                fuzzed.comeBack()
                fuzzed.rest()
                try fuzzed.checkRest()
            }
        } catch {
            throw Difference(description: "\(error) in the end")
        }
        return true
    }
}
