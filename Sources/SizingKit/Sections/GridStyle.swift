import UIKit

/// A grid: items in rows of columns, each row as tall as its tallest item.
struct GridStyle: Hashable, Sendable {
    var columns: SizingColumns
    var columnSpacing: CGFloat = 0
    var rowSpacing: CGFloat = 0
    var rowAlignment = SizingSection.RowAlignment.fill
}

extension SizingSection {
    /// The alignments of an item in a row that is taller than the item.
    public enum RowAlignment: Sendable {
        /// The item is as tall as the row.
        case fill
        /// The item is at the start of the row and keeps its measured height.
        case start
        /// The item is in the middle of the row and keeps its measured height.
        case center
        /// The item is at the end of the row and keeps its measured height.
        case end
    }

    /// Creates a section of items in rows of columns, each row as tall as its tallest item.
    ///
    /// - Parameters:
    ///   - columns: The number and the widths of the columns.
    ///   - spacing: The space between two columns, in points.
    ///   - rowSpacing: The space between two rows, in points; `nil` for that between two columns. Rows overlap if it is
    ///     negative; each item is at least as tall as that.
    ///   - rowAlignment: The alignment of an item in a row that is taller than the item.
    public static func grid(
        columns: SizingColumns,
        spacing: CGFloat = 0,
        rowSpacing: CGFloat? = nil,
        rowAlignment: RowAlignment = .fill
    ) -> SizingSection {
        let style = GridStyle(
            columns: columns,
            columnSpacing: spacing,
            rowSpacing: rowSpacing ?? spacing,
            rowAlignment: rowAlignment
        )
        return SizingSection(.grid(style))
    }
}
