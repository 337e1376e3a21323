import SizingEngine
import UIKit

extension SizingPattern {
    /// The pattern with a width for each part of a row. Invalid parts are replaced, with a line in the log for each.
    @MainActor
    func checked() -> SizingPattern {
        guard let pattern = valid else {
            Self.report("has no items; using one item")
            return .item
        }
        let most = MasonryParameters.maximumColumnCount
        guard pattern.itemCount <= most else {
            Self.report("has \(pattern.itemCount) items, more than \(most); using one item")
            return .item
        }
        return pattern
    }

    @MainActor
    private static func report(_ fault: String) {
        SizingLog.reportOnce("pattern \(fault)", "a pattern \(fault)")
    }

    private var itemCount: Int {
        switch part {
        case .item: 1
        case .row(let parts), .column(let parts): parts.reduce(0) { $0 + $1.itemCount }
        }
    }

    /// The pattern without invalid parts; `nil` if nothing is left of it.
    @MainActor
    private var valid: SizingPattern? {
        switch part {
        case .item: SizingPattern(part: .item, fraction: validFraction)
        case .row(let parts):
            Self.valid(parts, of: "row").map { SizingPattern(part: .row(Self.filled($0)), fraction: validFraction) }
        case .column(let parts):
            Self.valid(parts, of: "column").map { SizingPattern(part: .column($0), fraction: validFraction) }
        }
    }

    @MainActor
    private static func valid(_ parts: [SizingPattern], of whole: String) -> [SizingPattern]? {
        if parts.isEmpty { report("has a \(whole) without parts, which is ignored") }
        let valid = parts.compactMap(\.valid)
        return valid.isEmpty ? nil : valid
    }

    /// The fraction if it is positive and finite, but at most 1.
    @MainActor
    private var validFraction: CGFloat? {
        guard let fraction else { return nil }
        guard fraction > 0, fraction.isFinite else {
            Self.report("has a part of the width \(fraction), which is not positive and finite; the width is ignored")
            return nil
        }
        if fraction > 1 { Self.report("has a part of the width \(fraction), which is more than 1; using 1") }
        return min(fraction, 1)
    }

    /// The parts of a row with a fraction for each: those without one share the rest.
    @MainActor
    private static func filled(_ parts: [SizingPattern]) -> [SizingPattern] {
        let stated = parts.compactMap(\.fraction)
        let (sum, open) = (stated.reduce(0, +), parts.count - stated.count)
        let isPossible = open > 0 ? sum < 1 : sum <= 1 + tolerance
        if !isPossible {
            report("has a row of the widths \(stated), which leave no width for its other parts; they are proportions")
        }
        // Parts without a width get that of the others if nothing is left.
        let rest = isPossible ? (1 - sum) / CGFloat(max(1, open)) : sum / CGFloat(stated.count)
        let whole = isPossible ? max(1, sum) : sum + rest * CGFloat(open)
        return parts.map { SizingPattern(part: $0.part, fraction: ($0.fraction ?? rest) / whole) }
    }

    /// The difference from 1 below which the sum of fractions counts as 1: thirds and sixths don't sum up exactly.
    static let tolerance: CGFloat = 0.000_1
}
