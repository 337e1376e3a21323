/// Where a carousel is scrolled to: a column that keeps its distance from the start of the content while columns before it
/// come, go or change their widths.
package struct CarouselPlace: Hashable, Sendable {
    /// An item of the column; `nil` for a carousel at its start, which stays there.
    var item: Int?
    /// The pixels from the start of the section's content to the start of the column.
    var distance = 0
    /// The pixels beyond the first or the last position at which the carousel can rest.
    var overscroll = 0
    /// Whether the column lies where it comes to rest, in whatever space, instead of at the distance.
    var rests = false

    /// The place at which an item's column has a distance from the start of the content.
    package init(item: Int, distance: Int) {
        self.item = item
        self.distance = distance
    }

    init(overscroll: Int = 0) {
        self.overscroll = overscroll
    }

    /// The start of the carousel.
    package static let start = CarouselPlace()

    /// The item that stays where it is; `nil` at the start.
    package var keptItem: Int? { item }

    /// Keeps the same item when others are inserted.
    mutating func insert(count: Int, at index: Int) {
        if let kept = item, kept >= index { item = kept + count }
    }

    /// Keeps the same item when those of a range are removed, or another one in its position if it is one of them: the next
    /// remaining one, or else the last one. A carousel in which none remains is at its start.
    ///
    /// - Parameter count: The number of items before.
    mutating func remove(_ range: Range<Int>, of count: Int) {
        guard range.count < count || range.isEmpty else {
            self = .start
            return
        }
        guard let kept = item, kept >= range.lowerBound else { return }
        if kept >= range.upperBound {
            item = kept - range.count
        } else if range.upperBound == count {
            self = keeping(range.lowerBound - 1)
        } else {
            item = range.lowerBound
        }
    }

    /// The place at which another item keeps the position of the kept one.
    package func keeping(_ item: Int) -> CarouselPlace {
        var place = self
        place.item = item
        return place
    }
}
