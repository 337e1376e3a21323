import Foundation

/// The tables of the article *Performance*, in Markdown.
@MainActor
struct ArticleTables {
    private let results: [Report.Result]

    init(_ results: [Report.Result]) {
        self.results = results
    }

    /// The titles of the tables, and the groups of cases in each.
    private static let tables: [(title: String, groups: [String])] = [
        ("Lists", ["list"]),
        ("Masonry and flow", ["masonry", "flow"]),
        ("The engine alone", ["engine"]),
        ("Memory", ["memory"]),
    ]

    var text: String {
        var parts: [String] = []
        for (title, groups) in Self.tables {
            var rows: [String] = []
            for name in names where groups.contains(String(name.prefix { $0 != "." })) { rows.append(row(name)) }
            guard !rows.isEmpty else { continue }
            let head = "| case | 1,000 | 100,000 | 1,000,000 | growth | rival ÷ this |\n|---|---|---|---|---|---|"
            parts.append("### \(title)\n\n\(head)\n" + rows.joined(separator: "\n"))
        }
        let unsized = results.filter { $0.size == nil }.map { "| `\($0.benchmark.name)` | \(value($0.measurement)) |" }
        if !unsized.isEmpty {
            parts.append("### Measuring and keeping sizes\n\n| case | |\n|---|---|\n" + unsized.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }

    /// The cases that ran at several sizes, in their order.
    private var names: [String] {
        var names: [String] = []
        for result in results where result.size != nil && !names.contains(result.benchmark.name) {
            names.append(result.benchmark.name)
        }
        return names
    }

    private func row(_ name: String) -> String {
        let most = 1_000_000
        var cells = ["`\(name)`"]
        for size in [1_000, 100_000, most] {
            let result = results.first { $0.benchmark.name == name && $0.size == size }
            cells.append(result.map { value($0.measurement) } ?? "–")
        }
        let median = results.median(of: name, at: most)
        cells.append(ratio(median, by: results.median(of: name, at: 1_000)))
        let rival = results.first { $0.benchmark.name == name }?.benchmark.rival
        cells.append(ratio(results.median(of: rival, at: most), by: median))
        return "| \(cells.joined(separator: " | ")) |"
    }

    private func ratio(_ value: Double?, by other: Double?) -> String {
        guard let value, let other, other > 0 else { return "–" }
        let ratio = value / other
        return String(format: ratio < 10 ? "%.1f" : "%.0f", ratio)
    }

    /// Two digits are as much as repeats.
    private func value(_ measurement: Measurement) -> String {
        let median = measurement.median
        let (scaled, unit) =
            switch (measurement.unit, median) {
            case (.bytes, ..<1_024): (median, "B")
            case (.bytes, _): (median / 1_024, "KB")
            case (_, ..<1_000): (median, "ns")
            case (_, ..<1_000_000): (median / 1_000, "µs")
            default: (median / 1_000_000, "ms")
            }
        return String(format: scaled < 10 ? "%.1f" : "%.0f", scaled) + " " + unit
    }
}
