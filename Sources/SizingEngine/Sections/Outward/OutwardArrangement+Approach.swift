// Which items are decided.
extension OutwardArrangement {
    /// Decides an item if it is measured and is the next one above or below the decided items, with the measured ones that
    /// follow it, up to `promptCount`.
    mutating func decide(_ item: Int) {
        let decided = decidedItems
        if item == decided.upperBound {
            decideMeasured(.down)
        } else if item == decided.lowerBound - 1 {
            decideMeasured(.up)
        }
    }

    /// Makes an item the start item, with nothing decided but the measured items that follow, up to `promptCount`.
    mutating func begin(at item: Int) {
        precondition(item >= 0 && item <= count, "There is no item \(item) among \(count) to begin at.")
        start(with: startItem(toShow: item))
        decideMeasured(.down)
    }

    /// Extends the decided items towards an item that is going to be shown, until it is decided or is the next one to decide.
    /// If it is too far from them, it becomes the start item; if the first item is near, that one does.
    ///
    /// - Parameter item: An item, or `count` for the end of the items.
    /// - Returns: The item to measure before this is called again; `nil` when the item can be shown.
    /// - Complexity: O(log *n*), and the items that are decided by it, at most `reach`.
    mutating func approach(_ item: Int) -> Int? {
        if !isNear(item) { begin(at: isNearTop(item) ? 0 : item) }
        let direction: OutwardDirection = item < startItem ? .up : .down
        if let first = firstUnmeasured(of: itemsDeciding(item), direction) { return first }
        decide(direction, upTo: state.sizes(direction).index(of: item))
        return nil
    }

    func needsApproach(to item: Int) -> Bool { !isApproached(item) }

    /// Whether an item is decided or is the next one to decide, and its position follows from measured items.
    func isApproached(_ item: Int) -> Bool {
        let decided = decidedItems
        guard item >= decided.lowerBound - 1, item <= decided.upperBound else { return false }
        return unmeasuredCount == 0 || state.mains.firstUnmeasured(in: itemsDeciding(item)) == nil
    }

    /// Lays the items out as if they had been decided from the first one on, if the first one is decided.
    ///
    /// - Complexity: O(decided items) if there is something to do, else O(1)
    mutating func alignStart() {
        guard !isAlignedAtStart else { return }
        let lower = joinedHalves()
        start(with: 0)
        state.lower = lower
    }

    /// Decides items of a half up to an index. Unmeasured ones get an estimated extent.
    mutating func decide(_ direction: OutwardDirection, upTo end: Int) {
        state.change(direction) { half, sizes, parameters, estimate in
            half.append(upTo: end, sizes, parameters, estimate: estimate)
        }
    }

    /// Decides the next items of a half as long as they are measured, up to `promptCount`.
    mutating func decideMeasured(_ direction: OutwardDirection) {
        state.change(direction) { half, sizes, parameters, estimate in
            let end = sizes.endOfMeasured(from: half.count, limit: Self.promptCount)
            half.append(upTo: end, sizes, parameters, estimate: estimate)
        }
    }

    /// Makes an item the start item, with nothing decided.
    mutating func start(with item: Int) {
        let half = Half(parameters)
        (state.lower, state.upper, state.startItem) = (half, half, item)
    }

    private func firstUnmeasured(of items: Range<Int>, _ direction: OutwardDirection) -> Int? {
        direction == .down ? state.mains.firstUnmeasured(in: items) : state.mains.lastUnmeasured(in: items)
    }

    /// Whether the decided items can be extended to an item within `reach`, with at most `approachCount` measurements.
    private func isNear(_ item: Int) -> Bool {
        let decided = decidedItems
        let distance = item < startItem ? decided.lowerBound - item : item - decided.upperBound
        return distance <= Self.reach && state.mains.unmeasuredCount(in: itemsDeciding(item)) <= approachCount
    }

    private func isNearTop(_ item: Int) -> Bool {
        item <= Self.reach && state.mains.unmeasuredCount(in: 0..<item) <= approachCount
    }
}
