import SizingEngine
import UIKit

/// The number and the widths of the columns of a grid or a masonry.
///
/// An integer literal is a number of columns of equal width: `.masonry(columns: 2)` is short for
/// `.masonry(columns: .count(2))`.
public struct SizingColumns: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
        case count(Int)
        case adaptive(minimumWidth: CGFloat, maximumCount: Int)
        case weighted([CGFloat])
    }

    let rule: Rule

    /// A number of columns of equal width.
    ///
    /// - Parameter count: The number of columns. It is clamped to 1 … 255, and to the number of pixels across, with a
    ///   line in the log.
    public static func count(_ count: Int) -> SizingColumns { SizingColumns(rule: .count(count)) }

    /// As many columns of equal width as fit, at least one.
    ///
    /// - Parameters:
    ///   - minimumWidth: The least width of a column, in points. If it is not positive, there is one column, with a
    ///     line in the log; if it is greater than the available width, there is one column, too.
    ///   - maximumCount: The greatest number of columns. A number less than 1 counts as 1, with a line in the log.
    public static func adaptive(minimumWidth: CGFloat, maximumCount: Int = .max) -> SizingColumns {
        SizingColumns(rule: .adaptive(minimumWidth: minimumWidth, maximumCount: maximumCount))
    }

    /// Columns whose widths are proportional to numbers.
    ///
    /// - Parameter weights: A number for each column. Numbers that are not positive and finite are ignored, with a line
    ///   in the log. If no column is left, the grid has one.
    public static func weighted(_ weights: [CGFloat]) -> SizingColumns { SizingColumns(rule: .weighted(weights)) }

    /// The number of columns across a number of pixels.
    @MainActor
    func count(across crossExtent: Int, spacing: Int, on grid: PixelGrid) -> Int {
        switch rule {
        case .count(let count):
            return Self.possible(count, across: crossExtent)
        case .adaptive(let minimumWidth, let maximumCount):
            guard minimumWidth > 0, maximumCount > 0 else {
                let rule = "at most \(maximumCount) columns of at least \(minimumWidth) points"
                SizingLog.reportOnce(rule, "\(rule) are not possible; using 1 column")
                return 1
            }
            let width = grid.extent(of: minimumWidth)
            let count = max(1, (crossExtent + spacing) / max(1, width + spacing))
            return min(count, maximumCount, Self.most(across: crossExtent))
        case .weighted(let weights):
            return Self.possible(Self.usable(weights).count, across: crossExtent)
        }
    }

    /// The greatest number of columns across a number of pixels.
    private static func most(across crossExtent: Int) -> Int {
        min(MasonryParameters.maximumColumnCount, max(1, crossExtent))
    }

    @MainActor
    private static func possible(_ count: Int, across crossExtent: Int) -> Int {
        let possible = min(max(1, count), most(across: crossExtent))
        if possible != count {
            SizingLog.reportOnce("columns \(count)", "\(count) columns are not possible; using \(possible)")
        }
        return possible
    }

    /// The valid weights.
    @MainActor
    private static func usable(_ weights: [CGFloat]) -> [CGFloat] {
        let usable = weights.filter { $0.isFinite && $0 > 0 }
        if usable.count < weights.count {
            SizingLog.reportOnce(
                "column widths \(weights)",
                "of the column weights \(weights), those that are not positive and finite are ignored"
            )
        }
        return usable
    }

    /// The positions of the columns across a number of pixels.
    ///
    /// - Parameter spacing: The space between two columns, in points, finite and not negative.
    @MainActor
    func spans(across crossExtent: Int, spacing: CGFloat, on grid: PixelGrid) -> [Span] {
        let wanted = grid.extent(of: spacing, rounded: .nearest)
        let count = count(across: crossExtent, spacing: wanted, on: grid)
        // Every column is at least one pixel wide.
        let most = count > 1 ? max(0, (crossExtent - count) / (count - 1)) : 0
        if count > 1, wanted > most {
            SizingLog.reportOnce(
                "column spacing \(spacing) of \(count)",
                "a column spacing of \(spacing) points leaves no space for \(count) columns; it is reduced"
            )
        }
        if case .weighted(let weights) = rule, count > 1 {
            return GridParameters.columns(
                weights: Self.usable(weights).prefix(count).map(Double.init),
                in: crossExtent,
                spacing: min(wanted, most)
            )
        }
        return MasonryParameters.columns(count: count, crossExtent: crossExtent, spacing: min(wanted, most))
    }
}

extension SizingColumns: ExpressibleByIntegerLiteral {
    /// Creates columns of equal width, as ``count(_:)`` does.
    public init(integerLiteral count: Int) { self = .count(count) }
}
