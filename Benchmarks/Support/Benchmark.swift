/// One operation to be timed, at several sizes, beside its rival.
struct Benchmark: Sendable {
    /// As `engine.offset`: the part before the dot is the group.
    let name: String

    /// The name of the benchmark that does the same in another way.
    var rival: String?

    var sizes = [1_000, 100_000, 1_000_000]

    /// Prepares what the operation works on, times it, and throws if anything it gave was wrong.
    let run: @Sendable (_ size: Int, _ effort: Effort) throws -> Measurement
}

/// How often to repeat.
enum Effort {
    case quick
    case full

    /// The number of timed runs, of which the median and the minimum are reported.
    var runs: Int {
        switch self {
        case .quick: 5
        case .full: 25
        }
    }
}

/// Nanoseconds per operation, one number for each run.
struct Measurement {
    private let sorted: [Double]

    init(_ nanoseconds: [Double]) {
        sorted = nanoseconds.sorted()
    }

    var median: Double { sorted[sorted.count / 2] }
    var minimum: Double { sorted[0] }
    var runs: Int { sorted.count }
}

struct WrongResult: Error, CustomStringConvertible {
    let description: String
}

/// Throws unless what was timed gave what the twin gives.
func verify<T: Equatable>(_ actual: T, _ expected: T, _ what: @autoclosure () -> String) throws {
    if actual != expected { throw WrongResult(description: "\(what()): \(actual), not \(expected)") }
}

/// The nanoseconds per operation of `body`, which does `operations` of them.
func time(_ operations: Int, _ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(operations)
}

/// Keeps the optimiser from leaving out what nobody uses.
@inline(never) func consume<T>(_ value: T) {}
