/// A step of a random sequence, which must mean something in whatever state it meets: a shortened sequence has fewer
/// elements than the one it was made for.
package protocol Step: Sendable {
    static func random(using generator: inout SplitMix64) -> Self
}

/// A random sequence of steps that fails.
package struct FailingSequence<S: Step>: CustomStringConvertible {
    package let seed: UInt64
    package private(set) var steps: [S]
    package private(set) var message: String

    /// Runs the sequence of a seed; `nil` if it does not fail.
    ///
    /// - Parameter replay: Runs the steps from the beginning and throws at the first difference.
    package init?(seed: UInt64, length: Int, replay: ([S]) throws -> Void) {
        var generator = SplitMix64(seed: seed)
        steps = (0..<length).map { _ in S.random(using: &generator) }
        guard let message = failure(of: steps, replay) else { return nil }
        self.seed = seed
        self.message = message
    }

    /// Leaves out every step without which the sequence fails too.
    package mutating func shorten(_ replay: ([S]) throws -> Void) {
        steps = shortened(steps) { failure(of: $0, replay) != nil }
        message = failure(of: steps, replay) ?? "passes now"
    }

    package var description: String {
        """
        Seed \(seed): \(message).
        \(steps.map { "    \($0)" }.joined(separator: "\n"))
        """
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

/// Leaves out what comes after the failure, then ever smaller parts of a failing sequence, as long as it goes on failing.
package func shortened<S>(_ steps: [S], whileFails fails: ([S]) -> Bool) -> [S] {
    var steps = steps
    var passing = 0
    while passing + 1 < steps.count {
        let middle = (passing + steps.count) / 2
        if fails(Array(steps[..<middle])) { steps.removeSubrange(middle...) } else { passing = middle }
    }
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
