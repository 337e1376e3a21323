/// The items that are decided in one direction, in their own numbers and positions: turns from 0 on, and distances that
/// grow from 0 away from the pivot.
struct MasonrySide {
    let tree: MasonryTree
    let extents: MasonryExtents
    let spacing: Int

    var count: Int { tree.count }

    func window(over span: Span) -> MasonryWindow {
        MasonryWindow(items: 0..<count, start: span.start, end: span.end, spacing: spacing)
    }

    /// Calls `body` with the items of all blocks that a window meets, in order, until it returns `false`.
    ///
    /// - Parameter span: Items that do not intersect it are left out.
    @inline(__always)
    func forEach(
        in window: MasonryWindow,
        intersecting span: Span? = nil,
        _ body: (_ turn: Int, _ run: MasonryRun, _ start: Int, _ extent: Int, _ isMeasured: Bool) -> Bool
    ) {
        let (extents, spacing) = (extents, spacing)
        tree.forEachBlock(in: window) { block, first, ends in
            block.forEach(in: span, from: first, extents, spacing: spacing, ends, body)
        }
    }

    /// Calls `body` with all items, or with those that intersect a span, from the last one backwards, until it returns
    /// `false`.
    func forEachBackwards(
        in span: Span? = nil,
        _ body: (_ turn: Int, _ run: MasonryRun, _ main: Span, _ isMeasured: Bool) -> Bool
    ) {
        typealias Met = (turn: Int, run: MasonryRun, main: Span, isMeasured: Bool)
        let (extents, spacing) = (extents, spacing)
        var window = window(over: span ?? .everything)
        withUnsafeTemporaryAllocation(of: Met.self, capacity: MasonryBlock.size) { met in
            tree.forEachBlockBackwards(in: &window) { _, block, first, ends in
                var count = 0
                _ = block.forEach(in: span, from: first, extents, spacing: spacing, ends) {
                    turn,
                    run,
                    start,
                    extent,
                    isMeasured in
                    met.initializeElement(at: count, to: (turn, run, Span(start: start, length: extent), isMeasured))
                    count &+= 1
                    return true
                }
                return met[..<count].reversed().allSatisfy { body($0.turn, $0.run, $0.main, $0.isMeasured) }
            }
        }
    }
}

extension Span {
    /// From the first position to the last.
    static var everything: Span { Span(start: .min, end: .max) }
}

extension MasonryTree {
    /// The run of the last item.
    var lastRun: MasonryRun? {
        guard count > 0 else { return nil }
        return tail.runs.last ?? block(at: fullBlocks - 1).runs.last
    }
}

// MARK: Which item is where

extension MasonrySide {
    func first(covering place: Int) -> Int? {
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.end = place == .max ? place : place + 1
        forEach(in: window) { turn, _, start, extent, _ in
            guard start <= place, place < start + extent else { return true }
            found = turn
            return false
        }
        return found
    }

    func last(covering place: Int) -> Int? {
        var found: Int?
        guard place < .max else { return nil }
        forEachBackwards(in: Span(start: place, length: 1)) { turn, _, _, _ in
            found = turn
            return false
        }
        return found
    }

    /// Of the items that end at a position or before, the last one of those that end last.
    func last(endingBy place: Int) -> Int? {
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.start = .min
        window.end = place == .max ? place : place + 1
        let (extents, spacing) = (extents, spacing)
        tree.forEachBlockBackwards(in: &window) { window, block, first, ends in
            _ = block.forEach(from: first, extents, spacing: spacing, ends) {
                turn,
                _,
                start,
                extent,
                _ in
                let end = start + extent
                if end <= place, found == nil || end > window.start || (end == window.start && turn > found!) {
                    found = turn
                    // What is left of the first of equals: the one that ends last.
                    window.start = end
                }
                return true
            }
            return true
        }
        return found
    }

    /// Of the items that start at a position or after, the first one of those that start first.
    func first(startingFrom place: Int) -> Int? {
        var found: (turn: Int, start: Int)?
        var window = window(over: Span(start: place, length: 0))
        window.start = place == .min ? place : place - 1
        window.end = .max
        let (extents, spacing, columnCount) = (extents, spacing, tree.columnCount)
        tree.forEachBlock(in: window) { block, first, ends in
            _ = block.forEach(from: first, extents, spacing: spacing, ends) { turn, _, start, _, _ in
                if start >= place, start < found?.start ?? .max { found = (turn, start) }
                return true
            }
            // What follows lies below the ends of the columns.
            guard let found else { return true }
            return !(0..<columnCount).allSatisfy { ends[$0] >= found.start }
        }
        return found?.turn
    }
}

// MARK: Stand-ins

extension MasonrySide {
    func firstStandIn(from turn: Int, startingBefore place: Int) -> Int? {
        guard turn < count else { return nil }
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.items = turn..<count
        window.start = .min
        window.standInsOnly = true
        forEach(in: window) { visited, _, start, _, isMeasured in
            guard visited >= turn, !isMeasured, start < place else { return true }
            found = visited
            return false
        }
        return found
    }

    func lastStandIn(before turn: Int, endingAfter place: Int) -> Int? {
        guard turn > 0 else { return nil }
        var found: Int?
        var window = window(over: Span(start: place, length: 0))
        window.items = 0..<min(turn, count)
        window.end = .max
        window.standInsOnly = true
        let (extents, spacing) = (extents, spacing)
        tree.forEachBlockBackwards(in: &window) { window, block, first, ends in
            _ = block.forEach(from: first, extents, spacing: spacing, ends) {
                visited,
                _,
                start,
                extent,
                isMeasured in
                guard visited < turn else { return false }
                if !isMeasured, start + extent > place { found = visited }
                return true
            }
            return found == nil
        }
        return found
    }

    func hasStandIn(in span: Span) -> Bool {
        var found = false
        var window = window(over: span)
        window.standInsOnly = true
        forEach(in: window) { _, _, start, extent, isMeasured in
            found = !isMeasured && extent > 0 && start < span.end && start + extent > span.start
            return !found
        }
        return found
    }
}
