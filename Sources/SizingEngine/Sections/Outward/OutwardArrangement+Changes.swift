extension OutwardArrangement {
    mutating func measure(_ size: ItemSize, at item: Int) {
        let old = state.mains.measuredExtent(at: item)
        state.mains.measure(max(size.main, -parameters.rowSpacing), at: item)
        if let cross = cross(of: size, at: item) {
            state.crosses.measure(cross, at: item)
        } else if state.crosses.measuredCount > 0 {
            state.crosses.forget(at: item)
        }
        guard decidedItems.contains(item) else { return decide(item) }
        change(item) { half, index, sizes, parameters, estimate in
            half.remeasure(at: index, from: old, sizes, parameters, estimate: estimate)
        }
    }

    mutating func forget(_ item: Int) {
        guard let extent = state.mains.measuredExtent(at: item) else { return }
        state.mains.forget(at: item)
        state.crosses.forget(at: item)
        guard decidedItems.contains(item) else { return }
        change(item) { half, index, sizes, parameters, estimate in
            half.forget(at: index, extent: extent, sizes, parameters, estimate: estimate)
        }
    }

    mutating func forgetAll() {
        state.mains.forgetAll()
        state.crosses.forgetAll()
        start(with: 0)
    }

    /// Inserts unmeasured items. Items inserted before the start item belong to the upper half, so that everything from the
    /// start item on stays where it is. Items inserted before the first item or after the last one belong to the lower half.
    mutating func insert(count inserted: Int, at item: Int) {
        insertUnmeasured(count: inserted, at: item)
        if !inserted.isMultiple(of: placeCount) { forgetPlaces(from: item + inserted) }
    }

    mutating func remove(_ range: Range<Int>) {
        removeAll(in: range)
        if !range.count.isMultiple(of: placeCount) { forgetPlaces(from: range.lowerBound) }
    }

    /// Makes the items from one on unmeasured, since they have come to other places.
    private mutating func forgetPlaces(from item: Int) {
        let moved = count - item
        guard moved > 0 else { return }
        removeAll(in: item..<count)
        insertUnmeasured(count: moved, at: item)
    }

    /// - Parameter isAbove: Whether items before the first one belong to the upper half, too.
    mutating func insertUnmeasured(count inserted: Int, at item: Int, isAbove: Bool = false) {
        let isBelow = item > startItem || item == startItem && !isAbove && (startItem == 0 || startItem == count)
        state.mains.insert(count: inserted, at: item)
        state.crosses.insert(count: inserted, at: item)
        guard inserted > 0 else { return }
        let index = isBelow ? item - startItem : startItem - item
        if !isBelow { state.startItem += inserted }
        state.change(isBelow ? .down : .up) { half, sizes, parameters, estimate in
            half.replace(at: index, removing: 0, inserting: inserted, sizes, parameters, estimate: estimate)
        }
    }

    private mutating func removeAll(in range: Range<Int>) {
        state.mains.remove(range)
        state.crosses.remove(range)
        guard !range.isEmpty else { return }
        let start = startItem
        let above = range.clamped(to: 0..<start).count
        state.startItem -= above
        if above > 0 {
            state.change(.up) { half, sizes, parameters, estimate in
                let index = max(start - range.upperBound, 0)
                half.replace(at: index, removing: above, inserting: 0, sizes, parameters, estimate: estimate)
            }
        }
        if above < range.count {
            state.change(.down) { half, sizes, parameters, estimate in
                let (index, below) = (max(range.lowerBound - start, 0), range.count - above)
                half.replace(at: index, removing: below, inserting: 0, sizes, parameters, estimate: estimate)
            }
        }
    }

    /// Changes the half that a decided item belongs to.
    @inline(__always)
    private mutating func change(
        _ item: Int,
        _ body: (inout Half, _ index: Int, OutwardSizes, Half.Parameters, _ estimate: Int) -> Void
    ) {
        state.change(item < startItem ? .up : .down) { half, sizes, parameters, estimate in
            body(&half, sizes.index(of: item), sizes, parameters, estimate)
        }
    }
}
