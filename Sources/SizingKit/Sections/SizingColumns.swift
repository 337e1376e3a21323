import SizingEngine
import UIKit

/// How many columns a grid or a masonry has, and how wide they are.
public struct SizingColumns: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
        case count(Int)
        case adaptive(minimumWidth: CGFloat, maximumCount: Int)
        case weighted([CGFloat])
    }

    let rule: Rule

    /// So many columns of equal width.
    ///
    /// - Parameter count: At least 1; less is taken for 1, with a line in the log. More than there are pixels, or than 255,
    ///   are not made.
    public static func count(_ count: Int) -> SizingColumns { SizingColumns(rule: .count(count)) }

    /// As many columns of equal width as there is room for.
    ///
    /// - Parameters:
    ///   - minimumWidth: The least width of a column, in points. One that is not positive makes one column, with a line in
    ///     the log; so does one that is wider than the room.
    ///   - maximumCount: The most columns.
    public static func adaptive(minimumWidth: CGFloat, maximumCount: Int = .max) -> SizingColumns {
        SizingColumns(rule: .adaptive(minimumWidth: minimumWidth, maximumCount: maximumCount))
    }

    /// Columns whose widths are to each other as these numbers.
    ///
    /// - Parameter weights: One that is not positive and finite makes a column of no width; without any that is, the columns
    ///   are equal, with a line in the log.
    public static func weighted(_ weights: [CGFloat]) -> SizingColumns { SizingColumns(rule: .weighted(weights)) }

    /// How many columns there are across so many pixels.
    @MainActor
    func count(across crossExtent: Int, spacing: Int, on grid: PixelGrid) -> Int {
        let most = min(MasonryParameters.maximumColumnCount, max(1, crossExtent))
        switch rule {
        case .count(let count):
            if count < 1 { SizingLog.reportOnce("columns", "\(count) columns are taken for 1") }
            return min(max(1, count), most)
        case .adaptive(let minimumWidth, let maximumCount):
            guard minimumWidth > 0, maximumCount > 0 else {
                SizingLog.reportOnce(
                    "columns",
                    "columns of at least \(minimumWidth) points, at most \(maximumCount) of them, are taken for 1 column"
                )
                return 1
            }
            let width = grid.extent(of: minimumWidth)
            return min(max(1, (crossExtent + spacing) / max(1, width + spacing)), maximumCount, most)
        case .weighted(let weights):
            if !weights.contains(where: { $0.isFinite && $0 > 0 }) {
                SizingLog.reportOnce("columns", "column widths of \(weights) are taken for equal ones")
            }
            return min(max(1, weights.count), most)
        }
    }

    /// Where the columns lie across so many pixels.
    @MainActor
    func spans(across crossExtent: Int, spacing: CGFloat, on grid: PixelGrid) -> [Span] {
        let wanted = grid.extent(of: spacing, rounded: .nearest)
        let count = count(across: crossExtent, spacing: wanted, on: grid)
        // Every column keeps a pixel at least.
        let most = count > 1 ? max(0, (crossExtent - count) / (count - 1)) : 0
        if count > 1, wanted > most {
            SizingLog.reportOnce(
                "spacing",
                "a spacing of \(spacing) points leaves no room for \(count) columns; it is shortened"
            )
        }
        if case .weighted(let weights) = rule {
            return GridParameters.columns(
                weights: weights.prefix(count).map(Double.init),
                in: crossExtent,
                spacing: min(wanted, most)
            )
        }
        return MasonryParameters.columns(count: count, crossExtent: crossExtent, spacing: min(wanted, most))
    }
}
