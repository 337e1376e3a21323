/// The separators of a row as they are drawn; `nil` for an edge without a separator.
struct RowSeparators {
    var top: ListSeparator?
    var bottom: ListSeparator?

    subscript(edge: ListSeparatorEdge) -> ListSeparator? { edge == .top ? top : bottom }
}
