/// What is done with cells, counted: how often one is configured, and how often one is asked for its size.
@MainActor
enum CellWork {
    static var configurations = 0
    static var fittings = 0

    /// The work within what was timed.
    private(set) static var timed = (configurations: 0, fittings: 0)
    /// The most of it within what was timed at once.
    private(set) static var dearest = (configurations: 0, fittings: 0)

    /// Counts the work of something that is timed.
    static func counting(_ body: () -> Void) {
        let before = (configurations: configurations, fittings: fittings)
        body()
        let work = (configurations: configurations - before.configurations, fittings: fittings - before.fittings)
        timed.configurations += work.configurations
        timed.fittings += work.fittings
        if work.configurations + work.fittings > dearest.configurations + dearest.fittings { dearest = work }
    }

    /// What was counted, in a line; `nil` if no cell counts.
    static var summary: String? {
        guard configurations > 0 else { return nil }
        return "configurations \(timed.configurations) fittings \(timed.fittings)"
            + " dearest \(dearest.configurations)+\(dearest.fittings)"
    }
}
