import SizingEngine

/// The separators of rows near the viewport, as last computed: the app's handlers cannot be called at all times.
struct KnownSeparators {
    /// More rows than any screen shows with its margins.
    private static let limit = 1_024

    private var separators: [Element: (known: RowSeparators, version: Int)] = [:]

    subscript(row: Element) -> RowSeparators? { separators[row]?.known }

    /// The separators of a row, if they were computed in a version of the content.
    func separators(ofRow row: Element, in version: Int) -> RowSeparators? {
        separators[row].flatMap { $0.version == version ? $0.known : nil }
    }

    mutating func remember(_ separators: RowSeparators, of row: Element, in version: Int) {
        if self.separators.count >= Self.limit { self.separators = [:] }
        self.separators[row] = (separators, version)
    }
}
