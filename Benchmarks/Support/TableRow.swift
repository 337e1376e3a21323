import Foundation

/// A line of the table that grows while the cases run.
@MainActor
enum TableRow {
    static let head =
        "case                              n        median       minimum  runs  rival ÷ this     most:fewest"

    static func text(of result: Report.Result, among results: [Report.Result]) -> String {
        let (benchmark, measurement, size) = (result.benchmark, result.measurement, result.size)
        var row = benchmark.name.padding(toLength: 26, withPad: " ", startingAt: 0)
        row += size.map { String(format: "%9d", $0) } ?? "         "
        switch measurement.unit {
        case .nanoseconds: row += readable(measurement.median) + readable(measurement.minimum)
        case .bytes: row += bytes(measurement.median) + bytes(measurement.minimum)
        }
        row += String(format: "%6d", measurement.runs)
        row += ratio(measurement.median, to: results.median(of: benchmark.rival, at: size)) { $1 / $0 }
        // How much more the most elements cost than the fewest.
        let fewest = benchmark.sizes.first.flatMap { $0 }
        let isMost = size != fewest && size == benchmark.sizes.last.flatMap { $0 }
        let least = isMost ? results.median(of: benchmark.name, at: fewest) : nil
        return row + ratio(measurement.median, to: least) { $0 / $1 }
    }

    private static func ratio(_ value: Double, to other: Double?, _ divide: (Double, Double) -> Double) -> String {
        other.map { String(format: "%14.1f", divide(value, $0)) } ?? String(repeating: " ", count: 14)
    }

    private static func bytes(_ bytes: Double) -> String {
        bytes < 10_000 ? String(format: "%11.1f B ", bytes) : String(format: "%11.1f KB", bytes / 1_024)
    }

    private static func readable(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: String(format: "%11.1f ns", nanoseconds)
        case ..<1_000_000: String(format: "%11.2f µs", nanoseconds / 1_000)
        default: String(format: "%11.2f ms", nanoseconds / 1_000_000)
        }
    }
}
