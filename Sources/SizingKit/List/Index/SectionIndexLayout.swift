import UIKit

/// Which titles of an index are shown in a height, and which title lies at a point of it.
struct SectionIndexLayout: Equatable {
    enum Entry: Equatable {
        /// A title by its place.
        case title(Int)
        /// Stands for the titles between its neighbours.
        case dot
    }

    /// What is shown, from the top down. A table shows each title, or, where there is no room for them, titles and dots
    /// by turns, the first and the last title always.
    let entries: [Entry]
    /// Of all titles, shown or not.
    let count: Int
    /// Where the first entry begins, in points.
    let top: CGFloat
    /// Of one entry, in points.
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
            entries = (0..<shown).flatMap { place -> [Entry] in
                guard shown > 1 else { return [.title(0)] }
                let title = (place * (count - 1) + (shown - 1) / 2) / (shown - 1)
                return place == shown - 1 ? [.title(title)] : [.title(title), .dot]
            }
        }
        top = max(0, (height - CGFloat(entries.count) * entryHeight) / 2)
    }

    /// The title at a distance from the top, of all titles: a dot stands for many. Beyond the ends it is the first or
    /// the last; `nil` if there are none.
    func title(at y: CGFloat) -> Int? {
        let extent = CGFloat(entries.count) * entryHeight
        guard extent > 0, y.isFinite else { return nil }
        let place = ((y - top) / extent * CGFloat(count)).rounded(.down)
        return Int(min(max(place, 0), CGFloat(count - 1)))
    }
}
