extension FlowArrangement {
    /// The line of a decided item.
    ///
    /// - Complexity: O(log n)
    func placedLine(of item: Int) -> PlacedLine {
        if item < pivot { return placedAbove(upper.lines.find(pivot - 1 - item, by: { $0.items })!, middle) }
        return placedBelow(lower.lines.find(item - pivot, by: { $0.items })!, middle)
    }

    /// The decided line that a place lies in, with the space after the line; the last one for what is below them all
    /// where that is the end. `nil` if nothing is decided there.
    ///
    /// - Complexity: O(log n)
    func placedLine(at place: Int) -> PlacedLine? {
        let spacing = parameters.lineSpacing
        let middle = middle
        if place < middle {
            let found = upper.lines.find(middle - 1 - place, by: { $0.end(lineSpacing: spacing) })
            return found.map { placedAbove($0, middle) }
        }
        if let found = lower.lines.find(place - middle, by: { $0.end(lineSpacing: spacing) }) {
            return placedBelow(found, middle)
        }
        guard decidedItems.upperBound == count else { return nil }
        if let last = lastLine(of: lower) { return placedBelow(last, middle) }
        return upper.lines.find(0, by: { $0.lines }).map { placedAbove($0, middle) }
    }

    /// The decided lines that intersect a span, from the top down; the first one may do so only with the space after it.
    ///
    /// - Complexity: O(log n + lines in the span)
    func placedLines(in span: Span) -> ContiguousArray<PlacedLine> {
        var placed = ContiguousArray<PlacedLine>()
        placed.reserveCapacity(32)
        let (spacing, middle) = (parameters.lineSpacing, middle)
        let nearest = middle - min(span.end, middle)
        if span.start < middle, let first = upper.lines.locate(nearest, by: { $0.end(lineSpacing: spacing) }) {
            upper.lines.forEach(in: first.index..<upper.lines.count) { index, line, before in
                let line = placedAbove((index, line, before), middle)
                guard line.main.end > span.start else { return false }
                placed.append(line)
                return true
            }
            placed.reverse()
        }
        let first = max(span.start, middle) - middle
        if span.end > middle, let first = lower.lines.locate(first, by: { $0.end(lineSpacing: spacing) }) {
            lower.lines.forEach(in: first.index..<lower.lines.count) { index, line, before in
                let line = placedBelow((index, line, before), middle)
                guard line.start < span.end else { return false }
                placed.append(line)
                return true
            }
        }
        return placed
    }

    /// Where the item below the island starts along the scroll axis at the earliest: on the last line, if that has room.
    var startBelow: Int {
        if let last = lastLine(of: lower), last.element.fits(0, parameters) { return placedBelow(last, middle).start }
        return rest.start
    }

    /// Where the item above the island ends along the scroll axis at the latest.
    var endAbove: Int {
        if let last = lastLine(of: upper), last.element.fits(0, parameters) {
            return placedAbove(last, middle).main.end
        }
        return head.extentWithSpacing - parameters.lineSpacing
    }

    private typealias Found = (index: Int, element: FlowLine, before: FlowSummary)

    private func lastLine(of side: FlowSide) -> Found? {
        side.lines.findLast(before: side.lines.count, by: { $0.lines })
    }

    private func placedBelow(_ found: Found, _ middle: Int) -> PlacedLine {
        PlacedLine(
            line: found.element,
            first: pivot + found.before.items,
            start: middle + found.before.end(lineSpacing: parameters.lineSpacing),
            isLoose: found.index == lower.lines.count - 1
                && (decidedItems.upperBound == count || found.element.fits(0, parameters))
        )
    }

    private func placedAbove(_ found: Found, _ middle: Int) -> PlacedLine {
        let end = middle - found.before.end(lineSpacing: parameters.lineSpacing) - parameters.lineSpacing
        let isTop = found.index == upper.lines.count - 1
        return PlacedLine(
            line: found.element,
            first: pivot - found.before.items - Int(found.element.count),
            start: end - Int(found.element.extent),
            isLoose: isTop && (decidedItems.lowerBound == 0 || found.element.fits(0, parameters))
                || found.index == 0 && pivot == count
        )
    }
}
