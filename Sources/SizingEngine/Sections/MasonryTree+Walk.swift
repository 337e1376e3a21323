extension MasonryTree {
    /// The ends of the columns while walking: those above and below the entries of each branch on the way.
    typealias Ends = UnsafeMutablePointer<Int>

    /// Calls `body` with room for the ends of the columns at every level.
    @inline(__always)
    private func withEnds<Result>(perLevel: Int, _ body: (Ends) -> Result) -> Result {
        let capacity = (height &+ 2) &* perLevel &* columnCount
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity) { ends in
            ends.initialize(repeating: 0)
            return body(ends.baseAddress!)
        }
    }

    /// Calls `body` with the ends of the columns below the last item, the space after it included.
    @inline(__always)
    func withColumnEnds<Result>(_ body: (UnsafeMutableBufferPointer<Int>) -> Result) -> Result {
        let columnCount = columnCount
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 &* columnCount) { room in
            room.initialize(repeating: 0)
            let ends = room.baseAddress!
            root.advance(ends, into: ends + columnCount, columnCount)
            tail.growth.advance(ends + columnCount, into: ends)
            return body(UnsafeMutableBufferPointer(start: ends, count: columnCount))
        }
    }

    /// Calls `body` with a block and the ends of the columns above it.
    ///
    /// - Complexity: O(log n), apart from columns.
    @inline(__always)
    func withBlock<Result>(at index: Int, _ body: (MasonryBlock, Ends) -> Result) -> Result {
        let columnCount = columnCount
        return withEnds(perLevel: 1) { room in
            var (above, below) = (room, room + columnCount)
            func advance(over node: borrowing Node) {
                node.advance(above, into: below, columnCount)
                (above, below) = (below, above)
            }
            guard index < fullBlocks else {
                advance(over: root)
                return body(tail, above)
            }
            return withUnsafePointer(to: root) { root in
                var node = root
                var height = height
                var index = index
                while case .branch(let branch) = node.pointee {
                    let (slot, rest) = index.quotientAndRemainder(dividingBy: Self.capacity(ofChildAt: height))
                    branch.children.withUnsafeBufferPointer { children in
                        for child in 0..<slot { advance(over: children[child]) }
                        node = children.baseAddress! + slot
                    }
                    (index, height) = (rest, height &- 1)
                }
                guard case .block(let block) = node.pointee else { preconditionFailure("There is no such block.") }
                return body(block, above)
            }
        }
    }

    /// Calls `body` with each block that may have an item in a window, in order, until it returns `false`.
    ///
    /// - Parameter body: Takes a block, the number of its first item, and the ends of the columns above it, which it may
    ///   change.
    /// - Complexity: O(log n + visited blocks), apart from columns.
    func forEachBlock(in window: MasonryWindow, _ body: (MasonryBlock, _ first: Int, Ends) -> Bool) {
        let columnCount = columnCount
        withEnds(perLevel: 2) { ends in
            let below = ends + columnCount
            root.advance(ends, into: below, columnCount)
            let goesOn = root.visit(window, 0, height, ends, below, below + columnCount, body)
            guard goesOn, !window.isPassed(by: UnsafeBufferPointer(start: below, count: columnCount)) else { return }
            let first = fullBlocks &* MasonryBlock.size
            tail.growth.advance(below, into: ends)
            guard first < window.items.upperBound, tail.growth.meets(window, from: below, to: ends) else { return }
            _ = body(tail, first, below)
        }
    }

    /// Calls `body` with each block that may have an item in a window, from the last one backwards, until it returns
    /// `false`.
    ///
    /// - Parameters:
    ///   - window: What is looked for. `body` may narrow it.
    ///   - body: Takes a block, the number of its first item, and the ends of the columns above it, which it may change.
    /// - Complexity: O(log n + visited blocks), apart from columns.
    func forEachBlockBackwards(
        in window: inout MasonryWindow,
        _ body: (inout MasonryWindow, MasonryBlock, _ first: Int, Ends) -> Bool
    ) {
        let columnCount = columnCount
        withEnds(perLevel: Self.width + 2) { ends in
            let below = ends + columnCount
            let room = below + columnCount
            root.advance(ends, into: below, columnCount)
            let first = fullBlocks &* MasonryBlock.size
            tail.growth.advance(below, into: room)
            if first < window.items.upperBound, tail.growth.meets(window, from: below, to: room) {
                room.update(from: below, count: columnCount)
                guard body(&window, tail, first, room) else { return }
            }
            guard !window.isPassedBackwards(by: UnsafeBufferPointer(start: below, count: columnCount)) else { return }
            _ = root.visitBackwards(&window, 0, height, ends, below, room, body)
        }
    }
}

