// Another start item, around which the items that are read keep their columns while others come and go.
extension MasonryArrangement {
    mutating func insert(count inserted: Int, at item: Int, keepingColumnsAt kept: Int) {
        let isBetween = item <= kept ? startItem <= item : item <= startItem
        if isBetween { moveStart(to: kept) }
        insertUnmeasured(count: inserted, at: item, isAbove: item == kept && kept == startItem)
    }

    mutating func remove(_ range: Range<Int>, keepingColumnsAt kept: Int) {
        let isBetween = range.upperBound <= kept ? startItem < range.upperBound : range.lowerBound < startItem
        if isBetween { moveStart(to: kept) }
        remove(range)
    }

    /// A decided item, in its columns. Positions are distances from the boundary between the halves, in pixels.
    private struct Placed {
        var item: Int
        var run: MasonryRun
        var main: Span
        var isMeasured: Bool
    }

    /// Makes a decided item the start item. The items within `reach` stay where they are relative to one another; the others become
    /// undecided.
    ///
    /// Nothing changes if an item takes several columns, since the upper half has no holes above such an item, or if a column has
    /// no item within reach.
    ///
    /// - Complexity: O(log *n* + `reach`), apart from columns
    mutating func moveStart(to item: Int) {
        let decided = decidedItems
        guard item != startItem, decided.contains(item), !state.lower.hasSpans, !state.upper.hasSpans else { return }
        let placed = placed(decided.clamped(to: item - Self.reach..<item + Self.reach))
        let (above, below) = (placed.prefix { $0.item < item }, placed.drop { $0.item < item })
        var columns = [Int?](repeating: nil, count: parameters.columns.count)
        for placed in above { columns[placed.run.first] = placed.main.end + parameters.itemSpacing }
        for placed in below where columns[placed.run.first] == nil { columns[placed.run.first] = placed.main.start }
        let starts = columns.compactMap(\.self)
        guard starts.count == columns.count, let first = starts.min() else { return }
        state.lower = half(of: below, .down, startingAt: starts.map { $0 - first })
        state.upper = half(of: above.reversed(), .up, startingAt: starts.map { first - $0 })
        state.startItem = item
    }

    private func placed(_ items: Range<Int>) -> [Placed] {
        var placed: [Placed] = []
        placed.reserveCapacity(items.count)
        let (start, spacing) = (startItem, parameters.itemSpacing)
        var window = MasonryWindow(
            items: max(0, start - items.upperBound)..<max(0, start - items.lowerBound),
            spacing: spacing
        )
        upperHalf.forEach(in: window) { [items = window.items] index, run, position, extent, isMeasured in
            if items.contains(index) {
                let main = Span(start: -spacing - position - extent, length: extent)
                placed.append(Placed(item: start - 1 - index, run: run, main: main, isMeasured: isMeasured))
            }
            return index < items.upperBound
        }
        placed.reverse()
        window.items = max(0, items.lowerBound - start)..<max(0, items.upperBound - start)
        lowerHalf.forEach(in: window) { [items = window.items] index, run, position, extent, isMeasured in
            if items.contains(index) {
                let main = Span(start: position, length: extent)
                placed.append(Placed(item: start + index, run: run, main: main, isMeasured: isMeasured))
            }
            return index < items.upperBound
        }
        return placed
    }

    private func half(
        of items: some Sequence<Placed>,
        _ direction: OutwardDirection,
        startingAt starts: [Int]
    ) -> MasonryTree {
        var tree = MasonryTree(parameters)
        if starts.contains(where: { $0 != 0 }) { tree.setStarts(MasonryColumnLengths(starts: starts)) }
        var decision = MasonryDecision(tree, direction, last: nil, parameters, estimate: estimate)
        decision.withMemory { decision in
            for placed in items {
                decision.takeOver(placed.run, extent: placed.main.length, isMeasured: placed.isMeasured)
            }
        }
        return decision.tree
    }
}
