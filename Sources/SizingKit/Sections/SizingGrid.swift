import UIKit

/// Items in rows of columns, each row as tall as its tallest item.
public struct SizingGrid: Hashable, Sendable {
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

    /// The number and the widths of the columns.
    public var columns: SizingColumns
    /// The space between two columns, in points.
    public var columnSpacing: CGFloat
    /// The space between two rows, in points. Rows overlap if it is negative; each item is at least as tall as that.
    public var rowSpacing: CGFloat
    /// The alignment of an item in a row that is taller than the item.
    public var rowAlignment: RowAlignment

    /// Creates a grid.
    public init(
        columns: SizingColumns,
        columnSpacing: CGFloat = 0,
        rowSpacing: CGFloat = 0,
        rowAlignment: RowAlignment = .fill
    ) {
        self.columns = columns
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        self.rowAlignment = rowAlignment
    }
}
