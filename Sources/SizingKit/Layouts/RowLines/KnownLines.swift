import SizingEngine
import UIKit

/// The lines that views of a list draw, as UIKit was last told of them. Most steps of a scroll move no row.
struct KnownLines {
    struct Entry {
        let list: ListStyle
        let rows: [ItemFrame?]
        let frame: CGRect
        let lines: ListLines
        /// The version of the content in which the rows were last found in place.
        fileprivate var version: Int
    }

    /// More views than any screen shows with its margins.
    private static let limit = 64

    /// The separators of rows near the viewport that follow from the app's handlers.
    private(set) var separators = KnownSeparators()

    private var entries: [Element: Entry] = [:]

    /// The separators that the app stated for a row, unless rows may have moved since: in an earlier version of the content.
    func separators(ofRowInPlace row: Element, in version: Int) -> RowSeparators? {
        separators.separators(ofRow: row, in: version)
    }

    mutating func remember(_ separators: RowSeparators, of row: Element, in version: Int) {
        self.separators.remember(separators, of: row, in: version)
    }

    mutating func forgetAll() { entries = [:] }

    /// The lines of a view; `nil` if they are not known, or if a row has moved.
    ///
    /// - Parameters:
    ///   - version: That of the content now.
    ///   - rows: Returns the frames of the rows, `nil` for one that is not measured; called if rows may have moved.
    mutating func entry(of view: Element, in list: ListStyle, _ version: Int, rows: () -> [ItemFrame?]) -> Entry? {
        guard let entry = entries[view], entry.list === list else { return nil }
        if entry.version == version { return entry }
        guard entry.rows == rows() else { return nil }
        entries[view]?.version = version
        return entry
    }

    mutating func remember(
        _ lines: ListLines,
        of view: Element,
        in list: ListStyle,
        _ version: Int,
        rows: [ItemFrame?],
        at frame: CGRect
    ) {
        if entries.count >= Self.limit { entries = [:] }
        entries[view] = Entry(list: list, rows: rows, frame: frame, lines: lines, version: version)
    }
}
