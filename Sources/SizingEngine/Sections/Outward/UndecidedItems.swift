/// The undecided items of an outward arrangement on one side of the decided ones: rows of a fixed number of items, each row
/// as long as the estimate.
struct UndecidedItems {
    /// The undecided items.
    let items: Range<Int>
    /// Where the first row starts.
    let start: Int
    let columnCount: Int
    let estimate: Int
    let spacing: Int

    var isEmpty: Bool { items.isEmpty }

    var rows: Int { (items.count + columnCount - 1) / columnCount }

    /// The pixels from the start of a row to the start of the next.
    private var pitch: Int { max(0, estimate + spacing) }

    /// Where the last row ends, if there is one.
    var end: Int { start + rows * pitch - spacing }

    /// The extent of all rows, each with the space after it.
    var extentWithSpacing: Int { rows * pitch }

    func column(of item: Int) -> Int { (item - items.lowerBound) % columnCount }

    func main(of item: Int) -> Span {
        Span(start: start + (item - items.lowerBound) / columnCount * pitch, length: estimate)
    }

    /// The items whose rows start before a position.
    func items(startingBefore position: Int) -> Range<Int> {
        guard position > start else { return items.lowerBound..<items.lowerBound }
        return items(ofRows: 0..<(pitch == 0 ? rows : (position - start - 1) / pitch + 1))
    }

    /// The items whose rows end after a position.
    func items(endingAfter position: Int) -> Range<Int> {
        guard position >= start + estimate else { return items }
        return items(ofRows: min(pitch == 0 ? rows : (position - start - estimate) / pitch + 1, rows)..<rows)
    }

    /// The items whose rows intersect a span.
    func items(in span: Span) -> Range<Int> {
        // Usually none of them is visible, since they lie beyond the decided items.
        guard estimate > 0, !span.isEmpty, span.end > start, span.start < end else {
            return items.lowerBound..<items.lowerBound
        }
        return items(endingAfter: span.start).clamped(to: items(startingBefore: span.end))
    }

    /// Where an item lies.
    func frame(of item: Int, _ parameters: some OutwardParameters) -> ItemFrame {
        ItemFrame(main: main(of: item), cross: parameters.estimatedCross(ofColumn: column(of: item)))
    }

    /// Calls `body` with each item whose row intersects a span, as an unmeasured item, until it returns `false`.
    ///
    /// - Returns: Whether `body` always returned `true`.
    func forEachItem(
        in span: Span,
        _ parameters: some OutwardParameters,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        isEmpty || items(in: span).allSatisfy { body($0, frame(of: $0, parameters), false) }
    }

    /// The first item of the row that covers a position.
    func item(covering position: Int) -> Int? {
        guard pitch > 0, estimate > 0, position >= start, position < end, (position - start) % pitch < estimate
        else { return nil }
        return items.lowerBound + (position - start) / pitch * columnCount
    }

    /// The last item of the last row that ends at a position or before.
    func item(endingBy position: Int) -> Int? {
        let before = items(endingAfter: position).lowerBound
        return before > items.lowerBound ? before - 1 : nil
    }

    /// The first item of the last row that starts at or before a position. If every row starts after it, the first item of
    /// the first row.
    func firstItem(ofRowAt position: Int) -> Int {
        let candidates = items(startingBefore: position == .max ? position : position + 1)
        let last = max(candidates.upperBound - 1, items.lowerBound)
        return last - column(of: last)
    }

    private func items(ofRows range: Range<Int>) -> Range<Int> {
        func first(_ row: Int) -> Int { min(items.lowerBound + min(row, rows) * columnCount, items.upperBound) }
        return first(range.lowerBound)..<first(range.upperBound)
    }
}
