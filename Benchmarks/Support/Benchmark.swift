/// One operation to be timed, at several sizes, beside its rival.
@MainActor
struct Benchmark {
    /// As `engine.offset`: the part before the dot is the group.
    let name: String

    /// The name of the benchmark that does the same in another way.
    var rival: String?

    /// The numbers of elements; `nil` for an operation that knows of none.
    var sizes: [Int?] = [1_000, 100_000, 1_000_000]

    /// Prepares what the operation works on, times it, and throws if anything it gave was wrong.
    let run: @MainActor (_ size: Int, _ effort: Effort) throws -> Measurement

    /// An operation that does not depend on a number of elements.
    static func unsized(
        _ name: String,
        rival: String? = nil,
        _ run: @escaping @MainActor (Effort) throws -> Measurement
    ) -> Benchmark {
        Benchmark(name: name, rival: rival, sizes: [nil]) { _, effort in try run(effort) }
    }
}

/// How often to repeat.
enum Effort {
    case quick
    case full
    /// So many runs, whatever the clock says: for counting instructions.
    case counted(runs: Int)

    /// The number of timed runs, of which the median and the minimum are reported.
    var runs: Int {
        switch self {
        case .quick: 5
        case .full: 25
        case .counted(let runs): runs
        }
    }

    /// Most runs of an operation that is timed one by one.
    var singleRuns: Int {
        switch self {
        case .quick: 15
        case .full: 200
        case .counted(let runs): runs
        }
    }

    /// After so long no further run begins, as long as there were three.
    var patience: Duration {
        switch self {
        case .quick: .milliseconds(150)
        case .full: .seconds(2)
        case .counted: .seconds(3_600)
        }
    }
}

/// What was found out: nanoseconds per operation, one number for each run, or bytes.
struct Measurement {
    enum Unit {
        case nanoseconds
        case bytes
    }

    let unit: Unit
    private let sorted: [Double]

    init(_ values: [Double], unit: Unit = .nanoseconds) {
        sorted = values.sorted()
        self.unit = unit
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

/// As many runs as the effort allows. Each prepares itself and gives the nanoseconds of what it timed.
@MainActor
func runs(_ effort: Effort, _ run: () throws -> Double) rethrows -> Measurement {
    let clock = ContinuousClock()
    let start = clock.now
    var values: [Double] = []
    while values.count < 3 || values.count < effort.singleRuns && clock.now - start < effort.patience {
        values.append(try run())
    }
    return Measurement(values)
}

/// Keeps the optimiser from leaving out what nobody uses.
@inline(never) func consume<T>(_ value: T) {}
