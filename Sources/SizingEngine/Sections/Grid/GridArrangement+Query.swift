extension GridArrangement {
    func proposedCross(of item: Int, columns: Int) -> Int {
        column(of: item).length
    }

    func measuredSize(of item: Int) -> ItemSize? {
        checkItem(item)
        return items.measuredExtent(at: item).map { ItemSize(main: $0, cross: column(of: item).length) }
    }

    func frame(of item: Int) -> ItemFrame {
        checkItem(item)
        let row = row(item / columnCount)
        var measured = GridRowSums.unmeasured
        if parameters.alignment != .stretch { measured = items.measuredExtent(at: item).map(Int32.init) ?? measured }
        return ItemFrame(main: parameters.alignment.span(of: measured, in: row), cross: column(of: item))
    }

    func item(at position: Int) -> Int? {
        guard count > 0 else { return nil }
        let row = index(ofRowAt: position)
        var found = row * columnCount
        var foundEnd = Int.min
        let alignment = parameters.alignment
        forEachRow(from: row) { first, main, slots in
            for (column, slot) in slots.enumerated() {
                let span = alignment.span(of: slot, in: main)
                if span.contains(position) {
                    found = first + column
                    return false
                }
                if span.end <= position, span.end > foundEnd {
                    found = first + column
                    foundEnd = span.end
                }
            }
            return false
        }
        return found
    }

    @discardableResult
    func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard count > 0, !span.isEmpty, span.end > 0 else { return true }
        var continues = true
        // Copied out of `self`, because the closure would otherwise retain and release all of it for each item.
        let (columns, alignment) = (parameters.columns, parameters.alignment)
        forEachRow(from: index(ofRowAt: span.start - parameters.overlap)) { first, main, slots in
            guard main.start < span.end else { return false }
            for (column, slot) in slots.enumerated() {
                let itemSpan = alignment.span(of: slot, in: main)
                guard itemSpan.intersects(span) else { continue }
                continues = body(first + column, ItemFrame(main: itemSpan, cross: columns[column]), slot >= 0)
                if !continues { return false }
            }
            return true
        }
        return continues
    }

    func nextToPlace(from item: Int, startingBefore position: Int) -> Int? {
        guard let found = items.indexOfUnmeasured(items.unmeasuredCount(before: item)) else { return nil }
        return row(found / columnCount).start < position ? found : nil
    }

    func nextToPlace(before item: Int, endingAfter position: Int) -> Int? {
        guard let found = items.indexOfUnmeasured(items.unmeasuredCount(before: item) - 1) else { return nil }
        return row(found / columnCount).end > position ? found : nil
    }

    /// Whether an unmeasured item intersects a main span, or lies within it with an extent of 0.
    func needsPlacing(in span: Span) -> Bool {
        guard unmeasuredCount > 0, !span.isEmpty else { return false }
        var first = index(ofRowAt: span.start - parameters.overlap - 1)
        while first < rowCount, let found = nextToPlace(from: first * columnCount, startingBefore: span.end) {
            let main = row(found / columnCount)
            if main.intersects(span) || main.isEmpty && span.contains(main.start) { return true }
            // Only the first row can end before the span.
            first = found / columnCount + 1
        }
        return false
    }
}

// MARK: Rows

extension GridArrangement {
    private func column(of item: Int) -> Span { parameters.columns[item % columnCount] }

    /// Where a row lies.
    ///
    /// - Complexity: O(log n + columns)
    private func row(_ row: Int) -> Span {
        let prefix = items.prefix(before: row * columnCount)
        let start = prefix.end(estimate: estimate, spacing: parameters.rowSpacing, columns: columnCount)
        var tallest = GridRowSums.unmeasured
        items.forEach(in: prefix.count..<min(prefix.count + columnCount, count)) { slot in
            tallest = max(tallest, slot)
            return true
        }
        return Span(start: start, length: tallest >= 0 ? Int(tallest) : estimate)
    }

    /// The last row that starts at a position or before it, else the first one.
    ///
    /// - Complexity: O(log n)
    private func index(ofRowAt position: Int) -> Int {
        guard position >= 0 else { return 0 }
        let prefix = items.prefix(at: position, estimate: estimate, spacing: parameters.rowSpacing)
        return prefix.map { ($0.count - $0.column) / columnCount } ?? max(rowCount - 1, 0)
    }

    /// Calls `body` with the first item of each row from one on, the row's span and its items' extents, -1 for an
    /// unmeasured one, until it returns `false`.
    @inline(__always)
    private func forEachRow(
        from row: Int,
        _ body: (_ first: Int, _ main: Span, _ slots: UnsafeMutableBufferPointer<Int32>.SubSequence) -> Bool
    ) {
        let (count, columns, estimate, spacing) = (count, columnCount, estimate, parameters.rowSpacing)
        let prefix = items.prefix(before: row * columns)
        var start = prefix.end(estimate: estimate, spacing: spacing, columns: columns)
        var (first, filled, tallest) = (prefix.count, 0, GridRowSums.unmeasured)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: columns) { slots in
            items.forEach(in: first..<count) { slot in
                slots[filled] = slot
                filled &+= 1
                tallest = max(tallest, slot)
                guard filled == columns || first &+ filled == count else { return true }
                let main = Span(start: start, length: tallest >= 0 ? Int(tallest) : estimate)
                guard body(first, main, slots[..<filled]) else { return false }
                start = main.end &+ spacing
                first &+= filled
                filled = 0
                tallest = GridRowSums.unmeasured
                return true
            }
        }
    }
}

extension GridParameters.Alignment {
    /// Where an item lies in its row; an unmeasured item takes the whole extent of the row.
    @inline(__always)
    fileprivate func span(of slot: Int32, in row: Span) -> Span {
        guard slot >= 0 else { return row }
        let extent = Int(slot)
        return switch self {
        case .stretch: row
        case .start: Span(start: row.start, length: extent)
        case .center: Span(start: row.start + (row.length - extent) / 2, length: extent)
        case .end: Span(start: row.end - extent, length: extent)
        }
    }
}
