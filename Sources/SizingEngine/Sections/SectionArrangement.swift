/// The positions of the items of one section, of any kind: exact for measured items, estimated for all others.
///
/// All lengths are whole pixels. *Main* positions run along the scroll axis from the start of the section's items,
/// *cross* positions across it from the start edge of the section's content. A copy shares its storage with the original and
/// costs O(1), so that the state before a batch of updates can be kept.
///
/// Unless a kind says otherwise, a query costs O(log *n* + visited items), and a change O(log *n* + a bounded number of
/// items).
protocol SectionArrangement: Sendable {
    /// The number of items.
    var count: Int { get }

    var unmeasuredCount: Int { get }

    /// The sum of the measured main extents.
    var measuredSum: Int { get }

    /// The mean from which the estimate is learned.
    var mean: MeasuredMean { get }

    /// The main extent of a row in which nothing is measured. Setting it costs O(1): items that are decided keep their
    /// extents.
    var estimate: Int { get set }

    /// The part of `extent` that does not depend on `estimate`.
    var fixedExtent: Int { get }

    /// The number of rows whose extent is the estimate.
    var estimatedRows: Int { get }

    /// The frame of an item, estimated if its position or size is not known yet.
    func frame(of item: Int) -> ItemFrame

    /// The cross extent that an item is measured with: in a flow the largest that it can choose, in other arrangements the
    /// one that it gets.
    ///
    /// - Parameter columns: The number of columns of a masonry that the item takes.
    func proposedCross(of item: Int, columns: Int) -> Int

    /// The measured size of an item; `nil` if it is unmeasured.
    func measuredSize(of item: Int) -> ItemSize?

    /// Sets an item's size.
    mutating func measure(_ size: ItemSize, at item: Int)

    /// Whether the items that are read can stay where they are when an item before them changes, in whatever column it lies.
    func keepsItemsInPlace(changing item: Int) -> Bool

    /// Sets an item's size. Those that lie at a main position or after it stay where they are relative to one another, if the
    /// arrangement keeps items in place.
    mutating func measure(_ size: ItemSize, at item: Int, keepingItemsFrom position: Int)

    /// Makes an item unmeasured.
    mutating func forget(_ item: Int)

    /// Makes all items unmeasured and undecided.
    mutating func forgetAll()

    /// Inserts unmeasured items before `item`.
    mutating func insert(count: Int, at item: Int)

    /// Removes items.
    mutating func remove(_ range: Range<Int>)

    /// Inserts unmeasured items before `item`, and leaves another one and those around it in their columns.
    mutating func insert(count: Int, at item: Int, keepingColumnsAt kept: Int)

    /// Removes items, and leaves one that stays and those around it in their columns.
    mutating func remove(_ range: Range<Int>, keepingColumnsAt kept: Int)

    /// The first item that covers a main position. If no item covers it, the nearest item before it; if no item is before
    /// it, the first item. `nil` if there are no items.
    func item(at position: Int) -> Int?

    /// Calls `body` with each item whose main span intersects a span, in the order of items, until it returns `false`.
    ///
    /// - Returns: Whether `body` always returned `true`.
    @discardableResult
    func forEachItem(in span: Span, _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool) -> Bool

    /// The first item, from `item` on, that has to be measured or decided and can start before a main position.
    func nextToPlace(from item: Int, startingBefore position: Int) -> Int?

    /// The last item before `item` that has to be measured or decided and can end after a main position.
    func nextToPlace(before item: Int, endingAfter position: Int) -> Int?

    /// Whether an item that has to be measured or decided intersects a main span.
    func needsPlacing(in span: Span) -> Bool

    /// The totals of the items.
    var summary: ArrangementSummary { get }

    /// Whether the sizes of all items are stated, so that none can be forgotten.
    var isStated: Bool { get }

    /// Whether an item chooses its extent across the scroll axis, up to the one that is proposed.
    func choosesCross(_ item: Int) -> Bool

    /// Whether an edge of an item is still where it was before another item was measured. `false` doesn't imply that it
    /// moved.
    func keepsPosition(of item: Int, _ edge: Edge, measuring other: Int) -> Bool

    // MARK: Deciding positions

    /// The number of items whose position is an estimate until it is decided, measured or not.
    var undecidedCount: Int { get }

    /// Decides the position of a measured item that `nextToPlace` has returned.
    mutating func decide(_ item: Int)

    /// Whether `approach(_:)` has to be called before an item is shown.
    func needsApproach(to item: Int) -> Bool

    /// Decides positions around an item that is going to be shown.
    ///
    /// - Returns: An item to measure before this is called again; `nil` when the item can be shown.
    mutating func approach(_ item: Int) -> Int?

    /// Whether the position of the item at a main position depends on unmeasured items elsewhere.
    func dependsOnUnmeasured(at position: Int) -> Bool

    /// Whether the items are laid out from the first one on, as far as they are decided.
    var isAlignedAtStart: Bool { get }

    /// Whether `alignStart()` moves items along the scroll axis only, so that it can be called while they are visible.
    var alignsWhileVisible: Bool { get }

    /// Lays the items out from the first one on, if they were decided upwards from a jump and the first one is decided.
    mutating func alignStart()
}

// Defaults for arrangements in which all positions follow directly from the sizes, so that nothing is decided.
extension SectionArrangement {
    var mean: MeasuredMean { MeasuredMean(count: measuredCount, sum: measuredSum) }

    var summary: ArrangementSummary { ArrangementSummary(self) }

    var isStated: Bool { false }

    func choosesCross(_ item: Int) -> Bool { false }

    func keepsItemsInPlace(changing item: Int) -> Bool { false }

    mutating func measure(_ size: ItemSize, at item: Int, keepingItemsFrom position: Int) { measure(size, at: item) }

    mutating func insert(count: Int, at item: Int, keepingColumnsAt kept: Int) { insert(count: count, at: item) }

    mutating func remove(_ range: Range<Int>, keepingColumnsAt kept: Int) { remove(range) }

    func keepsPosition(of item: Int, _ edge: Edge, measuring other: Int) -> Bool { false }

    var undecidedCount: Int { 0 }

    mutating func decide(_ item: Int) {}

    func needsApproach(to item: Int) -> Bool { false }

    mutating func approach(_ item: Int) -> Int? { nil }

    func dependsOnUnmeasured(at position: Int) -> Bool { false }

    var isAlignedAtStart: Bool { true }

    var alignsWhileVisible: Bool { true }

    mutating func alignStart() {}
}

extension SectionArrangement {
    /// The main extent from the start of the first to the end of the last item.
    var extent: Int { fixedExtent + estimatedRows * estimate }

    var measuredCount: Int { count - unmeasuredCount }
}
