extension MasonryArrangement {
    /// - Complexity: O(log n + block), apart from columns.
    package func frame(of item: Int) -> ItemFrame {
        extents.checkIndex(item)
        let columns = parameters.columns
        let decided = decidedItems
        if item < decided.lowerBound { return head.frame(of: item, parameters) }
        if item >= decided.upperBound { return rest.frame(of: item, parameters) }
        if item >= pivot {
            let (main, run) = place(of: item - pivot, in: lower, .down)
            return ItemFrame(main: main.offset(by: middle), cross: run.cross(in: columns))
        }
        let (main, run) = place(of: pivot - 1 - item, in: upper, .up)
        return ItemFrame(main: mirrored(main), cross: run.cross(in: columns))
    }

    /// Where an item lies on its side of the pivot, and in which columns.
    private func place(
        of turn: Int,
        in tree: MasonryTree,
        _ direction: MasonryDirection
    ) -> (main: Span, run: MasonryRun) {
        let (index, local) = turn.quotientAndRemainder(dividingBy: MasonryBlock.size)
        let (extents, spacing) = (extents(direction), parameters.itemSpacing)
        return tree.withBlock(at: index) { block, ends in
            (block.main(of: local, from: turn - local, extents, spacing: spacing, ends), block.runs[local])
        }
    }

    /// The first item that covers a main position; else, of those that end before it, the last one of the lowest end;
    /// else the first one of all. `nil` without items.
    ///
    /// - Complexity: O(log n + block), apart from columns.
    package func item(at place: Int) -> Int? {
        guard count > 0 else { return nil }
        let (head, rest) = (head, rest)
        return head.item(covering: place) ?? upperItem(covering: place)
            ?? lowerSide.first(covering: below(place)).map { pivot + $0 } ?? rest.item(covering: place)
            ?? rest.item(endingBy: place) ?? lowerSide.last(endingBy: below(place)).map { pivot + $0 }
            ?? upperItem(endingBy: place) ?? head.item(endingBy: place) ?? 0
    }

    /// - Complexity: O(log n + visited blocks), apart from columns.
    @discardableResult
    package func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard !span.isEmpty else { return true }
        let parameters = parameters
        let frame: (UndecidedItems, Int) -> ItemFrame = { $0.frame(of: $1, parameters) }
        return head.forEachItem(in: span, at: frame, body)
            && forEachUpper(in: span, body) && forEachLower(in: span, body)
            && rest.forEachItem(in: span, at: frame, body)
    }

    private func forEachUpper(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        let middle = middle
        guard upper.count > 0, span.start < middle else { return true }
        var goesOn = true
        let (pivot, columns, line) = (pivot, parameters.columns, middle - parameters.itemSpacing)
        upperSide.forEachBackwards(in: mirrored(span)) { turn, run, main, isMeasured in
            let main = Span(start: line - main.end, end: line - main.start)
            goesOn = body(pivot - 1 - turn, ItemFrame(main: main, cross: run.cross(in: columns)), isMeasured)
            return goesOn
        }
        return goesOn
    }

    private func forEachLower(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        var goesOn = true
        let (pivot, columns, middle) = (pivot, parameters.columns, middle)
        let (side, span) = (lowerSide, below(span))
        side.forEach(in: side.window(over: span), intersecting: span) { turn, run, start, extent, isMeasured in
            let frame = ItemFrame(main: Span(start: start &+ middle, length: extent), cross: run.cross(in: columns))
            goesOn = body(turn &+ pivot, frame, isMeasured)
            return goesOn
        }
        return goesOn
    }

    private func upperItem(covering place: Int) -> Int? {
        guard upper.count > 0 else { return nil }
        let distance = mirrored(place)
        guard distance > .min else { return nil }
        return upperSide.last(covering: distance - 1).map { pivot - 1 - $0 }
    }

    private func upperItem(endingBy place: Int) -> Int? {
        guard upper.count > 0 else { return nil }
        return upperSide.first(startingFrom: mirrored(place)).map { pivot - 1 - $0 }
    }
}

// MARK: Positions

extension MasonryArrangement {
    /// How far a position lies below the first of the lower items.
    func below(_ place: Int) -> Int { place.subtractingClamped(middle) }

    func below(_ span: Span) -> Span {
        let middle = middle
        return Span(start: span.start.subtractingClamped(middle), end: span.end.subtractingClamped(middle))
    }

    /// How far a position lies above the end of the last of the upper items.
    func mirrored(_ place: Int) -> Int { (middle - parameters.itemSpacing).subtractingClamped(place) }

    func mirrored(_ span: Span) -> Span {
        let line = middle - parameters.itemSpacing
        return Span(start: line.subtractingClamped(span.end), end: line.subtractingClamped(span.start))
    }
}

extension Int {
    /// The difference, or the number nearest to it.
    fileprivate func subtractingClamped(_ other: Int) -> Int {
        let (difference, overflows) = subtractingReportingOverflow(other)
        guard overflows else { return difference }
        return other < 0 ? .max : .min
    }
}

extension UndecidedItems {
    func frame(of item: Int, _ parameters: MasonryParameters) -> ItemFrame {
        ItemFrame(main: main(of: item), cross: parameters.columns[column(of: item)])
    }
}
