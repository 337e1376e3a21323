/// Where the items of one section lie: a value that answers for measured items exactly and for all others by an estimate.
///
/// All lengths are whole pixels. *Main* positions run along the scroll axis from the start of the section's items,
/// *cross* positions across it from the start edge of the section's content. Copies share what they have in common, so
/// that the state before a batch of updates can be kept.
package protocol SectionArrangement: Sendable {
    /// The number of items.
    var count: Int { get }

    var unmeasuredCount: Int { get }

    /// The sum of the measured main extents, from which an estimate is learned.
    var measuredSum: Int { get }

    /// The main extent that stands in for that of an item which nothing is known of. Setting it is O(1): a stand-in that
    /// has decided a position keeps the extent it had then.
    var estimate: Int { get set }

    /// The part of `extent` that does not depend on `estimate`.
    var fixedExtent: Int { get }

    /// How many times `estimate` is contained in `extent`: the rows that nothing is known of.
    var estimatedRows: Int { get }

    /// Where an item lies; by the estimate if its place is not decided yet.
    func frame(of item: Int) -> ItemFrame

    /// The cross extent offered to an item that takes so many columns: all it may take in a flow, what it will have in
    /// other arrangements.
    func proposedCross(of item: Int, columns: Int) -> Int

    /// What was measured for an item; `nil` if it was not.
    func measuredSize(of item: Int) -> ItemSize?

    /// Sets an item's size. Places that were decided stay as far as the arrangement's rules let them.
    mutating func measure(_ size: ItemSize, at item: Int)

    /// Puts an item back at a stand-in for its size.
    mutating func forget(_ item: Int)

    /// Puts all items back at the estimate. No place is decided any more.
    mutating func forgetAll()

    /// Inserts unmeasured items before `item`. Places from there on are decided anew.
    mutating func insert(count: Int, at item: Int)

    /// Removes items. Places from there on are decided anew.
    mutating func remove(_ range: Range<Int>)

    /// The first item that covers a main position; else the nearest one before it; else the first one. `nil` without
    /// items.
    func item(at place: Int) -> Int?

    /// Calls `body` with each item whose main span intersects a span, in the order of items, until it returns `false`.
    ///
    /// - Returns: Whether `body` always returned `true`.
    @discardableResult
    func forEachItem(in span: Span, _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool) -> Bool

    /// The first unmeasured item, from `item` on, that starts before a main position.
    func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int?

    /// The last unmeasured item before `item` that ends after a main position.
    func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int?

    /// Whether an unmeasured item intersects a main span.
    func hasUnmeasured(in span: Span) -> Bool
}

extension SectionArrangement {
    /// The main extent from the start of the first to the end of the last item.
    package var extent: Int { fixedExtent + estimatedRows * estimate }

    package var measuredCount: Int { count - unmeasuredCount }

    /// The mean of the measured main extents, rounded to the nearest pixel; `nil` while nothing is measured.
    package var learnedEstimate: Int? {
        measuredCount == 0 ? nil : (measuredSum + measuredCount / 2) / measuredCount
    }
}

/// Where an item lies in its section, in whole pixels.
package struct ItemFrame: Hashable, Sendable {
    /// Along the scroll axis, from the start of the section's items.
    package var main: Span
    /// Across the scroll axis, from the start edge of the section's content.
    package var cross: Span

    package init(main: Span, cross: Span) {
        self.main = main
        self.cross = cross
    }
}

/// The size that was found for an item, in whole pixels.
package struct ItemSize: Hashable, Sendable {
    /// Along the scroll axis.
    package var main: Int
    /// Across it. Only a flow asks the item for it.
    package var cross: Int
    /// How many columns of a masonry the item takes; more than there are means all.
    package var columns: Int

    package init(main: Int, cross: Int, columns: Int = 1) {
        self.main = main
        self.cross = cross
        self.columns = columns
    }
}
