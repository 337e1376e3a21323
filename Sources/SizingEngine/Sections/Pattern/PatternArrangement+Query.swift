extension PatternArrangement {
    func frame(of item: Int) -> ItemFrame {
        let (group, place) = item.quotientAndRemainder(dividingBy: placeCount)
        let main = self.group(group).spans(in: groups.span(of: group))[place]
        return ItemFrame(main: main, cross: crossSpans(of: group)[place])
    }

    func choosesCross(_ item: Int) -> Bool { parameters.choosesCross(item) }

    func proposedCross(of item: Int, columns: Int) -> Int { parameters.proposedCross(of: item) }

    func measuredSize(of item: Int) -> ItemSize? {
        items.measuredExtent(at: item).map { main in
            let chosen = parameters.chosenWidths == nil ? nil : crosses.measuredExtent(at: item)
            return ItemSize(main: main, cross: chosen ?? proposedCross(of: item, columns: 1))
        }
    }

    func item(at position: Int) -> Int? {
        guard let group = groups.index(at: position) else { return nil }
        let spans = self.group(group).spans(in: groups.span(of: group))
        let covering = spans.firstIndex { $0.contains(position) }
        let end = spans.map(\.end).filter { $0 <= position }.max()
        return group * placeCount + (covering ?? spans.firstIndex { $0.end == end } ?? 0)
    }

    @discardableResult
    func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard !span.isEmpty, span.end > 0, let first = groups.index(at: span.start - parameters.overlap) else {
            return true
        }
        var continues = true
        groups.forEach(in: first..<groups.count) { group, start, extent, _ in
            guard start < span.end else { return false }
            let items = range(of: group)
            let spans = self.group(group).spans(in: Span(start: start, length: extent))
            let crosses = crossSpans(of: group)
            for (place, item) in items.enumerated() where spans[place].intersects(span) {
                let frame = ItemFrame(main: spans[place], cross: crosses[place])
                continues = body(item, frame, self.items.isMeasured(item))
                if !continues { break }
            }
            return continues
        }
        return continues
    }

    func nextToPlace(from item: Int, startingBefore position: Int) -> Int? {
        guard let found = items.firstUnmeasured(in: item..<max(item, count)) else { return nil }
        return groups.offset(of: found / placeCount) < position ? found : nil
    }

    func nextToPlace(before item: Int, endingAfter position: Int) -> Int? {
        guard let found = items.lastUnmeasured(in: 0..<item) else { return nil }
        return groups.span(of: found / placeCount).end > position ? found : nil
    }

    /// Whether an unmeasured item is in a group that intersects a main span, or that lies within it with an extent of 0.
    func needsPlacing(in span: Span) -> Bool {
        guard unmeasuredCount > 0, !span.isEmpty else { return false }
        var group = groups.index(at: span.start - parameters.overlap - 1) ?? 0
        while group < groups.count, let found = nextToPlace(from: group * placeCount, startingBefore: span.end) {
            let main = groups.span(of: found / placeCount)
            if main.intersects(span) || main.isEmpty && span.contains(main.start) { return true }
            // Only the first group can end before the span.
            group = found / placeCount + 1
        }
        return false
    }
}
