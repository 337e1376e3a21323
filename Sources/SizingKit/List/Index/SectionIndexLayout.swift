import UIKit

/// The titles of a section index that are shown at a height, and their positions.
struct SectionIndexLayout: Equatable {
    enum Entry: Equatable {
        /// A title, by its index.
        case title(Int)
        /// A dot in index of the titles between its neighbours.
        case dot
    }

    /// The entries, from top to bottom. As in a table, each title is shown; if there is not enough space, titles and dots
    /// alternate, and the first and the last title are always shown.
    let entries: [Entry]
    /// The number of all titles, shown or not.
    let count: Int
    /// The start of the first entry, in points.
    let top: CGFloat
    /// The height of one entry, in points.
    let entryHeight: CGFloat

    init(count: Int, height: CGFloat, entryHeight: CGFloat) {
        self.count = count
        self.entryHeight = entryHeight
        let capacity = entryHeight > 0 ? Int(max(0, min(height / entryHeight, CGFloat(count)))) : 0
        if capacity >= count {
            entries = (0..<count).map(Entry.title)
        } else {
            // An odd number of entries ends with a title.
            let shown = (capacity + 1) / 2
            entries = (0..<shown).flatMap { index -> [Entry] in
                guard shown > 1 else { return [.title(0)] }
                let title = (index * (count - 1) + (shown - 1) / 2) / (shown - 1)
                return index == shown - 1 ? [.title(title)] : [.title(title), .dot]
            }
        }
        top = max(0, (height - CGFloat(entries.count) * entryHeight) / 2)
    }

    /// Returns the index of the title at a distance from the top, among all titles: a dot stands for many. Beyond the
    /// ends it is the first or the last title; `nil` if there are no titles.
    func title(at y: CGFloat) -> Int? {
        let extent = CGFloat(entries.count) * entryHeight
        guard extent > 0, y.isFinite else { return nil }
        let index = ((y - top) / extent * CGFloat(count)).rounded(.down)
        return Int(min(max(index, 0), CGFloat(count - 1)))
    }
}
