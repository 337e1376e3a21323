/// Items in columns, a masonry: each item comes below the column that is shortest when the item is decided.
///
/// A decided item keeps its first column whatever is measured later. In its columns it always lies `itemSpacing` from the
/// decided items between it and the start item: when one of them changes its extent, everything beyond it in its columns
/// moves. Before the start item, items are decided upwards, each above the column whose top is lowest, of equals the last one.
/// When the first item is reached, the columns start at different heights, until `alignStart()` moves each of them up to the
/// start.
///
/// A change keeps the columns of the items between it and the start item; those beyond it are decided again. Where an item that
/// is read keeps its columns, it becomes the start item before the change.
///
/// Where items after a changed one stay in place, its column is moved as a whole: those before it in the column move, and the
/// columns start at different heights from then on, too.
///
/// Items that do not exist are a programmer's error and stop the program. Extents, the estimate and numbers of columns
/// are data and are clamped.
///
/// A change costs O(log *n* + block), a look-up O(log *n* + block), each times the number of columns; items of several
/// columns add the cube of the number of columns at each level of the tree. A copy is O(1).
struct MasonryArrangement: OutwardArrangement {
    static let promptCount = 128

    static let reach = 512

    /// A minimum: it is the number of columns if that is greater.
    static let approachCount = 16

    var storage: Shared<OutwardState<MasonryTree>>

    /// Creates an arrangement of unmeasured and undecided items.
    ///
    /// - Complexity: O(columns)
    init(count: Int, parameters: MasonryParameters, estimate: Int) {
        storage = Shared(OutwardState(count: count, parameters: parameters, estimate: estimate, estimatedCross: 1))
    }

    var approachCount: Int { max(Self.approachCount, parameters.columns.count) }

    /// An item of several columns that was decided upwards lies above the longest of its columns, and leaves holes in the others,
    /// even if the columns end evenly above it.
    var isAlignedAtStart: Bool {
        let decidedAbove = state.upper.count
        guard decidedAbove == startItem else { return true }
        guard decidedAbove > 0 else { return state.lower.starts.map { Set($0.starts).count == 1 } ?? true }
        return state.upper.endsEvenly && state.crosses.unmeasuredCount(in: 0..<startItem) == startItem
    }

    /// The number of columns that the item asked for, if more than one.
    func cross(of size: ItemSize, at item: Int) -> Int? { size.columns > 1 ? size.columns : nil }

    /// The cross extent of the narrowest run of `columns` columns, in pixels. It is the same for all items, so that the
    /// measured size holds wherever an item comes to lie.
    ///
    /// - Complexity: O(1)
    func proposedCross(of item: Int, columns: Int) -> Int { parameters.narrowestRun(of: columns) }

    /// - Complexity: O(log *n*)
    func measuredSize(of item: Int) -> ItemSize? {
        state.mains.measuredExtent(at: item).map { extent in
            let columns = state.crosses.extent(at: item)
            return ItemSize(main: extent, cross: parameters.narrowestRun(of: columns), columns: columns)
        }
    }

    /// The item in the first column of the same row, if each item takes one column and all are equally high: the first row of
    /// the section is then whole, too.
    func startItem(toShow item: Int) -> Int { item - item % parameters.columns.count }

    /// The undecided items between the decided ones and the item: a decided item keeps its columns.
    func itemsDeciding(_ item: Int) -> Range<Int> {
        let decided = decidedItems
        if item > decided.upperBound { return decided.upperBound..<item }
        return min(item + 1, decided.lowerBound)..<decided.lowerBound
    }

    /// Items that come after another in the lower half do not move it, unless a column has been moved.
    func keepsPosition(of item: Int, _ edge: Edge, measuring other: Int) -> Bool {
        other > item && other >= startItem && !state.lower.hasStarts
    }

    /// What comes before the start item moves by itself. Items of several columns connect these: with them, everything after the
    /// item moves as far as it must.
    func keepsItemsInPlace(changing item: Int) -> Bool {
        item >= startItem && decidedItems.contains(item) && state.lower.fillsAllColumns && !state.lower.hasSpans
            && !state.upper.hasSpans
    }

    mutating func measure(_ size: ItemSize, at item: Int, keepingItemsFrom position: Int) {
        guard keepsItemsInPlace(changing: item), size.columns <= 1 else { return measure(size, at: item) }
        let (main, run) = location(of: item - startItem, in: state.lower, .down)
        guard boundary + main.start < position else { return measure(size, at: item) }
        measure(size, at: item)
        moveColumn(run.first, by: main.length - location(of: item - startItem, in: state.lower, .down).main.length)
    }

    /// Moves a column relative to the others. The one that starts first starts where the halves meet.
    private mutating func moveColumn(_ column: Int, by distance: Int) {
        guard distance != 0 else { return }
        var starts = state.lower.starts?.starts ?? parameters.columns.map { _ in 0 }
        starts[column] += distance
        let first = starts.min() ?? 0
        state.lower.setStarts(MasonryColumnLengths(starts: starts.map { $0 - first }))
        state.upper.setStarts(MasonryColumnLengths(starts: starts.map { first - $0 }))
    }

    func joinedHalves() -> MasonryTree {
        var decision = MasonryDecision(MasonryTree(parameters), .down, last: nil, parameters, estimate: estimate)
        decision.withMemory { decision in
            upperHalf.forEachBackwards { _, run, main, isMeasured in
                decision.takeOver(run, extent: main.length, isMeasured: isMeasured)
                return true
            }
            let half = lowerHalf
            half.forEach(in: half.window(over: .everything)) { _, run, _, extent, isMeasured in
                decision.takeOver(run, extent: extent, isMeasured: isMeasured)
                return true
            }
        }
        return decision.tree
    }
}

extension MasonryArrangement {
    var lowerHalf: MasonryHalf { half(state.lower, .down) }

    var upperHalf: MasonryHalf { half(state.upper, .up) }

    private func half(_ tree: MasonryTree, _ direction: OutwardDirection) -> MasonryHalf {
        MasonryHalf(tree: tree, sizes: state.sizes(direction), spacing: parameters.itemSpacing)
    }
}
