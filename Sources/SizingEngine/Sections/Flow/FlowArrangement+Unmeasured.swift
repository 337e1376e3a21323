extension FlowArrangement {
    /// The first stand-in, from `item` on, whose line starts before a main position; else the item below the island if that
    /// may come to start before it, be it measured or not: what follows depends on it.
    ///
    /// From an undecided item other than that one, the first unmeasured one by the estimate, among which the item above
    /// the island counts as unmeasured.
    ///
    /// - Complexity: O(log n)
    package func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        let decided = decidedItems
        guard item < count else { return nil }
        if item < decided.lowerBound {
            let candidates = head.items(startingBefore: place).clamped(to: item..<decided.lowerBound)
            if let found = mains.firstUnmeasured(in: candidates) { return found }
            if candidates.contains(decided.lowerBound - 1) { return decided.lowerBound - 1 }
        }
        let standIns = max(item, decided.lowerBound)..<max(item, decided.upperBound)
        if let found = mains.firstUnmeasured(in: standIns) {
            return placedLine(of: found).start < place ? found : nil
        }
        guard decided.upperBound < count else { return nil }
        if item <= decided.upperBound { return startBelow < place ? decided.upperBound : nil }
        let candidates = rest.items(startingBefore: place)
        return item < candidates.upperBound ? mains.firstUnmeasured(in: item..<candidates.upperBound) : nil
    }

    /// The last stand-in before `item` whose line ends after a main position; else the item above the island if that may
    /// come to end after it, be it measured or not.
    ///
    /// Before an undecided item other than that one, the last unmeasured one by the estimate, among which the item below
    /// the island counts as unmeasured.
    ///
    /// - Complexity: O(log n)
    package func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        let decided = decidedItems
        if item > decided.upperBound {
            let candidates = rest.items(endingAfter: place).clamped(to: decided.upperBound..<item)
            if let found = mains.lastUnmeasured(in: candidates) { return found }
            if candidates.contains(decided.upperBound) { return decided.upperBound }
        }
        let standIns = min(item, decided.lowerBound)..<min(item, decided.upperBound)
        if let found = mains.lastUnmeasured(in: standIns) {
            return placedLine(of: found).main.end > place ? found : nil
        }
        guard decided.lowerBound > 0, item > 0 else { return nil }
        if item >= decided.lowerBound { return endAbove > place ? decided.lowerBound - 1 : nil }
        return mains.lastUnmeasured(in: head.items(endingAfter: place).clamped(to: 0..<item))
    }

    /// Whether the line of a stand-in intersects a main span, or is of no extent within it, or the span reaches from the
    /// island into what is undecided.
    ///
    /// - Complexity: O(log n + lines with stand-ins in the span)
    package func hasUnmeasured(in span: Span) -> Bool {
        guard !span.isEmpty, count > 0 else { return false }
        let decided = decidedItems
        if decided.upperBound < count, startBelow < span.end, rest.end > span.start { return true }
        if decided.lowerBound > 0, endAbove > span.start, head.start < span.end { return true }
        guard span.start <= rest.start else { return false }
        var item = placedLine(at: max(span.start, 0) - 1)?.first ?? decided.lowerBound
        while item < decided.upperBound, let found = mains.firstUnmeasured(in: item..<decided.upperBound) {
            let line = placedLine(of: found)
            guard line.start < span.end else { return false }
            if line.main.intersects(span) || line.main.isEmpty && span.contains(line.start) { return true }
            // Only the first line can end before the span.
            item = line.items.upperBound
        }
        return false
    }
}
