extension FlowArrangement {
    func decidedFrame(of item: Int) -> ItemFrame {
        var frame: ItemFrame?
        forEachFrame(in: CollectionOfOne(placedLine(of: item))) { other, found, _ in
            if other == item { frame = found }
            return other < item
        }
        return frame!
    }

    func item(at position: Int) -> Int? {
        guard count > 0 else { return nil }
        guard position >= 0 else { return 0 }
        let (before, after) = (undecidedBefore, undecidedAfter)
        if position < before.extentWithSpacing { return before.firstItem(ofRowAt: position) }
        guard let line = placedLine(at: position) else {
            return (after.isEmpty ? before : after).firstItem(ofRowAt: position)
        }
        var nearest = line.first
        var nearestEnd = Int.min
        forEachFrame(in: CollectionOfOne(line)) { item, frame, _ in
            if frame.main.contains(position) {
                nearest = item
                return false
            }
            if frame.main.end <= position, frame.main.end > nearestEnd {
                nearest = item
                nearestEnd = frame.main.end
            }
            return true
        }
        return nearest
    }

    func forEachDecidedItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        forEachFrame(in: placedLines(in: span)) { item, frame, isMeasured in
            !frame.main.intersects(span) || body(item, frame, isMeasured)
        }
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
        // Copied out of `self`, because the closure would otherwise retain and release all of it for each item.
        let parameters = parameters
        var next = placed.startIndex
        var continues = true
        var (end, main, gaps) = (line.first, line.main, FlowGaps())
        let items = line.first..<last.items.upperBound
        OutwardSizes.forEach(in: items, state.mains, state.crosses) { item, measured, cross in
            if item == end {
                line = placed[next]
                next &+= 1
                (end, main) = (line.items.upperBound, line.main)
                gaps = FlowGaps(line, parameters, lastCross: state.crosses.extent(at: end - 1))
            }
            let cross = Span(start: gaps.position, length: min(cross, parameters.crossExtent))
            gaps.advance(by: cross.length)
            let frame = ItemFrame(
                main: parameters.lineAlignment.span(of: measured, in: main),
                cross: parameters.place(of: item)?.span(in: cross) ?? cross
            )
            continues = body(item, frame, measured != nil)
            return continues
        }
        return continues
    }
}

extension FlowParameters.LineAlignment {
    /// Where an item lies along the scroll axis; an unmeasured item takes the whole extent of its line.
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

extension FlowParameters.Place {
    /// Where an item lies in its part of the line.
    fileprivate func span(in part: Span) -> Span {
        let start = min(part.start + before, part.end)
        return Span(start: start, end: max(start, part.end - after))
    }
}
