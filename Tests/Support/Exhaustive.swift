import Foundation
import Testing

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

/// The number of a run, which chooses what is tried by turns: `SIZINGKIT_TURN`, or that of the day. It is printed.
package let turn: Int = {
    let asked = ProcessInfo.processInfo.environment["SIZINGKIT_TURN"].flatMap { Int($0) }
    return asked ?? Int(Date().timeIntervalSince1970 / 86_400)
}()

/// Returns all values, or usually one of so many: others in each run, so that as many runs as that try all.
///
/// - Parameter always: What every run tries.
package func byTurns<Value: Equatable>(
    _ values: [Value],
    every period: Int,
    always: [Value] = [],
    line: Int = #line
) -> [Value] {
    let some = byTurns(values, every: period, line: line) as [Value]
    return some + always.filter { !some.contains($0) }
}

/// Returns all values, or usually one of so many: others in each run, so that as many runs as that try all.
package func byTurns<Value>(_ values: [Value], every period: Int, line: Int = #line) -> [Value] {
    if isExhaustive { return values }
    let period = min(period, max(1, values.count))
    // The line keeps tests that try the same values from trying the same ones in one run.
    return stride(from: (turn + line) % period, to: values.count, by: period).map { values[$0] }
}

/// Returns every pair of values, the second changing fastest.
package func pairs<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
    first.flatMap { first in second.map { (first, $0) } }
}

/// Whether the run is one of all tests at once: it was not told which tests to run. The second process is, by the first.
package let isRunOfAllTests: Bool = {
    ProcessInfo.processInfo.environment["SIZINGKIT_ALL_TESTS"] != nil
        || CommandLine.arguments.allSatisfy { argument in
            !["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }
}()

/// One of so many runs of all tests tries a test that runs by turns: once in a week of days. What such a test chooses by turns
/// itself has no period that is a multiple of it, so that in the end all is tried.
private let turnsOfTests = 7

extension Trait where Self == ConditionTrait {
    /// Runs a test that takes long, and that no rule of `Scripts/mutations` needs, in one of seven runs of all tests: once in a week
    /// of days. It runs always if it is asked for by its name, and in an exhaustive run.
    package static func byTurns(line: Int = #line) -> Self {
        let wait = (turnsOfTests - (turn + line) % turnsOfTests) % turnsOfTests
        return .enabled(
            if: isExhaustive || !isRunOfAllTests || wait == 0,
            "It runs with SIZINGKIT_TURN=\(turn + wait)."
        )
    }
}
