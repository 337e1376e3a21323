import UIKit

/// Items in rows of equal columns, each row as tall as its tallest item.
public struct SizingGrid: Hashable, Sendable {
    /// Where an item lies in a row that is taller than the item.
    public enum RowAlignment: Sendable {
        /// The item is made as tall as the row.
        case fill
        /// The item lies at the start of the row, as tall as it was measured.
        case start
        /// The item lies in the middle of the row.
        case center
        /// The item lies at the end of the row.
        case end
    }

    /// How many columns there are.
    public var columns: SizingColumns
    /// The space between two columns, in points.
    public var columnSpacing: CGFloat
    /// The space between two rows, in points.
    public var rowSpacing: CGFloat
    /// Where an item lies in its row.
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
