import SizingEngine

/// The separators of a row as they are drawn; `nil` where there is none.
struct RowSeparators {
    var top: ListSeparator?
    var bottom: ListSeparator?

    subscript(edge: ListSeparatorEdge) -> ListSeparator? { edge == .top ? top : bottom }
}

/// The separators of rows near the viewport, as they were last worked out: the app cannot be asked for them at any time.
struct KnownSeparators {
    /// More rows than any screen shows with its margins.
    private static let limit = 1_024

    private var separators: [Element: RowSeparators] = [:]

    subscript(row: Element) -> RowSeparators? { separators[row] }

    mutating func remember(_ separators: RowSeparators, of row: Element) {
        if self.separators.count >= Self.limit { self.separators = [:] }
        self.separators[row] = separators
    }
}
