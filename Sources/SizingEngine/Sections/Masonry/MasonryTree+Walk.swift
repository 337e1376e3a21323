extension MasonryTree {
    /// Memory for the ends of the columns above and below the nodes that are visited.
    typealias Ends = UnsafeMutablePointer<Int>

    /// Calls `body` with memory for the ends of the columns at every height, which begins with the starts of the columns.
    @inline(__always)
    private func withEnds<Result>(perLevel: Int, _ body: (Ends) -> Result) -> Result {
        let capacity = (height &+ 2) &* perLevel &* columnCount
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity) { ends in
            ends.initialize(repeating: 0)
            begin(ends.baseAddress!)
            return body(ends.baseAddress!)
        }
    }

    /// Makes zeros the starts of the columns.
    @inline(__always)
    private func begin(_ ends: Ends) {
        if let starts { starts.advance(ends, into: ends) }
    }

    /// Calls `body` with the ends of the columns below the last item, the space after it included.
    @inline(__always)
    func withColumnEnds<Result>(_ body: (UnsafeMutableBufferPointer<Int>) -> Result) -> Result {
        let columnCount = columnCount
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 &* columnCount) { memory in
            memory.initialize(repeating: 0)
            let ends = memory.baseAddress!
            begin(ends)
            root.block.lengths.advance(ends, into: ends + columnCount)
            tail.lengths.advance(ends + columnCount, into: ends)
            return body(UnsafeMutableBufferPointer(start: ends, count: columnCount))
        }
    }

    /// Calls `body` with a block and the ends of the columns above it.
    ///
    /// - Complexity: O(log n), apart from columns.
    @inline(__always)
    func withBlock<Result>(at index: Int, _ body: (MasonryBlock, Ends) -> Result) -> Result {
        let columnCount = columnCount
        return withEnds(perLevel: 1) { memory in
            var (above, below) = (memory, memory + columnCount)
            guard index < fullBlocks else {
                root.block.lengths.advance(above, into: below)
                return body(tail, below)
            }
            return withRoot { root in
                var (node, height, index) = (root, height, index)
                while height > 0 {
                    let (slot, rest) = index.quotientAndRemainder(dividingBy: Self.capacity(ofChildAt: height))
                    let children = node.pointee.children.withUnsafeBufferPointer { $0.baseAddress! }
                    for child in 0..<slot {
                        (children + child).pointee.block.lengths.advance(above, into: below)
                        (above, below) = (below, above)
                    }
                    (node, index, height) = (children + slot, rest, height &- 1)
                }
                return body(node.pointee.block, above)
            }
        }
    }

    /// Calls `body` with each block that can have an item in a window, in order, until it returns `false`.
    ///
    /// - Parameter body: Takes a block, the number of its first item, and the ends of the columns above it, which it may
    ///   change.
    /// - Complexity: O(log n + visited blocks), apart from columns.
    func forEachBlock(in window: MasonryWindow, _ body: (MasonryBlock, _ first: Int, Ends) -> Bool) {
        let columnCount = columnCount
        withEnds(perLevel: 2) { ends in
            let below = ends + columnCount
            root.block.lengths.advance(ends, into: below)
            let continues = withRoot {
                !Self.mayIntersect($0, window, 0, height, ends, below)
                    || Self.visit($0, window, 0, height, ends, below + columnCount, body)
            }
            guard continues, !window.isPassed(by: UnsafeBufferPointer(start: below, count: columnCount)) else { return }
            let first = fullBlocks &* MasonryBlock.size
            tail.lengths.advance(below, into: ends)
            guard first < window.items.upperBound, tail.lengths.meets(window, from: below, to: ends) else { return }
            _ = body(tail, first, below)
        }
    }

    /// Calls `body` with each block that can have an item in a window, from the last one backwards, until it returns
    /// `false`.
    ///
    /// - Parameters:
    ///   - window: The items that are looked for. `body` may narrow it.
    ///   - body: Takes a block, the number of its first item, and the ends of the columns above it, which it may change.
    /// - Complexity: O(log n + visited blocks), apart from columns.
    func forEachBlockBackwards(
        in window: inout MasonryWindow,
        _ body: (inout MasonryWindow, MasonryBlock, _ first: Int, Ends) -> Bool
    ) {
        let columnCount = columnCount
        withEnds(perLevel: Self.width + 2) { ends in
            let below = ends + columnCount
            let memory = below + columnCount
            root.block.lengths.advance(ends, into: below)
            let first = fullBlocks &* MasonryBlock.size
            tail.lengths.advance(below, into: memory)
            if first < window.items.upperBound, tail.lengths.meets(window, from: below, to: memory) {
                memory.update(from: below, count: columnCount)
                guard body(&window, tail, first, memory) else { return }
            }
            guard !window.isPassedBackwards(by: UnsafeBufferPointer(start: below, count: columnCount)) else { return }
            withRoot {
                guard Self.mayIntersect($0, window, 0, height, ends, below) else { return }
                _ = Self.visitBackwards($0, &window, 0, height, ends, memory, body)
            }
        }
    }
}