extension MasonryTree.Node {
    typealias Ends = MasonryTree.Ends

    @inline(__always)
    borrowing func advance(_ ends: UnsafePointer<Int>, into below: Ends, _ columnCount: Int) {
        switch self {
        case .block(let block): block.growth.advance(ends, into: below)
        case .branch(let branch): branch.growth.advance(ends, into: below)
        case .vacant: below.update(from: ends, count: columnCount)
        }
    }

    /// - Parameters:
    ///   - first: The number of the node's first item.
    ///   - above: The ends of the columns above the node.
    ///   - below: Those below it.
    ///   - room: Room for the levels below.
    /// - Returns: Whether to go on.
    fileprivate func visit(
        _ window: MasonryWindow,
        _ first: Int,
        _ height: Int,
        _ above: Ends,
        _ below: Ends,
        _ room: Ends,
        _ body: (MasonryBlock, Int, Ends) -> Bool
    ) -> Bool {
        switch self {
        case .vacant: return true
        case .block(let block):
            guard first < window.items.upperBound, first &+ MasonryBlock.size > window.items.lowerBound,
                block.growth.meets(window, from: above, to: below)
            else { return true }
            room.update(from: above, count: block.growth.columnCount)
            return body(block, first, room)
        case .branch(let branch):
            let columnCount = branch.growth.columnCount
            let step = MasonryTree.capacity(ofChildAt: height) &* MasonryBlock.size
            guard first < window.items.upperBound, first &+ step &* MasonryTree.width > window.items.lowerBound,
                branch.growth.meets(window, from: above, to: below)
            else { return true }
            var (childAbove, childBelow) = (room, room + columnCount)
            childAbove.update(from: above, count: columnCount)
            return branch.children.withUnsafeBufferPointer { children in
                for index in 0..<children.count {
                    children[index].advance(childAbove, into: childBelow, columnCount)
                    let start = first &+ index &* step
                    let next = room + 2 &* columnCount
                    guard children[index].visit(window, start, height &- 1, childAbove, childBelow, next, body),
                        !window.isPassed(by: UnsafeBufferPointer(start: childBelow, count: columnCount))
                    else { return false }
                    (childAbove, childBelow) = (childBelow, childAbove)
                }
                return true
            }
        }
    }

    /// - Returns: Whether to go on.
    fileprivate func visitBackwards(
        _ window: inout MasonryWindow,
        _ first: Int,
        _ height: Int,
        _ above: Ends,
        _ below: Ends,
        _ room: Ends,
        _ body: (inout MasonryWindow, MasonryBlock, Int, Ends) -> Bool
    ) -> Bool {
        switch self {
        case .vacant: return true
        case .block(let block):
            guard first < window.items.upperBound, block.growth.meets(window, from: above, to: below) else {
                return true
            }
            room.update(from: above, count: block.growth.columnCount)
            return body(&window, block, first, room)
        case .branch(let branch):
            let columnCount = branch.growth.columnCount
            guard first < window.items.upperBound, branch.growth.meets(window, from: above, to: below) else {
                return true
            }
            let step = MasonryTree.capacity(ofChildAt: height) &* MasonryBlock.size
            room.update(from: above, count: columnCount)
            return branch.children.withUnsafeBufferPointer { children in
                for index in 0..<children.count {
                    let ends = room + index &* columnCount
                    children[index].advance(ends, into: ends + columnCount, columnCount)
                }
                let next = room + (children.count &+ 1) &* columnCount
                for index in (0..<children.count).reversed() {
                    let ends = room + index &* columnCount
                    let start = first &+ index &* step
                    let goesOn = children[index]
                        .visitBackwards(&window, start, height &- 1, ends, ends + columnCount, next, body)
                    guard goesOn, !window.isPassedBackwards(by: UnsafeBufferPointer(start: ends, count: columnCount))
                    else { return false }
                }
                return true
            }
        }
    }
}
