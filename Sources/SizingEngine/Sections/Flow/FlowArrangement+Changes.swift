extension FlowArrangement {
    package mutating func measure(_ size: ItemSize, at item: Int) {
        mains.measure(size.main, at: item)
        crosses.measure(size.cross, at: item)
        let decided = decidedItems
        if decided.contains(item) {
            breakLines(around: item)
        } else if item == decided.upperBound {
            decideMeasured(.down)
        } else if item == decided.lowerBound - 1 {
            decideMeasured(.up)
        }
    }

    package mutating func forget(_ item: Int) {
        guard mains.isMeasured(item) else { return }
        mains.forget(at: item)
        crosses.forget(at: item)
        if decidedItems.contains(item) { breakLines(around: item) }
    }

    package mutating func forgetAll() {
        mains.forgetAll()
        crosses.forgetAll()
        (lower, upper, pivot) = (FlowSide(), FlowSide(), 0)
    }

    /// Inserts unmeasured items. At the pivot they come above it, so that what is seen from there on keeps its lines;
    /// before the first item and after the last one they come below it.
    package mutating func insert(count inserted: Int, at item: Int) {
        let isBelow = item > pivot || item == pivot && (pivot == 0 || pivot == count)
        mains.insert(count: inserted, at: item)
        crosses.insert(count: inserted, at: item)
        guard inserted > 0 else { return }
        if isBelow {
            breakLines(.down, at: item - pivot, replacing: 0, by: inserted)
        } else {
            let turn = pivot - item
            pivot += inserted
            breakLines(.up, at: turn, replacing: 0, by: inserted)
        }
    }

    package mutating func remove(_ range: Range<Int>) {
        mains.remove(range)
        crosses.remove(range)
        guard !range.isEmpty else { return }
        let before = pivot
        let above = range.clamped(to: 0..<before).count
        pivot -= above
        if above > 0 { breakLines(.up, at: max(before - range.upperBound, 0), replacing: above, by: 0) }
        if above < range.count {
            breakLines(.down, at: max(range.lowerBound - before, 0), replacing: range.count - above, by: 0)
        }
    }

    private mutating func breakLines(around item: Int) {
        if item < pivot {
            breakLines(.up, at: pivot - 1 - item, replacing: 1, by: 1)
        } else {
            breakLines(.down, at: item - pivot, replacing: 1, by: 1)
        }
    }

    /// Breaks the lines anew from a turn on, if it is decided.
    private mutating func breakLines(_ direction: FlowDirection, at turn: Int, replacing removed: Int, by inserted: Int)
    {
        change(direction) { side, sizes, parameters, estimate in
            guard turn < side.count else { return }
            side.breakLines(at: turn, replacing: removed, by: inserted, sizes, parameters, estimate: estimate)
        }
    }

    @inline(__always)
    private mutating func change(
        _ direction: FlowDirection,
        _ body: (inout FlowSide, FlowSizes, FlowParameters, _ estimate: Int) -> Void
    ) {
        let (sizes, parameters, estimate) = (sizes(direction), parameters, estimate)
        switch direction {
        case .down: body(&lower, sizes, parameters, estimate)
        case .up: body(&upper, sizes, parameters, estimate)
        }
    }
}

// MARK: Deciding

extension FlowArrangement {
    /// Decides the places of all items from the island down to one.
    ///
    /// - Complexity: O(items that were not decided before)
    package mutating func decide(upTo item: Int) {
        precondition(item >= 0 && item <= count, "There is no place \(item) in a flow of \(count).")
        decide(.down, upTo: item - pivot)
    }

    /// Begins an island at an item, where no item is decided but the measured ones that follow, up to `reach`.
    ///
    /// - Complexity: O(log n + `reach`), apart from giving back the storage of the lines dropped.
    package mutating func begin(at item: Int) {
        precondition(item >= 0 && item <= count, "There is no place \(item) in a flow of \(count) to begin at.")
        (lower, upper, pivot) = (FlowSide(), FlowSide(), item)
        decideMeasured(.down)
    }

    /// Brings the island to an item that is going to be shown, so that it is decided or comes next.
    ///
    /// If the item is near, the island grows as far as there; else another one begins at the item, or at the top if that
    /// is near.
    ///
    /// - Parameter item: `count` for the end.
    /// - Returns: The item that has to be measured first, before asking again; `nil` if the island is there.
    /// - Complexity: O(log n), and the items over which the island grows, at most `reach`.
    package mutating func approach(_ item: Int) -> Int? {
        if !isNear(item) { begin(at: isNearTop(item) ? 0 : item) }
        let direction: FlowDirection = item < pivot ? .up : .down
        let sizes = sizes(direction)
        let turn = sizes.turn(of: item)
        if let first = sizes.firstUnmeasured(in: 0..<turn) { return sizes.items(first..<first + 1).lowerBound }
        decide(direction, upTo: turn)
        return nil
    }

    package func needsApproach(to item: Int) -> Bool { !isApproached(item) }

    /// Whether an item is decided or comes next, and its line follows from items that are measured.
    package func isApproached(_ item: Int) -> Bool {
        let decided = decidedItems
        guard item >= decided.lowerBound - 1, item <= decided.upperBound else { return false }
        return mains.unmeasuredCount == 0 || mains.firstUnmeasured(in: itemsFromPivot(to: item)) == nil
    }

    /// Whether the line of an item is decided by stand-ins for others that are not measured.
    package func followsFromStandIns(_ item: Int) -> Bool {
        decidedItems.contains(item) && mains.firstUnmeasured(in: itemsFromPivot(to: item)) != nil
    }

    package func dependsOnUnmeasured(at place: Int) -> Bool {
        guard unmeasuredCount > 0, place > 0, let item = item(at: place) else { return false }
        return followsFromStandIns(item)
    }

    package var levelsInSight: Bool { false }

    /// Whether lines are broken from the first item on, as far as they are decided to there.
    package var isLevel: Bool { upper.count == 0 || upper.count < pivot }

    /// Breaks the lines of all decided items anew, from the first one on, if the island has reached that from below.
    ///
    /// - Complexity: O(decided items) if there is something to do, else O(1).
    package mutating func level() {
        guard !isLevel else { return }
        let end = decidedItems.upperBound
        (lower, upper, pivot) = (FlowSide(), FlowSide(), 0)
        decide(.down, upTo: end)
    }

    private func itemsFromPivot(to item: Int) -> Range<Int> {
        item < pivot ? item + 1..<pivot : pivot..<item
    }

    /// Whether the island can grow to an item for little.
    private func isNear(_ item: Int) -> Bool {
        let decided = decidedItems
        let gap = item < pivot ? decided.lowerBound - item : item - decided.upperBound
        return gap <= Self.reach && mains.unmeasuredCount(in: itemsFromPivot(to: item)) <= Self.approachCount
    }

    private func isNearTop(_ item: Int) -> Bool {
        item <= Self.reach && mains.unmeasuredCount(in: 0..<item) <= Self.approachCount
    }

    /// Decides the next items as long as they are measured, up to `reach`.
    private mutating func decideMeasured(_ direction: FlowDirection) {
        change(direction) { side, sizes, parameters, estimate in
            let next = side.count..<min(side.count + Self.reach, sizes.count)
            let end = sizes.firstUnmeasured(in: next) ?? next.upperBound
            side.append(upTo: end, sizes, parameters, estimate: estimate)
        }
    }

    /// Decides the items before a turn.
    private mutating func decide(_ direction: FlowDirection, upTo turn: Int) {
        change(direction) { side, sizes, parameters, estimate in
            side.append(upTo: turn, sizes, parameters, estimate: estimate)
        }
    }
}
