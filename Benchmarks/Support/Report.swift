import Foundation

/// Prints results as they come.
struct Report {
    private let format: Options.Format
    private var medians: [String: Double] = [:]

    init(format: Options.Format) {
        self.format = format
        if format == .table {
            print("case                              n        median       minimum  runs  rival ÷ this")
        }
    }

    mutating func add(_ measurement: Measurement, of benchmark: Benchmark, at size: Int) {
        medians["\(benchmark.name) \(size)"] = measurement.median
        switch format {
        case .json: print(json(measurement, benchmark.name, size))
        case .table: print(row(measurement, benchmark, size))
        }
    }

    private func json(_ measurement: Measurement, _ name: String, _ size: Int) -> String {
        let median = String(format: "%.1f", measurement.median)
        let minimum = String(format: "%.1f", measurement.minimum)
        return """
            {"case":"\(name)","n":\(size),"medianNanoseconds":\(median),"minimumNanoseconds":\(minimum),\
            "runs":\(measurement.runs)}
            """
    }

    private func row(_ measurement: Measurement, _ benchmark: Benchmark, _ size: Int) -> String {
        var row = benchmark.name.padding(toLength: 26, withPad: " ", startingAt: 0)
        row += String(format: "%9d", size)
        row += readable(measurement.median) + readable(measurement.minimum)
        row += String(format: "%6d", measurement.runs)
        if let rival = benchmark.rival, let median = medians["\(rival) \(size)"] {
            row += String(format: "%14.1f", median / measurement.median)
        }
        return row
    }

    private func readable(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: String(format: "%11.1f ns", nanoseconds)
        case ..<1_000_000: String(format: "%11.2f µs", nanoseconds / 1_000)
        default: String(format: "%11.2f ms", nanoseconds / 1_000_000)
        }
    }
}
