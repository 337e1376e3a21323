/// One column of items, each below the one before it.
package struct ListArrangement: SectionArrangement {
    var items: ExtentList
    /// The extent of all items across the scroll axis.
    let crossExtent: Int

    package init(count: Int, crossExtent: Int, spacing: Int, estimate: Int) {
        items = ExtentList(count: count, estimate: estimate, spacing: spacing)
        self.crossExtent = crossExtent
    }

    package var count: Int { items.count }
    package var unmeasuredCount: Int { items.unmeasuredCount }
    package var measuredSum: Int { items.measuredSum }
    package var fixedExtent: Int { items.measuredSum + max(0, items.count - 1) * items.spacing }
    package var estimatedRows: Int { items.unmeasuredCount }

    package var estimate: Int {
        get { items.estimate }
        set { items.estimate = newValue }
    }

    package func frame(of item: Int) -> ItemFrame {
        ItemFrame(main: items.span(of: item), cross: Span(start: 0, length: crossExtent))
    }

    package func proposedCross(of item: Int, columns: Int) -> Int { crossExtent }

    package func measuredSize(of item: Int) -> ItemSize? {
        items.measuredExtent(at: item).map { ItemSize(main: $0, cross: crossExtent) }
    }

    package mutating func measure(_ size: ItemSize, at item: Int) { items.measure(size.main, at: item) }

    package mutating func forget(_ item: Int) { items.forget(at: item) }

    package mutating func forgetAll() { items.forgetAll() }

    package mutating func insert(count: Int, at item: Int) { items.insert(count: count, at: item) }

    package mutating func remove(_ range: Range<Int>) { items.remove(range) }

    package func item(at place: Int) -> Int? { items.index(at: place) }

    @discardableResult
    package func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard span.end > 0, let first = items.index(at: max(0, span.start)) else { return true }
        let cross = Span(start: 0, length: crossExtent)
        var goesOn = true
        items.forEach(in: first..<items.count) { item, start, extent, isMeasured in
            guard start < span.end else { return false }
            let main = Span(start: start, length: extent)
            if extent > 0, main.intersects(span) {
                goesOn = body(item, ItemFrame(main: main, cross: cross), isMeasured)
            }
            return goesOn
        }
        return goesOn
    }

    package func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        guard let found = items.firstUnmeasured(in: item..<items.count), items.offset(of: found) < place else {
            return nil
        }
        return found
    }

    package func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        guard let found = items.lastUnmeasured(in: 0..<item), items.span(of: found).end > place else { return nil }
        return found
    }

    package func hasUnmeasured(in span: Span) -> Bool {
        guard let first = items.index(at: max(0, span.start)) else { return false }
        return firstUnmeasured(from: first, startingBefore: span.end) != nil
    }

    /// An item starts where it did unless one before it was measured, and ends there unless it was measured itself.
    package func keepsPlace(of item: Int, _ edge: Edge, measuring other: Int) -> Bool {
        other > item || other == item && edge == .start
    }
}
