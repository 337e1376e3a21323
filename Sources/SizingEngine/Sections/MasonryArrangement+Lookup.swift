extension MasonryArrangement {
    /// - Complexity: O(log n + block), apart from columns.
    package func frame(of item: Int) -> ItemFrame {
        extents.checkIndex(item)
        guard item < decided.count else { return rest.frame(of: item, parameters) }
        let (index, local) = item.quotientAndRemainder(dividingBy: MasonryBlock.size)
        let (extents, spacing, columns) = (extents, parameters.itemSpacing, parameters.columns)
        return decided.withBlock(at: index) { block, ends in
            var main = Span(start: 0, end: 0)
            _ = block.forEach(from: item - local, extents, spacing: spacing, ends) {
                visited,
                _,
                start,
                extent,
                _ in
                guard visited == item else { return true }
                main = Span(start: start, length: extent)
                return false
            }
            return ItemFrame(main: main, cross: block.runs[local].cross(in: columns))
        }
    }

    /// The first item that covers a main position; else, of those that end before it, the last one of the lowest end;
    /// else the first one of all. `nil` without items.
    ///
    /// - Complexity: O(log n + block), apart from columns.
    package func item(at place: Int) -> Int? {
        guard count > 0 else { return nil }
        let rest = rest
        return decidedItem(covering: place) ?? rest.item(covering: place) ?? rest.item(endingBy: place)
            ?? decidedItem(endingBy: place) ?? 0
    }

    /// - Complexity: O(log n + visited blocks), apart from columns.
    @discardableResult
    package func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard !span.isEmpty else { return true }
        var goesOn = true
        let columns = parameters.columns
        forEachDecided(in: window(over: span)) { item, run, start, extent, isMeasured in
            guard extent > 0, start < span.end, start &+ extent > span.start else { return true }
            let frame = ItemFrame(main: Span(start: start, length: extent), cross: run.cross(in: columns))
            goesOn = body(item, frame, isMeasured)
            return goesOn
        }
        guard goesOn else { return false }
        let rest = rest
        for item in rest.items(in: span) {
            guard body(item, rest.frame(of: item, parameters), false) else { return false }
        }
        return true
    }

    /// What is left of the first of equals: the one that ends last.
    private func decidedItem(endingBy place: Int) -> Int? {
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.start = .min
        window.end = place == .max ? place : place + 1
        let (extents, spacing) = (extents, parameters.itemSpacing)
        decided.forEachBlockBackwards(in: &window) { window, block, first, ends in
            _ = block.forEach(from: first, extents, spacing: spacing, ends) {
                item,
                _,
                start,
                extent,
                _ in
                let end = start + extent
                if end <= place, found == nil || end > window.start || (end == window.start && item > found!) {
                    found = item
                    window.start = end
                }
                return true
            }
            return true
        }
        return found
    }

    private func decidedItem(covering place: Int) -> Int? {
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.end = place == .max ? place : place + 1
        forEachDecided(in: window) { item, _, start, extent, _ in
            guard start <= place, place < start + extent else { return true }
            found = item
            return false
        }
        return found
    }

    func window(over span: Span) -> MasonryWindow {
        MasonryWindow(
            items: 0..<decided.count,
            start: span.start,
            end: span.end,
            spacing: parameters.itemSpacing
        )
    }

    /// Calls `body` with the items of all blocks that a window meets, in order, until it returns `false`.
    @inline(__always)
    func forEachDecided(
        in window: MasonryWindow,
        _ body: (_ item: Int, _ run: MasonryRun, _ start: Int, _ extent: Int, _ isMeasured: Bool) -> Bool
    ) {
        let (extents, spacing) = (extents, parameters.itemSpacing)
        decided.forEachBlock(in: window) { block, first, ends in
            block.forEach(from: first, extents, spacing: spacing, ends, body)
        }
    }
}

extension MasonryRest {
    func frame(of item: Int, _ parameters: MasonryParameters) -> ItemFrame {
        ItemFrame(main: main(of: item), cross: parameters.columns[column(of: item)])
    }
}
