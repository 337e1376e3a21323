import Foundation

/// Prints results as they come.
@MainActor
struct Report {
    private let format: Options.Format
    private var medians: [String: Double] = [:]

    init(format: Options.Format) {
        self.format = format
        if format == .table {
            print("case                              n        median       minimum  runs  rival ÷ this     most:fewest")
        }
    }

    mutating func add(_ measurement: Measurement, of benchmark: Benchmark, at size: Int?) {
        medians[Self.key(benchmark.name, size)] = measurement.median
        switch format {
        case .json: print(json(measurement, benchmark.name, size))
        case .table: print(row(measurement, benchmark, size))
        }
        // A long run is to be watched through a pipe too.
        fflush(nil)
    }

    private static func key(_ name: String, _ size: Int?) -> String { "\(name) \(size ?? 0)" }

    private func json(_ measurement: Measurement, _ name: String, _ size: Int?) -> String {
        let median = String(format: "%.1f", measurement.median)
        let minimum = String(format: "%.1f", measurement.minimum)
        let head = #"{"case":"\#(name)""# + (size.map { #","n":\#($0)"# } ?? "")
        switch measurement.unit {
        case .nanoseconds:
            return head
                + #","medianNanoseconds":\#(median),"minimumNanoseconds":\#(minimum),"runs":\#(measurement.runs)}"#
        case .bytes:
            return head + #","bytes":\#(median)}"#
        }
    }

    private func row(_ measurement: Measurement, _ benchmark: Benchmark, _ size: Int?) -> String {
        var row = benchmark.name.padding(toLength: 26, withPad: " ", startingAt: 0)
        row += size.map { String(format: "%9d", $0) } ?? "         "
        switch measurement.unit {
        case .nanoseconds: row += readable(measurement.median) + readable(measurement.minimum)
        case .bytes: row += bytes(measurement.median) + bytes(measurement.minimum)
        }
        row += String(format: "%6d", measurement.runs)
        row += ratio(measurement.median, to: benchmark.rival.flatMap { medians[Self.key($0, size)] }) { $1 / $0 }
        // How much more the most elements cost than the fewest.
        let fewest = benchmark.sizes.first.flatMap { $0 }
        let isMost = size != fewest && size == benchmark.sizes.last.flatMap { $0 }
        return row + ratio(measurement.median, to: isMost ? medians[Self.key(benchmark.name, fewest)] : nil) { $0 / $1 }
    }

    private func ratio(_ value: Double, to other: Double?, _ divide: (Double, Double) -> Double) -> String {
        other.map { String(format: "%14.1f", divide(value, $0)) } ?? String(repeating: " ", count: 14)
    }

    private func bytes(_ bytes: Double) -> String {
        bytes < 10_000 ? String(format: "%11.1f B ", bytes) : String(format: "%11.1f KB", bytes / 1_024)
    }

    private func readable(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: String(format: "%11.1f ns", nanoseconds)
        case ..<1_000_000: String(format: "%11.2f µs", nanoseconds / 1_000)
        default: String(format: "%11.2f ms", nanoseconds / 1_000_000)
        }
    }
}
