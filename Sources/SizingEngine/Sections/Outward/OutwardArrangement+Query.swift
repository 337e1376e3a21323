extension OutwardArrangement {
    func frame(of item: Int) -> ItemFrame {
        precondition(item >= 0 && item < count, "There is no item \(item) among \(count).")
        let decided = decidedItems
        if item < decided.lowerBound { return undecidedBefore.frame(of: item, parameters) }
        if item >= decided.upperBound { return undecidedAfter.frame(of: item, parameters) }
        return decidedFrame(of: item)
    }

    @discardableResult
    func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard !span.isEmpty else { return true }
        let parameters = parameters
        return undecidedBefore.forEachItem(in: span, parameters, body)
            && forEachDecidedItem(in: span, body)
            && undecidedAfter.forEachItem(in: span, parameters, body)
    }
}

// MARK: The item to measure or to decide next

extension OutwardArrangement {
    /// The first item, from `item` on, that has to be measured or decided and can start before a main position: a decided
    /// item that is not measured; else the item after the decided ones, measured or not, since all that follow depend on it.
    ///
    /// If `item` is undecided and lies farther down, it is the first unmeasured item by estimated positions. If `item` lies
    /// before the decided ones, undecided items up to them come first: an unmeasured one, else the one next to the decided
    /// items.
    ///
    /// - Complexity: O(log *n*), and in a masonry the blocks that the position goes through
    func nextToPlace(from item: Int, startingBefore position: Int) -> Int? {
        let decided = decidedItems
        guard item < count else { return nil }
        if item < decided.lowerBound {
            let candidates = undecidedBefore.items(startingBefore: position).clamped(to: item..<decided.lowerBound)
            if let found = state.mains.firstUnmeasured(in: candidates) { return found }
            if candidates.contains(decided.lowerBound - 1) { return decided.lowerBound - 1 }
        }
        if let found = firstEstimated(from: item, startingBefore: position) { return found }
        guard decided.upperBound < count else { return nil }
        if item <= decided.upperBound { return earliestStartBelow < position ? decided.upperBound : nil }
        let candidates = undecidedAfter.items(startingBefore: position)
        return item < candidates.upperBound ? state.mains.firstUnmeasured(in: item..<candidates.upperBound) : nil
    }

    /// The last item before `item` that has to be measured or decided and can end after a main position: a decided item that
    /// is not measured; else the item before the decided ones, measured or not.
    ///
    /// If `item` is undecided and lies farther up, it is the last unmeasured item by estimated positions. If `item` lies
    /// after the decided ones, undecided items down to them come first: an unmeasured one, else the one next to the decided
    /// items.
    ///
    /// - Complexity: O(log *n*), and in a masonry the blocks that the position goes through
    func nextToPlace(before item: Int, endingAfter position: Int) -> Int? {
        let decided = decidedItems
        if item > decided.upperBound {
            let candidates = undecidedAfter.items(endingAfter: position).clamped(to: decided.upperBound..<item)
            if let found = state.mains.lastUnmeasured(in: candidates) { return found }
            if candidates.contains(decided.upperBound) { return decided.upperBound }
        }
        if let found = lastEstimated(before: item, endingAfter: position) { return found }
        guard decided.lowerBound > 0, item > 0 else { return nil }
        if item >= decided.lowerBound { return latestEndAbove > position ? decided.lowerBound - 1 : nil }
        return state.mains.lastUnmeasured(in: undecidedBefore.items(endingAfter: position).clamped(to: 0..<item))
    }

    /// Whether a main span intersects a decided item that is not measured, or may intersect an undecided one.
    ///
    /// - Complexity: O(log *n*), and the blocks or lines with such items in the span
    func needsPlacing(in span: Span) -> Bool {
        guard !span.isEmpty, count > 0 else { return false }
        let decided = decidedItems
        if decided.upperBound < count, earliestStartBelow < span.end, undecidedAfter.end > span.start { return true }
        if decided.lowerBound > 0, latestEndAbove > span.start, span.end > 0 { return true }
        return hasEstimated(in: span)
    }
}
