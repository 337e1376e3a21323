import Foundation

/// Prints results as they come, or the tables of the article at the end.
@MainActor
struct Report {
    private let format: Options.Format
    private let effort: Effort
    private var results: [Result] = []

    /// What one case came to at one size.
    struct Result {
        let benchmark: Benchmark
        let size: Int?
        let measurement: Measurement
    }

    init(format: Options.Format, effort: Effort) {
        self.format = format
        self.effort = effort
        if format != .json { printRow(TableRow.head) }
    }

    mutating func add(_ measurement: Measurement, of benchmark: Benchmark, at size: Int?) {
        let result = Result(benchmark: benchmark, size: size, measurement: measurement)
        keep(result)
        switch format {
        case .json: print(json(result))
        case .table, .markdown: printRow(TableRow.text(of: result, among: results))
        }
        // A long run is to be watched through a pipe too.
        fflush(nil)
    }

    /// Of several rounds the quietest counts: who shares the machine slows down whole seconds of a round.
    private mutating func keep(_ result: Result) {
        let known = results.firstIndex { $0.benchmark.name == result.benchmark.name && $0.size == result.size }
        guard let known else { return results.append(result) }
        if result.measurement.median < results[known].measurement.median { results[known] = result }
    }

    /// Prints what is known only at the end.
    func finish() {
        if format == .markdown { print(ArticleTables(results).text) }
        guard case .counted = effort else { return }
        let cells = CellWork.summary.map { " \($0)" } ?? ""
        print("operations \(timedOperations) elements \(handedOutElements)\(cells)")
    }

    /// The tables of the article stand alone on the standard output.
    private func printRow(_ row: String) {
        if format == .markdown { FileHandle.standardError.write(Data((row + "\n").utf8)) } else { print(row) }
    }

    private func json(_ result: Result) -> String {
        let median = String(format: "%.1f", result.measurement.median)
        let minimum = String(format: "%.1f", result.measurement.minimum)
        var members = [#""case": "\#(result.benchmark.name)""#]
        if let size = result.size { members.append(#""n": \#(size)"#) }
        switch result.measurement.unit {
        case .nanoseconds:
            members.append(#""medianNanoseconds": \#(median)"#)
            members.append(#""minimumNanoseconds": \#(minimum)"#)
            members.append(#""runs": \#(result.measurement.runs)"#)
        case .bytes:
            members.append(#""bytes": \#(median)"#)
        }
        return "{\(members.joined(separator: ", "))}"
    }
}

extension [Report.Result] {
    /// The median of a case at a size; `nil` if it did not run.
    @MainActor
    func median(of name: String?, at size: Int?) -> Double? {
        first { $0.benchmark.name == name && $0.size == size }?.measurement.median
    }
}
