extension FlowArrangement {
    package func proposedCross(of item: Int, columns: Int) -> Int { parameters.crossExtent }

    package func measuredSize(of item: Int) -> ItemSize? {
        guard let main = mains.measuredExtent(at: item), let cross = crosses.measuredExtent(at: item) else {
            return nil
        }
        return ItemSize(main: main, cross: cross)
    }

    package func frame(of item: Int) -> ItemFrame {
        precondition(item >= 0 && item < count, "There is no item \(item) in a flow of \(count).")
        guard item < decidedCount else { return estimatedFrame(of: item) }
        var frame: ItemFrame?
        forEachFrame(in: CollectionOfOne(placedLine(of: item))) { other, found, _ in
            if other == item { frame = found }
            return other < item
        }
        return frame!
    }

    package func item(at place: Int) -> Int? {
        guard count > 0 else { return nil }
        guard place >= 0 else { return 0 }
        guard let line = placedLine(at: place) else { return decidedCount + estimatedRow(at: place).first }
        var nearest = line.first
        var nearestEnd = Int.min
        forEachFrame(in: CollectionOfOne(line)) { item, frame, _ in
            if frame.main.contains(place) {
                nearest = item
                return false
            }
            if frame.main.end <= place, frame.main.end > nearestEnd {
                nearest = item
                nearestEnd = frame.main.end
            }
            return true
        }
        return nearest
    }

    /// Calls `body` with each item whose main span intersects a span. What is not decided is given as not measured.
    @discardableResult
    package func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard !span.isEmpty, span.end > 0 else { return true }
        if let first = placedLine(at: max(span.start, 0)) {
            let spacing = parameters.lineSpacing
            var shown = ContiguousArray<PlacedLine>()
            shown.reserveCapacity(32)
            lines.forEach(in: first.index..<lines.count) { index, line, before in
                let start = before.end(lineSpacing: spacing)
                guard start < span.end else { return false }
                shown.append(PlacedLine(index: index, line: line, first: before.items, start: start))
                return true
            }
            let goesOn = forEachFrame(in: shown) { item, frame, isMeasured in
                !frame.main.intersects(span) || body(item, frame, isMeasured)
            }
            guard goesOn else { return false }
        }
        return forEachEstimatedItem(in: span, body)
    }

    package func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        guard item < count, let found = mains.firstUnmeasured(in: item..<count) else { return nil }
        return lineSpan(of: found).start < place ? found : nil
    }

    package func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        guard let found = mains.lastUnmeasured(in: 0..<item) else { return nil }
        return lineSpan(of: found).end > place ? found : nil
    }

    /// Whether an item that is not measured, or not decided, intersects a main span, or is of no extent within it.
    package func hasUnmeasured(in span: Span) -> Bool {
        guard !span.isEmpty, count > 0 else { return false }
        let decided = decidedCount
        var item = placedLine(at: max(span.start - 1, 0))?.first ?? decided
        while item < decided, let found = mains.firstUnmeasured(in: item..<decided) {
            let line = placedLine(of: found)
            guard line.main.start < span.end else { break }
            if isShown(line.main, in: span) { return true }
            // Only the first line can end before the span.
            item = line.first + Int(line.line.count)
        }
        guard decided < count else { return false }
        // The guessed lines have gaps between them.
        let row = estimatedRow(at: max(span.start - 1, 0)).first
        return [0, row, row + parameters.estimatedLineCount].contains { first in
            decided + first < count && isShown(lineSpan(of: decided + first), in: span)
        }
    }

    private func isShown(_ main: Span, in span: Span) -> Bool {
        main.intersects(span) || main.isEmpty && span.contains(main.start)
    }
}

// MARK: Lines

extension FlowArrangement {
    /// A decided line and where it lies.
    struct PlacedLine {
        var index: Int
        var line: FlowLine
        /// Its first item.
        var first: Int
        /// Where it starts along the scroll axis.
        var start: Int

        var main: Span { Span(start: start, length: Int(line.extent)) }

        var items: Range<Int> { first..<first + Int(line.count) }
    }

    /// The line of a decided item.
    ///
    /// - Complexity: O(log n)
    func placedLine(of item: Int) -> PlacedLine {
        placed(lines.find(item, by: { $0.items })!)
    }

