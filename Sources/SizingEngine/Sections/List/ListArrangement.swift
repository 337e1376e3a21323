/// The items of a section in one column: a list.
struct ListArrangement: SectionArrangement {
    var items: ExtentList
    /// The extent of all items across the scroll axis.
    let crossExtent: Int

    init(count: Int, crossExtent: Int, spacing: Int, estimate: Int) {
        items = ExtentList(count: count, estimate: max(estimate, -spacing), spacing: spacing)
        self.crossExtent = crossExtent
    }

    var count: Int { items.count }
    var unmeasuredCount: Int { items.unmeasuredCount }
    var measuredSum: Int { items.measuredSum }
    var fixedExtent: Int { items.measuredSum + max(0, items.count - 1) * items.spacing }
    var estimatedRows: Int { items.unmeasuredCount }

    /// How far an item reaches into the next one. It is at least as long, so that starts and ends are in the order of the items.
    private var overlap: Int { max(0, -items.spacing) }

    var estimate: Int {
        get { items.estimate }
        set { items.estimate = max(newValue, -items.spacing) }
    }

    func frame(of item: Int) -> ItemFrame {
        ItemFrame(main: items.span(of: item), cross: Span(start: 0, length: crossExtent))
    }

    func proposedCross(of item: Int, columns: Int) -> Int { crossExtent }

    func measuredSize(of item: Int) -> ItemSize? {
        items.measuredExtent(at: item).map { ItemSize(main: $0, cross: crossExtent) }
    }

    mutating func measure(_ size: ItemSize, at item: Int) { items.measure(max(size.main, -items.spacing), at: item) }

    mutating func forget(_ item: Int) { items.forget(at: item) }

    mutating func forgetAll() { items.forgetAll() }

    mutating func insert(count: Int, at item: Int) { items.insert(count: count, at: item) }

    mutating func remove(_ range: Range<Int>) { items.remove(range) }

    func item(at position: Int) -> Int? { items.index(at: position) }

    @discardableResult
    func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard span.end > 0, let first = items.index(at: max(0, span.start - overlap)) else { return true }
        let cross = Span(start: 0, length: crossExtent)
        var continues = true
        items.forEach(in: first..<items.count) { item, start, extent, isMeasured in
            guard start < span.end else { return false }
            let main = Span(start: start, length: extent)
            if extent > 0, main.intersects(span) {
                continues = body(item, ItemFrame(main: main, cross: cross), isMeasured)
            }
            return continues
        }
        return continues
    }

    func nextToPlace(from item: Int, startingBefore position: Int) -> Int? {
        guard let found = items.firstUnmeasured(in: item..<items.count), items.offset(of: found) < position else {
            return nil
        }
        return found
    }

    func nextToPlace(before item: Int, endingAfter position: Int) -> Int? {
        guard let found = items.lastUnmeasured(in: 0..<item), items.span(of: found).end > position else { return nil }
        return found
    }

    func needsPlacing(in span: Span) -> Bool {
        guard span.start <= items.total, let first = items.index(at: max(0, span.start - overlap)) else {
            return false
        }
        return nextToPlace(from: first, startingBefore: span.end) != nil
    }

    /// Measuring an item keeps its own start, and all items before it.
    func keepsPosition(of item: Int, _ edge: Edge, measuring other: Int) -> Bool {
        other > item || other == item && edge == .start
    }
}
