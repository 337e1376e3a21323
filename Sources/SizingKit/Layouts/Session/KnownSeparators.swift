import SizingEngine

/// The separators of rows near the viewport, as last computed: the app's handlers cannot be called at all times.
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
