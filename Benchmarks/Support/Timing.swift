/// How many operations were timed so far.
@MainActor private(set) var timedOperations = 0

/// The nanoseconds per operation of `body`, which does `operations` of them.
@MainActor
func time<Failure>(_ operations: Int = 1, _ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    timedOperations += operations
    var failure: Failure?
    var duration = Duration.zero
    func tried() {
        do { try body() } catch { failure = error }
    }
    withoutActuallyEscaping(tried) { tried in
        TimedRegion.body = tried
        let clock = ContinuousClock()
        let start = clock.now
        CellWork.counting { TimedRegion.run() }
        duration = clock.now - start
        TimedRegion.body = {}
    }
    if let failure { throw failure }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(operations)
}

/// Everything that is timed goes through here, and nothing else: what `callgrind --toggle-collect` looks for.
///
/// The body is handed over in a variable, so that the optimiser makes no versions of `run()` for one body or another.
@MainActor
private enum TimedRegion {
    static var body: () -> Void = {}

    @inline(never)
    static func run() { body() }
}
