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
        let decided = decidedItems
        if item < decided.lowerBound { return head.frame(of: item, parameters) }
        if item >= decided.upperBound { return rest.frame(of: item, parameters) }
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
        let head = head
        if place < head.extentWithSpacing { return head.firstItem(ofRowAt: place) }
        guard let line = placedLine(at: place) else { return (rest.isEmpty ? head : rest).firstItem(ofRowAt: place) }
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
        guard !span.isEmpty else { return true }
        let parameters = parameters
        let frame: (UndecidedItems, Int) -> ItemFrame = { $0.frame(of: $1, parameters) }
        guard head.forEachItem(in: span, at: frame, body) else { return false }
        let goesOn = forEachFrame(in: placedLines(in: span)) { item, frame, isMeasured in
            !frame.main.intersects(span) || body(item, frame, isMeasured)
        }
        return goesOn && rest.forEachItem(in: span, at: frame, body)
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
        let parameters = parameters
        var next = placed.startIndex
        var goesOn = true
        var (end, main, gaps) = (line.first, line.main, FlowGaps())
        FlowSizes.forEach(in: line.first..<last.items.upperBound, mains, crosses) { item, measured, cross in
            if item == end {
                line = placed[next]
                next &+= 1
                (end, main) = (line.items.upperBound, line.main)
                gaps = FlowGaps(line, parameters)
            }
            let cross = Span(start: gaps.position, length: min(cross, parameters.crossExtent))
            gaps.advance(by: cross.length)
            let frame = ItemFrame(main: parameters.lineAlignment.span(of: measured, in: main), cross: cross)
            goesOn = body(item, frame, measured != nil)
            return goesOn
        }
        return goesOn
    }
}

extension UndecidedItems {
    func frame(of item: Int, _ parameters: FlowParameters) -> ItemFrame {
        ItemFrame(
            main: main(of: item),
            cross: Span(
                start: column(of: item) * (parameters.estimatedCross + parameters.itemSpacing),
                length: min(parameters.estimatedCross, parameters.crossExtent)
            )
        )
    }

    /// The first item of the last row that starts at a position or before it, else of the first one.
    func firstItem(ofRowAt place: Int) -> Int {
        let candidates = items(startingBefore: place == .max ? place : place + 1)
        let last = max(candidates.upperBound - 1, items.lowerBound)
        return last - column(of: last)
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
