extension MasonryArrangement {
    /// Sets an item's size. A decided item keeps its first column, as far as it then fits.
    ///
    /// - Complexity: O(log n + block). Items of several columns add the cube of the number of columns at each level of
    ///   the tree; measuring the next undecided item, the items that follow it measured, up to `promptCount`.
    package mutating func measure(_ size: ItemSize, at item: Int) {
        let old = extents.measuredExtent(at: item)
        extents.measure(size.main, at: item)
        setWish(size.columns, at: item)
        if item < decided.count {
            remeasure(item, from: old)
        } else if item == decided.count {
            decidePrompt()
        }
    }

    /// Puts an item back at a stand-in. If it is decided, it keeps its columns and its extent.
    ///
    /// - Complexity: O(log n).
    package mutating func forget(_ item: Int) {
        guard let extent = extents.measuredExtent(at: item) else { return }
        extents.forget(at: item)
        columnWishes.forget(at: item)
        guard item < decided.count else { return }
        let (block, local) = item.quotientAndRemainder(dividingBy: MasonryBlock.size)
        decided.change(at: block) { block in
            block.forget(at: local, extent: extent)
            return .column(block.runs[local].first, length: 0, standIns: 1)
        }
    }

    /// - Complexity: O(columns), apart from giving back the storage if no copy shares it.
    package mutating func forgetAll() {
        self = MasonryArrangement(count: count, parameters: parameters, estimate: estimate)
    }

    /// Inserts unmeasured items. The items from there on keep their sizes, but are undecided.
    ///
    /// - Complexity: O(log n + block), apart from columns and giving back the storage if no copy shares it.
    package mutating func insert(count inserted: Int, at item: Int) {
        extents.insert(count: inserted, at: item)
        columnWishes.insert(count: inserted, at: item)
        guard inserted > 0 else { return }
        decided.truncate(to: item, extents, spacing: parameters.itemSpacing)
    }

    /// Removes items. Those after them keep their sizes, but are undecided; as many of them as are measured, up to
    /// `promptCount`, are decided again at once.
    ///
    /// - Complexity: O(log n + block + `promptCount`), apart from columns and giving back the storage if no copy shares
    ///   it.
    package mutating func remove(_ range: Range<Int>) {
        extents.remove(range)
        columnWishes.remove(range)
        guard !range.isEmpty else { return }
        decided.truncate(to: range.lowerBound, extents, spacing: parameters.itemSpacing)
        decidePrompt()
    }

    /// Decides the columns of all items before one, and of the measured ones that follow, up to `promptCount`.
    ///
    /// - Parameter columns: How many columns an unmeasured item takes.
    /// - Complexity: O(decided items), apart from columns.
    package mutating func decide(upTo item: Int, columns: (_ item: Int) -> Int) {
        precondition(item <= count, "There are not \(item) items among \(count) to decide.")
        if item > decided.count {
            decide(decided.count..<item, columns: columns)
        }
        decidePrompt()
    }

    private mutating func setWish(_ columns: Int, at item: Int) {
        if columns > 1 {
            columnWishes.measure(columns, at: item)
        } else if columnWishes.measuredCount > 0 {
            columnWishes.forget(at: item)
        }
    }

    private mutating func remeasure(_ item: Int, from old: Int?) {
        let extents = extents
        let spacing = parameters.itemSpacing
        let columnCount = parameters.columns.count
        let width = parameters.clamped(columnWishes.extent(at: item))
        let (index, local) = item.quotientAndRemainder(dividingBy: MasonryBlock.size)
        decided.change(at: index) { block in
            let run = block.runs[local].widened(to: width, of: columnCount)
            let length = block.change(
                at: local,
                from: old ?? block.standIn(at: local),
                to: extents.extent(at: item),
                wasMeasured: old != nil,
                run: run
            )
            if let length { return .column(run.first, length: length, standIns: old == nil ? -1 : 0) }
            block.recount(from: item - local, extents, spacing: spacing)
            return .recounted
        }
    }
}

// MARK: Deciding

extension MasonryArrangement {
    /// Decides the next items as long as they are measured, up to `promptCount`.
    private mutating func decidePrompt() {
        let next = decided.count..<min(decided.count + Self.promptCount, count)
        let end = extents.firstUnmeasured(in: next) ?? next.upperBound
        if end > next.lowerBound { decide(next.lowerBound..<end) { _ in 1 } }
    }

    /// Decides the next items.
    ///
    /// - Parameter columns: How many columns an unmeasured item takes.
    private mutating func decide(_ items: Range<Int>, columns: (_ item: Int) -> Int) {
        let wishes = columnWishes.measuredCount > 0 ? columnWishes : nil
        let parameters = parameters
        var decision = MasonryDecision(decided, last: lastRun, parameters, standIn: estimate)
        decided = MasonryTree(columnCount: 1)
        let estimate = estimate
        decision.withRoom { decision in
            extents.forEachPiece(of: items) { piece, chunk, first in
                for item in piece {
                    let measured = chunk.measuredExtent(at: item &- first)
                    let wish = measured == nil ? columns(item) : wishes?.extent(at: item) ?? 1
                    let width = wish > 1 ? parameters.clamped(wish) : 1
                    decision.decide(width, extent: measured ?? estimate, isMeasured: measured != nil)
                }
            }
        }
        decided = decision.tree
    }

    /// The run of the last decided item.
    private var lastRun: MasonryRun? {
        guard decided.count > 0 else { return nil }
        return decided.tail.runs.last ?? decided.block(at: decided.fullBlocks - 1).runs.last
    }
}
