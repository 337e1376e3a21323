// Decided items that are not measured.
extension FlowArrangement {
    func firstEstimated(from item: Int, startingBefore position: Int) -> Int? {
        let decided = decidedItems
        let candidates = max(item, decided.lowerBound)..<max(item, decided.upperBound)
        guard let found = state.mains.firstUnmeasured(in: candidates) else { return nil }
        return placedLine(of: found).start < position ? found : nil
    }

    func lastEstimated(before item: Int, endingAfter position: Int) -> Int? {
        let decided = decidedItems
        let candidates = min(item, decided.lowerBound)..<min(item, decided.upperBound)
        guard let found = state.mains.lastUnmeasured(in: candidates) else { return nil }
        return placedLine(of: found).main.end > position ? found : nil
    }

    /// Whether the line of a decided item that is not measured intersects a main span, or lies within it with an extent of 0.
    ///
    /// - Complexity: O(log *n* + lines with such items in the span)
    func hasEstimated(in span: Span) -> Bool {
        let decided = decidedItems
        let start = span.start - parameters.overlap
        guard start <= undecidedAfter.start else { return false }
        var item = placedLine(at: max(start, 0) - 1)?.first ?? decided.lowerBound
        while item < decided.upperBound, let found = state.mains.firstUnmeasured(in: item..<decided.upperBound) {
            let line = placedLine(of: found)
            guard line.start < span.end else { return false }
            if line.main.intersects(span) || line.main.isEmpty && span.contains(line.start) { return true }
            // Only the first line can end before the span.
            item = line.items.upperBound
        }
        return false
    }
}
