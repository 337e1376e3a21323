import SizingEngine
import UIKit

/// The lines that views of a list draw, as UIKit was last told of them. Most steps of a scroll move no row.
struct KnownLines {
    struct Entry {
        let list: ListStyle
        let rows: [ItemFrame?]
        let frame: CGRect
        let lines: ListLines
        /// The state of the layout in which the rows were last found in place.
        fileprivate var state: Int
    }

    /// More views than any screen shows with its margins.
    private static let limit = 64

    /// The separators of rows near the viewport that follow from the app's handlers.
    private(set) var separators = KnownSeparators()

    private var entries: [Element: Entry] = [:]
    private var state = 0

    /// Records that rows may have moved.
    mutating func rowsMayHaveMoved() { state &+= 1 }

    /// The separators that the app stated for a row, unless rows may have moved since.
    func separators(ofRowInPlace row: Element) -> RowSeparators? { separators.separators(ofRow: row, in: state) }

    mutating func remember(_ separators: RowSeparators, of row: Element) {
        self.separators.remember(separators, of: row, in: state)
    }

    mutating func forgetAll() { entries = [:] }

    /// The lines of a view; `nil` if they are not known, or if a row has moved.
    ///
    /// - Parameter rows: Returns the frames of the rows, `nil` for one that is not measured; called if rows may have moved.
    mutating func entry(of view: Element, in list: ListStyle, rows: () -> [ItemFrame?]) -> Entry? {
        guard let entry = entries[view], entry.list === list else { return nil }
        if entry.state == state { return entry }
        guard entry.rows == rows() else { return nil }
        entries[view]?.state = state
        return entry
    }

    mutating func remember(
        _ lines: ListLines,
        of view: Element,
        in list: ListStyle,
        rows: [ItemFrame?],
        at frame: CGRect
    ) {
        if entries.count >= Self.limit { entries = [:] }
        entries[view] = Entry(list: list, rows: rows, frame: frame, lines: lines, state: state)
    }
}
