import Foundation

/// Whether tests try every combination of their cases, as `Scripts/exhaust` has it: `SIZINGKIT_EXHAUSTIVE`. Usually they try
/// some of them, by turns.
package let isExhaustive = ProcessInfo.processInfo.environment["SIZINGKIT_EXHAUSTIVE"] != nil

/// Returns all values, or usually one of them: another one at each turn.
package func inTurn<Value>(_ turn: Int, of values: [Value]) -> [Value] {
    isExhaustive || values.isEmpty ? values : [values[turn % values.count]]
}

/// Returns all values, or usually one of so many: the first one depends on the line of the test, so that tests that ask for
/// some of the same values try different ones.
package func sample<Value>(of values: [Value], every period: Int = 20, line: Int = #line) -> [Value] {
    guard !isExhaustive, values.count > period else { return values }
    return stride(from: line % period, to: values.count, by: period).map { values[$0] }
}

/// Returns all values, or usually one of so many and those that a test must always try.
package func sample<Value: Equatable>(
    of values: [Value],
    every period: Int = 20,
    always: [Value],
    line: Int = #line
) -> [Value] {
    let some = sample(of: values, every: period, line: line)
    return some + always.filter { !some.contains($0) }
}

/// Returns every pair of values, the second changing fastest.
package func pairs<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
    first.flatMap { first in second.map { (first, $0) } }
}
