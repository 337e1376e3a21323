import Foundation

/// Whether tests try every combination of their cases, as `Scripts/exhaust` has it: `SIZINGKIT_EXHAUSTIVE`. Usually they try
/// some of them, by turns.
package let isExhaustive = ProcessInfo.processInfo.environment["SIZINGKIT_EXHAUSTIVE"] != nil

/// Returns all values, or usually one of them: another one at each turn.
package func inTurn<Value>(_ turn: Int, of values: [Value]) -> [Value] {
    isExhaustive || values.isEmpty ? values : [values[turn % values.count]]
}
