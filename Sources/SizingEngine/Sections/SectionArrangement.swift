/// Where the items of one section lie: a value that answers for measured items exactly and for all others by an estimate.
///
/// All lengths are whole pixels. *Main* positions run along the scroll axis from the start of the section's items,
/// *cross* positions across it from the start edge of the section's content. Copies share what they have in common, so
/// that the state before a batch of updates can be kept.
protocol SectionArrangement: Sendable {
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

    /// The first item, from `item` on, to measure or to decide before everything that starts before a main position has
    /// its place.
    func nextToPlace(from item: Int, startingBefore place: Int) -> Int?

    /// The last item before `item` to measure or to decide before everything that ends after a main position has its place.
    func nextToPlace(before item: Int, endingAfter place: Int) -> Int?

    /// Whether an item that has to be measured or decided intersects a main span.
    func needsPlacing(in span: Span) -> Bool

    /// The totals of the items.
    var summary: ArrangementSummary { get }

    /// Whether an item chooses its extent across the scroll axis, up to the one that is proposed.
    var choosesCross: Bool { get }

    /// Whether an edge of an item is still where it was before another item was measured. `false` doesn't imply that it
    /// moved.
    func keepsPlace(of item: Int, _ edge: Edge, measuring other: Int) -> Bool

    // MARK: Deciding positions

    /// The number of items whose position is an estimate until it is decided, measured or not.
    var undecidedCount: Int { get }

    /// Decides the position of a measured item that `nextToPlace` has answered.
    mutating func decide(_ item: Int)

    /// Whether `approach(_:)` has something to do before an item is shown.
    func needsApproach(to item: Int) -> Bool

    /// Decides positions around an item that is going to be shown.
    ///
    /// - Returns: An item to measure before this is called again; `nil` when the item can be shown.
    mutating func approach(_ item: Int) -> Int?

    /// Whether what lies at a main position follows from unmeasured items elsewhere.
    func dependsOnUnmeasured(at place: Int) -> Bool

    /// Whether all columns start at the start, and lines are broken from the first item on.
    var isLevel: Bool { get }

    /// Whether `level()` moves items along the scroll axis only.
    var levelsInSight: Bool { get }

    /// Makes `isLevel` true.
    mutating func level()
}

// What holds for an arrangement whose positions all follow from the sizes.
extension SectionArrangement {
    var summary: ArrangementSummary { ArrangementSummary(self) }

    var choosesCross: Bool { false }

    func keepsPlace(of item: Int, _ edge: Edge, measuring other: Int) -> Bool { false }

    var undecidedCount: Int { 0 }

    mutating func decide(_ item: Int) {}

    func needsApproach(to item: Int) -> Bool { false }

    mutating func approach(_ item: Int) -> Int? { nil }

    func dependsOnUnmeasured(at place: Int) -> Bool { false }

    var isLevel: Bool { true }

    var levelsInSight: Bool { true }

    mutating func level() {}
}

extension SectionArrangement {
    /// The main extent from the start of the first to the end of the last item.
    var extent: Int { fixedExtent + estimatedRows * estimate }

    var measuredCount: Int { count - unmeasuredCount }
}
