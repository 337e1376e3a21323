import Foundation
import Testing

/// The seeds that the environment asks for instead of those given: `SIZINGKIT_SEEDS` is their number.
package func seeds(_ usual: Range<UInt64>) -> Range<UInt64> {
    let number = ProcessInfo.processInfo.environment["SIZINGKIT_SEEDS"].flatMap { UInt64($0) }
    return number.map { usual.lowerBound..<usual.lowerBound + $0 } ?? usual
}

/// The number of steps that the environment asks for instead of the usual one: `SIZINGKIT_STEPS`.
package func sequenceLength(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SIZINGKIT_STEPS"].flatMap { Int($0) } ?? usual
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
        guard var failing = FailingSequence<S>(seed: seed, length: length, replay: { try replay(seed, $0) }) else {
            continue
        }
        failing.shorten { try replay(seed, $0) }
        Issue.record("\(failing)", sourceLocation: sourceLocation)
        return
    }
}
