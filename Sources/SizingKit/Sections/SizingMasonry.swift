import UIKit

/// Items in columns, each item in the column that is shortest so far.
///
/// An item that has been shown does not change its column when another item is measured. It may when the data or the
/// width change. An item may take several columns: see ``ItemSizing/columnSpan(_:)``.
public struct SizingMasonry: Hashable, Sendable {
    /// The orders in which columns are filled.
    public enum Order: Sendable {
        /// The next item goes to the shortest column.
        case shortestColumn
        /// The next item goes to the next column, and after the last column to the first.
        case sequential
    }

    /// The number and the widths of the columns.
    public var columns: SizingColumns
    /// The space between two columns, in points.
    public var columnSpacing: CGFloat
    /// The space between an item and the next one in its column, in points.
    public var itemSpacing: CGFloat
    /// The order in which columns are filled.
    public var order: Order

    /// Creates a masonry.
    public init(
        columns: SizingColumns,
        columnSpacing: CGFloat = 0,
        itemSpacing: CGFloat = 0,
        order: Order = .shortestColumn
    ) {
        self.columns = columns
        self.columnSpacing = columnSpacing
        self.itemSpacing = itemSpacing
        self.order = order
    }
}
