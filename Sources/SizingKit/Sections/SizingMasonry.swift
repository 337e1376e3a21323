import UIKit

/// Items in columns of equal width, each item in the column that ends first when its turn comes.
///
/// An item that has been shown never changes its column because another one was measured; it may when the data or the
/// width change. An item may take several columns: see ``ItemSizing/columnSpan(_:)``.
public struct SizingMasonry: Hashable, Sendable {
    /// Which column takes the next item.
    public enum Order: Sendable {
        /// The one that ends first.
        case shortestColumn
        /// The next in turn, so that items keep their order across the columns.
        case sequential
    }

    /// How many columns there are.
    public var columns: SizingColumns
    /// The space between two columns, in points.
    public var columnSpacing: CGFloat
    /// The space between an item and the next one in its column, in points.
    public var itemSpacing: CGFloat
    /// Which column takes the next item.
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
