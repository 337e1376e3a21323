/// An arrangement in which an item's position follows from the items before it, but which can be shown from any item on
/// without measuring those before it: a masonry or a flow.
///
/// An item's column or line is *decided* once. The decided items follow one another around a *start item*: from it on down
/// they are decided in the order of items, before it in the opposite order. At the top the start item is the first one, and
/// the items lie as in reading order. After a jump it is the item that the jump went to: nothing before it has to be measured
/// first, and deciding items before it later moves no decided item relative to another.
///
/// *Undecided* items, measured or not, lie in rows before and after the decided ones, each row as long as the estimate. The
/// extent of the rows before is the only part of a decided item's position that is an estimate; an anchor compensates for
/// it.
///
/// An item is decided when it is measured and comes next, together with the measured ones that follow it. An item that is
/// decided and then forgotten keeps an estimated extent.
///
/// To show an item that may be undecided, call `approach(_:)` until it returns `nil`. To scroll on from there, measure or
/// decide the items that `nextToPlace(from:startingBefore:)` and `nextToPlace(before:endingAfter:)` return.
///
/// The extensions of the protocol do all that. A kind supplies its half, an `OutwardHalf`, and the frames of decided items.
protocol OutwardArrangement: SectionArrangement {
    associatedtype Half: OutwardHalf

    /// A single reference, because every query copies the arrangement.
    var storage: Shared<OutwardState<Half>> { get set }

    // MARK: What differs between kinds

    /// The largest number of measured items that are decided at once because they follow an item that was measured.
    static var promptCount: Int { get }

    /// The largest number of items between the decided ones and an item that is going to be shown at which the decided items
    /// are extended to that item. An item farther away becomes the start item.
    static var reach: Int { get }

    /// The largest number of items that are measured to extend the decided items: about as many as a screen shows, so that a
    /// jump never measures more items before its destination than it takes to show it.
    var approachCount: Int { get }

    /// The number that `OutwardSizes.crosses` holds for a measured item; `nil` for the estimate.
    func cross(of size: ItemSize, at item: Int) -> Int?

    /// The number of places that differ, which items take in turn.
    var placeCount: Int { get }

    /// The start item with which an item can be shown.
    func startItem(toShow item: Int) -> Int

    /// The items, between the start item and an item, that have to be measured before that item has its final position.
    func itemsDeciding(_ item: Int) -> Range<Int>

    /// Where a decided item lies.
    func decidedFrame(of item: Int) -> ItemFrame

    /// Calls `body` with each decided item whose main span intersects a span, until it returns `false`.
    ///
    /// - Returns: Whether `body` always returned `true`.
    func forEachDecidedItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool

    /// The first decided item, from `item` on, that is not measured and starts before a main position.
    func firstEstimated(from item: Int, startingBefore position: Int) -> Int?

    /// The last decided item before `item` that is not measured and ends after a main position.
    func lastEstimated(before item: Int, endingAfter position: Int) -> Int?

    /// Whether a decided item that is not measured intersects a main span.
    func hasEstimated(in span: Span) -> Bool

    /// The decided items as one half that starts with the first item.
    func joinedHalves() -> Half
}

extension OutwardArrangement {
    var state: OutwardState<Half> {
        _read { yield storage.value }
        _modify { yield &storage.value }
    }

    var parameters: Half.Parameters { state.parameters }

    func startItem(toShow item: Int) -> Int { item }

    var placeCount: Int { 1 }
}

// MARK: Totals

extension OutwardArrangement {
    var count: Int { state.mains.count }

    var unmeasuredCount: Int { state.mains.unmeasuredCount }

    var measuredSum: Int { state.mains.measuredSum }

    var estimate: Int {
        get { state.estimate }
        set { state.estimate = max(newValue, -parameters.rowSpacing) }
    }

    var startItem: Int { state.startItem }

    /// The items whose columns or lines are decided.
    ///
    /// - Complexity: O(1)
    var decidedItems: Range<Int> { startItem - state.upper.count..<startItem + state.lower.count }

    /// - Complexity: O(1)
    var decidedCount: Int { state.upper.count + state.lower.count }

    var undecidedCount: Int { count - decidedCount }

    var fixedExtent: Int {
        guard count > 0 else { return 0 }
        let parameters = parameters
        return state.upper.extent(parameters) + state.lower.extent(parameters)
            + (estimatedRows - 1) * parameters.rowSpacing
    }

    var estimatedRows: Int {
        let (decided, length) = (decidedItems, parameters.estimatedRowLength)
        func rows(_ items: Int) -> Int { items > 0 ? (items + length - 1) / length : 0 }
        return rows(decided.lowerBound) + rows(count - decided.upperBound)
    }

    /// Whether the items are laid out as if they had been decided from the first one on, as far as they are decided.
    var isAlignedAtStart: Bool {
        state.upper.count == 0 || state.upper.count < startItem || state.upper.endsEvenly
    }
}

// MARK: Parts

extension OutwardArrangement {
    /// The undecided items before the decided ones.
    var undecidedBefore: UndecidedItems { undecided(0..<startItem - state.upper.count, start: 0) }

    /// The undecided items after the decided ones.
    var undecidedAfter: UndecidedItems {
        undecided(startItem + state.lower.count..<count, start: boundary + state.lower.extent(parameters))
    }

    /// Where the lower half starts.
    var boundary: Int {
        guard startItem > 0 else { return 0 }
        return undecidedBefore.extentWithSpacing + state.upper.extent(parameters)
    }

    /// The earliest position at which the item after the decided ones can start.
    var earliestStartBelow: Int { boundary + state.lower.nextStart(parameters) }

    /// The latest position at which the item before the decided ones can end.
    var latestEndAbove: Int { boundary - parameters.rowSpacing - state.upper.nextStart(parameters) }

    private func undecided(_ items: Range<Int>, start: Int) -> UndecidedItems {
        UndecidedItems(
            items: items,
            start: start,
            columnCount: parameters.estimatedRowLength,
            estimate: estimate,
            spacing: parameters.rowSpacing
        )
    }
}
