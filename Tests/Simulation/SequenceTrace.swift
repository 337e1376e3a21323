import HeadlessTools
import TestSupport
import UIKit

/// What a random sequence does, call by call: the same in every process, or its seed proves nothing.
@MainActor
package enum SequenceTrace {
    /// The kinds of sequences, by the names of the options of `Simulate`.
    package enum Kind: String, CaseIterable, Sendable {
        case users, acts
        case tableActs = "table-acts"
    }

    /// The calls between the collection view, its layout, its views and its data source while the sequence of a seed is
    /// played, in order, and at last what it found.
    package static func lines(_ kind: Kind, seed: UInt64, length: Int) -> [String] {
        // What another test has left on its screen comes to its end before.
        HeadlessScreen().frames(2)
        var outcome = "passes"
        let trace = CallTrace.record {
            do {
                switch kind {
                case .users: try UserSimulation.replay(steps(seed, length), seed: seed)
                case .acts: try ActFuzzing.replay(steps(seed, length), seed: seed)
                case .tableActs: try TableFuzzing.replay(steps(seed, length), seed: seed)
                }
            } catch {
                outcome = "\(error)"
            }
        }
        return trace.lines + [outcome]
    }

    private static func steps<S: Step>(_ seed: UInt64, _ length: Int) -> [S] {
        var generator = SplitMix64(seed: seed)
        return (0..<length).map { _ in S.random(using: &generator) }
    }
}
