import UIKit

/// A masonry: items in columns, each item in the column that is shortest so far.
struct MasonryStyle: Hashable, Sendable {
    var columns: SizingColumns
    var columnSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var order = SizingSection.MasonryOrder.shortestColumn
}

extension SizingSection {
    /// The orders in which the columns of a masonry are filled.
    public enum MasonryOrder: Sendable {
        /// The next item goes to the shortest column.
        case shortestColumn
        /// The next item goes to the next column, and after the last column to the first.
        case sequential
    }

    /// Creates a section of items in columns, each item in the column that is shortest so far.
    ///
    /// An item that has been shown does not change its column when another item is measured. It may when the data or the
    /// width change. An item may take several columns: see ``ItemSizing/columnSpan(_:)``.
    ///
    /// - Parameters:
    ///   - columns: The number and the widths of the columns.
    ///   - spacing: The space between two columns, in points.
    ///   - itemSpacing: The space between an item and the next one in its column, in points; `nil` for that between two
    ///     columns.
    ///   - order: The order in which the columns are filled.
    public static func masonry(
        columns: SizingColumns,
        spacing: CGFloat = 0,
        itemSpacing: CGFloat? = nil,
        order: MasonryOrder = .shortestColumn
    ) -> SizingSection {
        let style = MasonryStyle(
            columns: columns,
            columnSpacing: spacing,
            itemSpacing: itemSpacing ?? spacing,
            order: order
        )
        return SizingSection(.masonry(style))
    }
}
