extension FlowArrangement {
    /// The line of a decided item.
    ///
    /// - Complexity: O(log n)
    func placedLine(of item: Int) -> PlacedLine {
        if item < startItem {
            return placedAbove(state.upper.lines.find(startItem - 1 - item, by: { $0.items })!, boundary)
        }
        return placedBelow(state.lower.lines.find(item - startItem, by: { $0.items })!, boundary)
    }

    /// The decided line that covers a position, the space after the line included. For a position after all decided lines it
    /// is the last one, if no undecided items follow. `nil` if no decided line is there.
    ///
    /// - Complexity: O(log n)
    func placedLine(at position: Int) -> PlacedLine? {
        let spacing = parameters.lineSpacing
        let boundary = boundary
        if position < boundary {
            let found = state.upper.lines.find(boundary - 1 - position, by: { $0.end(lineSpacing: spacing) })
            return found.map { placedAbove($0, boundary) }
        }
        if let found = state.lower.lines.find(position - boundary, by: { $0.end(lineSpacing: spacing) }) {
            return placedBelow(found, boundary)
        }
        guard decidedItems.upperBound == count else { return nil }
        if let last = state.lower.lastLine { return placedBelow(last, boundary) }
        return state.upper.lines.find(0, by: { $0.lines }).map { placedAbove($0, boundary) }
    }

    /// The decided lines that intersect a span, in order. The first one may intersect it only with the space after it.
    ///
    /// - Complexity: O(log n + lines in the span)
    func placedLines(in span: Span) -> ContiguousArray<PlacedLine> {
        var placed = ContiguousArray<PlacedLine>()
        placed.reserveCapacity(32)
        let (spacing, boundary) = (parameters.lineSpacing, boundary)
        let nearest = boundary - min(span.end, boundary)
        let start = span.start - parameters.overlap
        if start < boundary, let first = state.upper.lines.locate(nearest, by: { $0.end(lineSpacing: spacing) }) {
            state.upper.lines.forEach(in: first.index..<state.upper.lines.count) { index, line, before in
                let line = placedAbove((index, line, before), boundary)
                guard line.main.end > span.start else { return false }
                placed.append(line)
                return true
            }
            placed.reverse()
        }
        let first = max(start, boundary) - boundary
        if span.end > boundary, let first = state.lower.lines.locate(first, by: { $0.end(lineSpacing: spacing) }) {
            state.lower.lines.forEach(in: first.index..<state.lower.lines.count) { index, line, before in
                let line = placedBelow((index, line, before), boundary)
                guard line.start < span.end else { return false }
                placed.append(line)
                return true
            }
        }
        return placed
    }

    private func placedBelow(_ found: FlowHalf.Found, _ boundary: Int) -> PlacedLine {
        PlacedLine(
            line: found.element,
            first: startItem + found.before.items,
            start: boundary + found.before.end(lineSpacing: parameters.lineSpacing),
            isLoose: found.index == state.lower.lines.count - 1
                && (decidedItems.upperBound == count || found.element.fits(0, parameters))
        )
    }

    private func placedAbove(_ found: FlowHalf.Found, _ boundary: Int) -> PlacedLine {
        let end = boundary - found.before.end(lineSpacing: parameters.lineSpacing) - parameters.lineSpacing
        let isTop = found.index == state.upper.lines.count - 1
        return PlacedLine(
            line: found.element,
            first: startItem - found.before.items - Int(found.element.count),
            start: end - Int(found.element.extent),
            isLoose: isTop && (decidedItems.lowerBound == 0 || found.element.fits(0, parameters))
                || found.index == 0 && startItem == count
        )
    }
}
