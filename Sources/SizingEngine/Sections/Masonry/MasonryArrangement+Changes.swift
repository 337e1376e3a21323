extension MasonryArrangement {
    /// Sets an item's size. A decided item keeps its first column, as far as it then fits.
    ///
    /// - Complexity: O(log n + block). Items of several columns add the cube of the number of columns at each level of
    ///   the tree; measuring an item next to the island, the items beyond it that are measured, up to `promptCount`.
    package mutating func measure(_ size: ItemSize, at item: Int) {
        let old = extents.measuredExtent(at: item)
        extents.measure(size.main, at: item)
        setWish(size.columns, at: item)
        let decided = decidedItems
        if decided.contains(item) {
            remeasure(item, from: old)
        } else if item == decided.upperBound {
            decidePrompt(.down)
        } else if item == decided.lowerBound - 1 {
            decidePrompt(.up)
        }
    }

    /// Whether an item lies where it did before another one was measured, as far as that is known at once: the other one
    /// comes after it, on the way down from the pivot.
    ///
    /// - Complexity: O(1).
    package func keepsPlace(of item: Int, _ edge: Edge, measuring other: Int) -> Bool {
        other > item && other >= pivot
    }

    /// Puts an item back at a stand-in. If it is decided, it keeps its columns and its extent.
    ///
    /// - Complexity: O(log n).
    package mutating func forget(_ item: Int) {
        guard let extent = extents.measuredExtent(at: item) else { return }
        extents.forget(at: item)
        columnWishes.forget(at: item)
        guard decidedItems.contains(item) else { return }
        changeBlock(of: item) { block, _, local in
            block.forget(at: local, extent: extent)
            return .column(block.runs[local].first, length: 0, standIns: 1)
        }
    }

    /// - Complexity: O(columns), apart from giving back the storage if no copy shares it.
    package mutating func forgetAll() {
        self = MasonryArrangement(count: count, parameters: parameters, estimate: estimate)
    }

    /// Inserts unmeasured items. All items keep their sizes, but those beyond the inserted ones, as seen from the pivot,
    /// are undecided.
    ///
    /// - Complexity: O(log n + block), apart from columns and giving back the storage if no copy shares it.
    package mutating func insert(count inserted: Int, at item: Int) {
        extents.insert(count: inserted, at: item)
        columnWishes.insert(count: inserted, at: item)
        guard inserted > 0 else { return }
        if item > pivot || pivot == 0 {
            truncate(.down, to: item - pivot)
        } else {
            let kept = pivot - item
            pivot += inserted
            truncate(.up, to: kept)
        }
    }

    /// Removes items. The others keep their sizes, but those beyond the removed ones, as seen from the pivot, are
    /// undecided; as many of them as are measured, up to `promptCount` on either side, are decided again at once.
    ///
    /// - Complexity: O(log n + block + `promptCount`), apart from columns and giving back the storage if no copy shares
    ///   it.
    package mutating func remove(_ range: Range<Int>) {
        extents.remove(range)
        columnWishes.remove(range)
        guard !range.isEmpty else { return }
        let before = pivot
        pivot -= range.clamped(to: 0..<before).count
        if range.lowerBound < before { truncate(.up, to: max(before - range.upperBound, 0)) }
        if range.upperBound > before { truncate(.down, to: max(range.lowerBound - before, 0)) }
        decidePrompt(.down)
        decidePrompt(.up)
    }

    private mutating func setWish(_ columns: Int, at item: Int) {
        if columns > 1 {
            columnWishes.measure(columns, at: item)
        } else if columnWishes.measuredCount > 0 {
            columnWishes.forget(at: item)
        }
    }

    private mutating func truncate(_ direction: MasonryDirection, to count: Int) {
        let (extents, spacing) = (extents(direction), parameters.itemSpacing)
        switch direction {
        case .down: lower.truncate(to: count, extents, spacing: spacing)
        case .up: upper.truncate(to: count, extents, spacing: spacing)
        }
    }

    private mutating func remeasure(_ item: Int, from old: Int?) {
        let extents = extents(item < pivot ? .up : .down)
        let spacing = parameters.itemSpacing
        let columnCount = parameters.columns.count
        let width = parameters.clamped(columnWishes.extent(at: item))
        changeBlock(of: item) { block, first, local in
            let run = block.runs[local].widened(to: width, of: columnCount)
            let length = block.change(
                at: local,
                from: old ?? block.standIn(at: local),
                to: extents.list.extent(at: item),
                wasMeasured: old != nil,
                run: run
            )
            if let length { return .column(run.first, length: length, standIns: old == nil ? -1 : 0) }
            block.recount(from: first, extents, spacing: spacing)
            return .recounted
        }
    }

    /// - Parameter body: Takes the block of an item, the turn of its first item, and the number of the item in it.
    private mutating func changeBlock(
        of item: Int,
        _ body: (_ block: inout MasonryBlock, _ first: Int, _ local: Int) -> MasonryTree.Change
    ) {
        let turn = item < pivot ? pivot - 1 - item : item - pivot
        let (index, local) = turn.quotientAndRemainder(dividingBy: MasonryBlock.size)
        if item < pivot {
            upper.change(at: index) { body(&$0, turn - local, local) }
        } else {
            lower.change(at: index) { body(&$0, turn - local, local) }
        }
    }
}
