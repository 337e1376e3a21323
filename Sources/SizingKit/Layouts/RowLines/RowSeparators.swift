/// The separators of a row as they are drawn; `nil` for an edge without a separator.
struct RowSeparators {
    var top: ListSeparator?
    var bottom: ListSeparator?

    subscript(edge: ListSeparatorEdge) -> ListSeparator? { edge == .top ? top : bottom }
}

extension RowSeparators {
    /// Creates the separators of a row.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: The number of rows in the section.
    ///   - separators: The configuration of the row's separators.
    ///   - row: How the width of the row is shared.
    init(
        ofRow item: Int,
        of count: Int,
        in geometry: ListSectionGeometry,
        _ separators: SizingListSeparatorConfiguration,
        _ row: ListRowLayout
    ) {
        top = geometry.separator(at: .top, ofItem: item, of: count, separators: separators, row: row)
        bottom = geometry.separator(at: .bottom, ofItem: item, of: count, separators: separators, row: row)
    }
}
