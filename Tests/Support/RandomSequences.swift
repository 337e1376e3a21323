import Foundation
import Testing

/// A step of a random sequence, which must mean something in whatever state it meets: a shortened sequence has fewer
/// elements than the one it was made for.
package protocol Step: Sendable {
    static func random(using generator: inout SplitMix64) -> Self
}

/// The seeds that the environment asks for instead of those given: `SIZINGKIT_SEEDS` is their number.
package func seeds(_ usual: Range<UInt64>) -> Range<UInt64> {
    let number = ProcessInfo.processInfo.environment["SIZINGKIT_SEEDS"].flatMap { UInt64($0) }
    return number.map { usual.lowerBound..<usual.lowerBound + $0 } ?? usual
}

/// Runs random sequences of steps, and on a failure reports the seed with the shortest sequence found that fails.
///
/// - Parameter replay: Runs the steps from the beginning and throws at the first difference.
package func check<S: Step>(
    _ type: S.Type,
    seeds: Range<UInt64>,
    length: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    replay: ([S]) throws -> Void
) {
    check(type, seeds: seeds, length: length, sourceLocation: sourceLocation) { _, steps in try replay(steps) }
}

/// The number of steps that the environment asks for instead of the usual one: `SIZINGKIT_STEPS`.
package func sequenceLength(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SIZINGKIT_STEPS"].flatMap { Int($0) } ?? usual
}

/// Runs random sequences of steps, and on a failure reports the seed with the shortest sequence found that fails.
///
/// - Parameter replay: Runs the steps from the beginning, on what it makes of the seed, and throws at the first
///   difference.
package func check<S: Step>(
    _ type: S.Type,
    seeds: Range<UInt64>,
    length: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    replay: (_ seed: UInt64, _ steps: [S]) throws -> Void
) {
    for seed in TestSupport.seeds(seeds) {
        var generator = SplitMix64(seed: seed)
        let steps = (0..<length).map { _ in S.random(using: &generator) }
        guard failure(of: steps, { try replay(seed, $0) }) != nil else { continue }
        let shortened = shortened(steps) { failure(of: $0, { try replay(seed, $0) }) != nil }
        Issue.record(
            """
            Seed \(seed): \(failure(of: shortened, { try replay(seed, $0) }) ?? "passes now").
            \(shortened.map { "    \($0)" }.joined(separator: "\n"))
            """,
            sourceLocation: sourceLocation
        )
        return
    }
}

private func failure<S: Step>(of steps: [S], _ replay: ([S]) throws -> Void) -> String? {
    do {
        try replay(steps)
        return nil
    } catch {
        return "\(error)"
    }
}

/// Leaves out ever smaller parts of a failing sequence, as long as it goes on failing.
package func shortened<S>(_ steps: [S], whileFails fails: ([S]) -> Bool) -> [S] {
    var steps = steps
    var part = steps.count / 2
    while part > 0 {
        var start = 0
        while start < steps.count {
            let candidate = Array(steps[..<start] + steps[min(start + part, steps.count)...])
            if fails(candidate) { steps = candidate } else { start += part }
        }
        part /= 2
    }
    return steps
}

/// A difference between a structure and its twin.
package struct Difference: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
        self.description = description
    }

    package static func check<T: Equatable>(_ actual: T, _ expected: T, _ what: @autoclosure () -> String) throws {
        if actual != expected { throw Difference(description: "\(what()) is \(actual), not \(expected)") }
    }
}
