extension MasonryArrangement {
    /// The first stand-in, from `item` on, that starts before a main position; else the item below the island if a column
    /// ends before that position, be it measured or not: what comes into that column depends on it.
    ///
    /// From an undecided item other than that one, the first unmeasured one by the estimate, among which the item above
    /// the island counts as unmeasured.
    ///
    /// - Complexity: O(log n + blocks that the position goes through), apart from columns.
    package func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        let decided = decidedItems
        if item < decided.lowerBound, let found = firstUnmeasured(in: head, from: item, startingBefore: place) {
            return found
        }
        if item < pivot, upper.standIns > 0,
            let found = upperSide.lastStandIn(before: pivot - item, endingAfter: mirrored(place))
        {
            return pivot - 1 - found
        }
        if lower.standIns > 0,
            let found = lowerSide.firstStandIn(from: max(item - pivot, 0), startingBefore: below(place))
        {
            return pivot + found
        }
        guard decided.upperBound < count, item < count else { return nil }
        if item <= decided.upperBound { return shortestEnd < place ? decided.upperBound : nil }
        let candidates = rest.items(startingBefore: place)
        guard item < candidates.upperBound else { return nil }
        return extents.firstUnmeasured(in: item..<candidates.upperBound)
    }

    /// The last stand-in before `item` that ends after a main position; else the item above the island if a column's top
    /// lies below that position, be it measured or not.
    ///
    /// Before an undecided item other than that one, the last unmeasured one by the estimate, among which the item below
    /// the island counts as unmeasured.
    ///
    /// - Complexity: O(log n + blocks that the position goes through), apart from columns.
    package func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        let decided = decidedItems
        if item > decided.upperBound {
            let candidates = rest.items(endingAfter: place).clamped(to: decided.upperBound..<item)
            if let found = extents.lastUnmeasured(in: candidates) { return found }
            if candidates.contains(decided.upperBound) { return decided.upperBound }
        }
        if lower.standIns > 0,
            let found = lowerSide.lastStandIn(before: item - pivot, endingAfter: below(place))
        {
            return pivot + found
        }
        if upper.standIns > 0,
            let found = upperSide.firstStandIn(from: max(pivot - item, 0), startingBefore: mirrored(place))
        {
            return pivot - 1 - found
        }
        let end = decided.lowerBound
        guard end > 0, item > 0 else { return nil }
        if item >= end { return lowestTop > place ? end - 1 : nil }
        return extents.lastUnmeasured(in: head.items(endingAfter: place).clamped(to: 0..<item))
    }

    /// Whether a stand-in intersects a main span, or the span reaches from a column's end into what is undecided.
    ///
    /// - Complexity: O(log n + blocks in the span), apart from columns.
    package func hasUnmeasured(in span: Span) -> Bool {
        guard !span.isEmpty else { return false }
        let decided = decidedItems
        if decided.upperBound < count, shortestEnd < span.end, rest.end > span.start { return true }
        if decided.lowerBound > 0, lowestTop > span.start, head.start < span.end { return true }
        if lower.standIns > 0, lowerSide.hasStandIn(in: below(span)) { return true }
        return upper.standIns > 0 && upperSide.hasStandIn(in: mirrored(span))
    }

    private func firstUnmeasured(in head: UndecidedItems, from item: Int, startingBefore place: Int) -> Int? {
        let candidates = head.items(startingBefore: place).clamped(to: item..<head.items.upperBound)
        if let found = extents.firstUnmeasured(in: candidates) { return found }
        let last = head.items.upperBound - 1
        return candidates.contains(last) ? last : nil
    }
}
