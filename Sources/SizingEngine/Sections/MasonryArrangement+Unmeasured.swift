extension MasonryArrangement {
    /// The first stand-in, from `item` on, that starts before a main position; else the next undecided item if a column
    /// ends before that position, be it measured or not: what comes into that column depends on it.
    ///
    /// From an item after the next undecided one, the first unmeasured one by the estimate.
    ///
    /// - Complexity: O(log n + blocks that the position goes through), apart from columns.
    package func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        if item < decided.count, let found = firstStandIn(from: item, startingBefore: place) { return found }
        let rest = rest
        guard !rest.isEmpty, item < count else { return nil }
        if item <= rest.items.lowerBound { return rest.shortestEnd < place ? rest.items.lowerBound : nil }
        let candidates = rest.items(startingBefore: place)
        guard item < candidates.upperBound else { return nil }
        return extents.firstUnmeasured(in: item..<candidates.upperBound)
    }

    /// The last unmeasured item before `item` that ends after a main position, undecided items by the estimate. The next
    /// undecided item counts as unmeasured.
    ///
    /// - Complexity: O(log n + blocks that the position goes through), apart from columns.
    package func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        if item > decided.count {
            let rest = rest
            let candidates = rest.items(endingAfter: place).clamped(to: rest.items.lowerBound..<item)
            if let found = extents.lastUnmeasured(in: candidates) { return found }
            if candidates.contains(rest.items.lowerBound) { return rest.items.lowerBound }
        }
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.items = 0..<min(item, decided.count)
        window.end = .max
        window.standInsOnly = true
        let (extents, spacing) = (extents, parameters.itemSpacing)
        decided.forEachBlockBackwards(in: &window) { window, block, first, ends in
            _ = block.forEach(from: first, extents, spacing: spacing, ends) {
                visited,
                _,
                start,
                extent,
                isMeasured in
                guard visited < item else { return false }
                if !isMeasured, start + extent > place { found = visited }
                return true
            }
            return found == nil
        }
        return found
    }

    /// Whether a stand-in intersects a main span, or the span reaches from a column's end into what is undecided.
    ///
    /// - Complexity: O(log n + blocks in the span), apart from columns.
    package func hasUnmeasured(in span: Span) -> Bool {
        guard !span.isEmpty else { return false }
        let rest = rest
        if !rest.isEmpty, rest.shortestEnd < span.end, rest.end > span.start { return true }
        var found = false
        var window = window(over: span)
        window.standInsOnly = true
        forEachDecided(in: window) { _, _, start, extent, isMeasured in
            found = !isMeasured && extent > 0 && start < span.end && start + extent > span.start
            return !found
        }
        return found
    }

    private func firstStandIn(from item: Int, startingBefore place: Int) -> Int? {
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.items = item..<decided.count
        window.start = .min
        window.standInsOnly = true
        forEachDecided(in: window) { visited, _, start, _, isMeasured in
            guard visited >= item, !isMeasured, start < place else { return true }
            found = visited
            return false
        }
        return found
    }
}
