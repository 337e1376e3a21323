extension MasonryArrangement {
    func decidedFrame(of item: Int) -> ItemFrame {
        let columns = parameters.columns
        if item >= startItem {
            let (main, run) = location(of: item - startItem, in: state.lower, .down)
            return ItemFrame(main: main.offset(by: boundary), cross: run.cross(in: columns))
        }
        let (main, run) = location(of: startItem - 1 - item, in: state.upper, .up)
        return ItemFrame(main: mirrored(main), cross: run.cross(in: columns))
    }

    /// Where an item lies in its half, and in which columns.
    func location(
        of index: Int,
        in tree: MasonryTree,
        _ direction: OutwardDirection
    ) -> (main: Span, run: MasonryRun) {
        let local = index % MasonryBlock.size
        let (sizes, spacing) = (state.sizes(direction), parameters.itemSpacing)
        return tree.withBlock(at: index / MasonryBlock.size) { block, ends in
            (block.main(of: local, from: index - local, sizes, spacing: spacing, ends), block.runs[local])
        }
    }

    /// The first item that covers a main position. If no item covers it, the item above it whose end is nearest, the last
    /// if several are; if no item is above it, the first item. `nil` if there are no items.
    ///
    /// - Complexity: O(log n + block), apart from columns.
    func item(at position: Int) -> Int? {
        guard count > 0 else { return nil }
        let (before, after) = (undecidedBefore, undecidedAfter)
        return before.item(covering: position) ?? upperItem(covering: position)
            ?? lowerHalf.first(covering: below(position)).map { startItem + $0 } ?? after.item(covering: position)
            ?? after.item(endingBy: position) ?? decidedItem(endingBy: position) ?? before.item(endingBy: position) ?? 0
    }

    /// The decided item that ends last, of those that end at a position or before it; of several the last one.
    private func decidedItem(endingBy position: Int) -> Int? {
        let lower = lowerHalf.last(endingBy: below(position)).map { startItem + $0 }
        let upper = upperItem(endingBy: position)
        guard let lower, let upper else { return lower ?? upper }
        // A column that was moved may have items of the upper half below others of the lower half.
        return decidedFrame(of: upper).main.end > decidedFrame(of: lower).main.end ? upper : lower
    }

    /// - Complexity: O(log *n* + visited blocks), apart from columns
    func forEachDecidedItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        forEachUpper(in: span, body) && forEachLower(in: span, body)
    }

    private func forEachUpper(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        let boundary = boundary
        guard state.upper.count > 0, span.start < boundary || state.upper.hasStarts else { return true }
        var continues = true
        let (startItem, columns, line) = (startItem, parameters.columns, boundary - parameters.itemSpacing)
        upperHalf.forEachBackwards(in: mirrored(span)) { index, run, main, isMeasured in
            let main = Span(start: line - main.end, end: line - main.start)
            continues = body(startItem - 1 - index, ItemFrame(main: main, cross: run.cross(in: columns)), isMeasured)
            return continues
        }
        return continues
    }

    private func forEachLower(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        var continues = true
        let (startItem, columns, boundary) = (startItem, parameters.columns, boundary)
        let (side, span) = (lowerHalf, below(span))
        side.forEach(in: side.window(over: span), intersecting: span) { index, run, start, extent, isMeasured in
            let frame = ItemFrame(main: Span(start: start &+ boundary, length: extent), cross: run.cross(in: columns))
            continues = body(index &+ startItem, frame, isMeasured)
            return continues
        }
        return continues
    }

    private func upperItem(covering position: Int) -> Int? {
        guard state.upper.count > 0 else { return nil }
        let distance = mirrored(position)
        guard distance > .min else { return nil }
        return upperHalf.last(covering: distance - 1).map { startItem - 1 - $0 }
    }

    private func upperItem(endingBy position: Int) -> Int? {
        guard state.upper.count > 0 else { return nil }
        return upperHalf.first(startingFrom: mirrored(position)).map { startItem - 1 - $0 }
    }
}

// MARK: Positions

extension MasonryArrangement {
    /// The distance of a position below the boundary between the halves.
    func below(_ position: Int) -> Int { position.subtractingClamped(boundary) }

    func below(_ span: Span) -> Span {
        let boundary = boundary
        return Span(start: span.start.subtractingClamped(boundary), end: span.end.subtractingClamped(boundary))
    }

    /// The distance of a position above the end of the upper half.
    func mirrored(_ position: Int) -> Int { (boundary - parameters.itemSpacing).subtractingClamped(position) }

    func mirrored(_ span: Span) -> Span {
        let line = boundary - parameters.itemSpacing
        return Span(start: line.subtractingClamped(span.end), end: line.subtractingClamped(span.start))
    }
}

extension Int {
    /// The difference, clamped to the numbers that an `Int` holds.
    fileprivate func subtractingClamped(_ other: Int) -> Int {
        let (difference, overflows) = subtractingReportingOverflow(other)
        guard overflows else { return difference }
        return other < 0 ? .max : .min
    }
}
