// Decided items that are not measured. Each of these functions asks the half of an item first. It costs O(log *n* + blocks
// that the position goes through), times a factor for the columns.
extension MasonryArrangement {
    func firstEstimated(from item: Int, startingBefore position: Int) -> Int? {
        if item < startItem, state.upper.estimatedCount > 0,
            let found = upperHalf.lastEstimated(before: startItem - item, endingAfter: mirrored(position))
        {
            return startItem - 1 - found
        }
        guard state.lower.estimatedCount > 0 else { return nil }
        return lowerHalf.firstEstimated(from: max(item - startItem, 0), startingBefore: below(position))
            .map { startItem + $0 }
    }

    func lastEstimated(before item: Int, endingAfter position: Int) -> Int? {
        if state.lower.estimatedCount > 0,
            let found = lowerHalf.lastEstimated(before: item - startItem, endingAfter: below(position))
        {
            return startItem + found
        }
        guard state.upper.estimatedCount > 0 else { return nil }
        return upperHalf.firstEstimated(from: max(startItem - item, 0), startingBefore: mirrored(position))
            .map { startItem - 1 - $0 }
    }

    func hasEstimated(in span: Span) -> Bool {
        if state.lower.estimatedCount > 0, lowerHalf.hasEstimated(in: below(span)) { return true }
        return state.upper.estimatedCount > 0 && upperHalf.hasEstimated(in: mirrored(span))
    }
}
