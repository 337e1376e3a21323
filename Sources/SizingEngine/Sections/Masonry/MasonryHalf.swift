/// A half of a masonry's decided items with their sizes, for looking items up by position. See `OutwardHalf` for indices
/// and positions.
struct MasonryHalf {
    let tree: MasonryTree
    let sizes: OutwardSizes
    let spacing: Int

    var count: Int { tree.count }

    func window(over span: Span) -> MasonryWindow {
        MasonryWindow(items: 0..<count, start: span.start, end: span.end, spacing: spacing)
    }

    /// Calls `body` with the items of all blocks that can have an item in a window, in order, until it returns `false`.
    ///
    /// - Parameter span: Items that do not intersect it are left out.
    @inline(__always)
    func forEach(
        in window: MasonryWindow,
        intersecting span: Span? = nil,
        _ body: (_ index: Int, _ run: MasonryRun, _ start: Int, _ extent: Int, _ isMeasured: Bool) -> Bool
    ) {
        let (sizes, spacing) = (sizes, spacing)
        tree.forEachBlock(in: window) { block, first, ends in
            block.forEach(in: span, from: first, sizes, spacing: spacing, ends, body)
        }
    }

    /// Calls `body` with all items, or with those that intersect a span, from the last one backwards, until it returns
    /// `false`.
    func forEachBackwards(
        in span: Span? = nil,
        _ body: (_ index: Int, _ run: MasonryRun, _ main: Span, _ isMeasured: Bool) -> Bool
    ) {
        typealias Visited = (index: Int, run: MasonryRun, main: Span, isMeasured: Bool)
        let (sizes, spacing) = (sizes, spacing)
        var window = window(over: span ?? .everything)
        withUnsafeTemporaryAllocation(of: Visited.self, capacity: MasonryBlock.size) { visited in
            tree.forEachBlockBackwards(in: &window) { _, block, first, ends in
                var count = 0
                _ = block.forEach(in: span, from: first, sizes, spacing: spacing, ends) {
                    index,
                    run,
                    start,
                    extent,
                    isMeasured in
                    visited.initializeElement(
                        at: count,
                        to: (index, run, Span(start: start, length: extent), isMeasured)
                    )
                    count &+= 1
                    return true
                }
                return visited[..<count].reversed().allSatisfy { body($0.index, $0.run, $0.main, $0.isMeasured) }
            }
        }
    }
}

extension Span {
    /// All positions.
    static var everything: Span { Span(start: .min, end: .max) }
}

// MARK: Which item is where

extension MasonryHalf {
    func first(covering position: Int) -> Int? {
        var found: Int?
        var window = window(over: Span(start: position, length: 0))
        window.end = position == .max ? position : position + 1
        forEach(in: window) { index, _, start, extent, _ in
            guard start <= position, position < start + extent else { return true }
            found = index
            return false
        }
        return found
    }

    func last(covering position: Int) -> Int? {
        var found: Int?
        guard position < .max else { return nil }
        forEachBackwards(in: Span(start: position, length: 1)) { index, _, _, _ in
            found = index
            return false
        }
        return found
    }

    /// The item that ends last, of those that end at a position or before it; of several the last one.
    func last(endingBy position: Int) -> Int? {
        var found: Int?
        var window = window(over: Span(start: position, length: 0))
        window.start = .min
        window.end = position == .max ? position : position + 1
        let (sizes, spacing) = (sizes, spacing)
        tree.forEachBlockBackwards(in: &window) { window, block, first, ends in
            _ = block.forEach(from: first, sizes, spacing: spacing, ends) {
                index,
                _,
                start,
                extent,
                _ in
                let end = start + extent
                if end <= position, found == nil || end > window.start || (end == window.start && index > found!) {
                    found = index
                    // From now on, only items that end later are looked for.
                    window.start = end
                }
                return true
            }
            return true
        }
        return found
    }

    /// The item that starts first, of those that start at a position or after it; of several the first one.
    func first(startingFrom position: Int) -> Int? {
        var found: (index: Int, start: Int)?
        var window = window(over: Span(start: position, length: 0))
        window.start = position == .min ? position : position - 1
        window.end = .max
        let (sizes, spacing, columnCount) = (sizes, spacing, tree.columnCount)
        tree.forEachBlock(in: window) { block, first, ends in
            _ = block.forEach(from: first, sizes, spacing: spacing, ends) { index, _, start, _, _ in
                if start >= position, start < found?.start ?? .max { found = (index, start) }
                return true
            }
            // All items that follow lie below the ends of the columns.
            guard let found else { return true }
            return !(0..<columnCount).allSatisfy { ends[$0] >= found.start }
        }
        return found?.index
    }
}

// MARK: Estimated items

extension MasonryHalf {
    func firstEstimated(from index: Int, startingBefore position: Int) -> Int? {
        guard index < count else { return nil }
        var found: Int?
        var window = window(over: Span(start: position, length: 0))
        window.items = index..<count
        window.start = .min
        window.estimatedOnly = true
        forEach(in: window) { visited, _, start, _, isMeasured in
            guard visited >= index, !isMeasured, start < position else { return true }
            found = visited
            return false
        }
        return found
    }

    func lastEstimated(before index: Int, endingAfter position: Int) -> Int? {
        guard index > 0 else { return nil }
        var found: Int?
        var window = window(over: Span(start: position, length: 0))
        window.items = 0..<min(index, count)
        window.end = .max
        window.estimatedOnly = true
        let (sizes, spacing) = (sizes, spacing)
        tree.forEachBlockBackwards(in: &window) { window, block, first, ends in
            _ = block.forEach(from: first, sizes, spacing: spacing, ends) {
                visited,
                _,
                start,
                extent,
                isMeasured in
                guard visited < index else { return false }
                if !isMeasured, start + extent > position { found = visited }
                return true
            }
            return found == nil
        }
        return found
    }

    func hasEstimated(in span: Span) -> Bool {
        var found = false
        var window = window(over: span)
        window.estimatedOnly = true
        forEach(in: window) { _, _, start, extent, isMeasured in
            found = !isMeasured && extent > 0 && start < span.end && start + extent > span.start
            return !found
        }
        return found
    }
}