    /// The last decided line that starts at a place from 0 on or before it; `nil` if what is not decided starts there.
    ///
    /// - Complexity: O(log n)
    private func placedLine(at place: Int) -> PlacedLine? {
        let spacing = parameters.lineSpacing
        if let found = lines.find(place, by: { $0.end(lineSpacing: spacing) }) { return placed(found) }
        guard decidedCount == count, let last = lines.findLast(before: lines.count, by: { $0.lines }) else {
            return nil
        }
        return placed(last)
    }

    private func placed(_ found: (index: Int, element: FlowLine, before: FlowSummary)) -> PlacedLine {
        PlacedLine(
            index: found.index,
            line: found.element,
            first: found.before.items,
            start: found.before.end(lineSpacing: parameters.lineSpacing)
        )
    }

    /// The main span within which an item that is not measured may come to lie, as far as is known: its line, and for
    /// the first ones that are not decided the last line too, if that has room.
    private func lineSpan(of item: Int) -> Span {
        guard item >= decidedCount else { return placedLine(of: item).main }
        let main = estimatedFrame(of: item).main
        guard item - decidedCount < parameters.estimatedLineCount, decidedCount > 0 else { return main }
        let last = placedLine(of: decidedCount - 1)
        return last.line.fits(0, parameters) ? Span(start: last.start, end: main.end) : main
    }

    /// Calls `body` with the items of neighbouring decided lines, until it returns `false`.
    ///
    /// - Returns: Whether `body` always returned `true`.
    @inline(__always)
    @discardableResult
    private func forEachFrame<Lines: RandomAccessCollection<PlacedLine>>(
        in placed: Lines,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool where Lines.Index == Int {
        guard var line = placed.first, let last = placed.last else { return true }
        // Taken out of `self`, because the closure would hold and let go all of it for each item.
        let (parameters, lastIndex, lastIsOpen) = (parameters, last.index, isLast(last))
        var next = placed.startIndex
        var goesOn = true
        var (end, main, gaps) = (line.first, line.main, FlowGaps())
        forEachSize(in: line.first..<last.items.upperBound) { item, measured, cross in
            if item == end {
                line = placed[next]
                next &+= 1
                (end, main) = (line.items.upperBound, line.main)
                gaps = FlowGaps(line.line, isLast: lastIsOpen && line.index == lastIndex, parameters)
            }
            let cross = Span(start: gaps.position, length: min(cross, parameters.crossExtent))
            gaps.advance(by: cross.length)
            let frame = ItemFrame(main: parameters.lineAlignment.span(of: measured, in: main), cross: cross)
            goesOn = body(item, frame, measured != nil)
            return goesOn
        }
        return goesOn
    }

    /// Whether a line is the last of all, or may still take an item that is not decided.
    private func isLast(_ placed: PlacedLine) -> Bool {
        placed.index == lines.count - 1 && (decidedCount == count || placed.line.fits(0, parameters))
    }
}

extension FlowParameters.LineAlignment {
    /// Where an item lies along the scroll axis in its line; all along it if it is not measured.
    @inline(__always)
    fileprivate func span(of extent: Int?, in line: Span) -> Span {
        guard let extent else { return line }
        return switch self {
        case .start: Span(start: line.start, length: extent)
        case .center: Span(start: line.start + (line.length - extent) / 2, length: extent)
        case .end: Span(start: line.end - extent, length: extent)
        }
    }
}

/// Where the items of a line start across the scroll axis, one after the other.
private struct FlowGaps {
    /// Where the next item starts.
    private(set) var position = 0
    private var spacing = 0
    /// The first gaps, so many, are a pixel wider.
    private var wider = 0

    init() {}

    init(_ line: FlowLine, isLast: Bool, _ parameters: FlowParameters) {
        spacing = parameters.itemSpacing
        let rest = max(parameters.crossExtent - Int(line.used), 0)
        switch parameters.alignment {
        case .leading: break
        case .center: position = rest / 2
        case .trailing: position = rest
        case .justified:
            let gaps = Int(line.count) - 1
            guard gaps > 0, !isLast else { return }
            spacing += rest / gaps
            wider = rest % gaps
        }
    }

    mutating func advance(by length: Int) {
        position += length + spacing + (wider > 0 ? 1 : 0)
        wider -= 1
    }
}
