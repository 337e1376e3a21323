/// The separators of a row as they are drawn; `nil` where there is none.
struct RowSeparators {
    var top: ListSeparator?
    var bottom: ListSeparator?

    subscript(edge: ListSeparatorEdge) -> ListSeparator? { edge == .top ? top : bottom }
}