extension MasonryTree {
    /// Whether a node can have an item in a window.
    ///
    /// It is called before a node is visited, since a visit costs more.
    ///
    /// - Parameters:
    ///   - first: The number of the node's first item.
    ///   - above: The ends of the columns above the node.
    ///   - below: Those below it.
    @inline(__always)
    private static func mayIntersect(
        _ node: UnsafePointer<Node>,
        _ window: MasonryWindow,
        _ first: Int,
        _ height: Int,
        _ above: Ends,
        _ below: Ends
    ) -> Bool {
        let count = capacity(ofChildAt: height &+ 1) &* MasonryBlock.size
        return first < window.items.upperBound && first &+ count > window.items.lowerBound
            && node.pointee.block.lengths.meets(window, from: above, to: below)
    }

    /// - Parameters:
    ///   - above: The ends of the columns above the node.
    ///   - memory: Memory for the node and the nodes below it.
    /// - Returns: Whether to go on.
    private static func visit(
        _ node: UnsafePointer<Node>,
        _ window: MasonryWindow,
        _ first: Int,
        _ height: Int,
        _ above: Ends,
        _ memory: Ends,
        _ body: (MasonryBlock, Int, Ends) -> Bool
    ) -> Bool {
        let columnCount = node.pointee.block.lengths.columnCount
        memory.update(from: above, count: columnCount)
        guard height > 0 else { return body(node.pointee.block, first, memory) }
        let step = capacity(ofChildAt: height) &* MasonryBlock.size
        var (childAbove, childBelow) = (memory, memory + columnCount)
        let next = memory + 2 &* columnCount
        let children = node.pointee.children.withUnsafeBufferPointer { $0 }
        for index in 0..<children.count {
            let child = children.baseAddress! + index
            child.pointee.block.lengths.advance(childAbove, into: childBelow)
            let start = first &+ index &* step
            if mayIntersect(child, window, start, height &- 1, childAbove, childBelow),
                !visit(child, window, start, height &- 1, childAbove, next, body)
            {
                return false
            }
            if window.isPassed(by: UnsafeBufferPointer(start: childBelow, count: columnCount)) { return false }
            (childAbove, childBelow) = (childBelow, childAbove)
        }
        return true
    }

    /// - Parameters: See `visit`.
    private static func visitBackwards(
        _ node: UnsafePointer<Node>,
        _ window: inout MasonryWindow,
        _ first: Int,
        _ height: Int,
        _ above: Ends,
        _ memory: Ends,
        _ body: (inout MasonryWindow, MasonryBlock, Int, Ends) -> Bool
    ) -> Bool {
        let columnCount = node.pointee.block.lengths.columnCount
        memory.update(from: above, count: columnCount)
        guard height > 0 else { return body(&window, node.pointee.block, first, memory) }
        let step = capacity(ofChildAt: height) &* MasonryBlock.size
        let children = node.pointee.children.withUnsafeBufferPointer { $0 }
        for index in 0..<children.count {
            let ends = memory + index &* columnCount
            (children.baseAddress! + index).pointee.block.lengths.advance(ends, into: ends + columnCount)
        }
        let next = memory + (children.count &+ 1) &* columnCount
        for index in (0..<children.count).reversed() {
            let ends = memory + index &* columnCount
            let start = first &+ index &* step
            let child = children.baseAddress! + index
            if mayIntersect(child, window, start, height &- 1, ends, ends + columnCount),
                !visitBackwards(child, &window, start, height &- 1, ends, next, body)
            {
                return false
            }
            if window.isPassedBackwards(by: UnsafeBufferPointer(start: ends, count: columnCount)) { return false }
        }
        return true
    }
}
