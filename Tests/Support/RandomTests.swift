import Foundation
import Testing

/// Returns the seeds of a random test: all of them in an exhaustive run, usually the first twentieth. `SIZINGKIT_SEEDS` asks for
/// another number; an exhaustive run takes no fewer than all.
package func seeds(_ all: Range<UInt64>) -> Range<UInt64> {
    let asked = ProcessInfo.processInfo.environment["SIZINGKIT_SEEDS"].flatMap { UInt64($0) }
    let count = UInt64(all.count)
    let number = isExhaustive ? max(asked ?? 0, count) : asked ?? (count + 19) / 20
    return all.lowerBound..<all.lowerBound + number
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
