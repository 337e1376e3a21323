/// Decided items of a masonry in blocks, in the order in which they were decided: a tree whose branches know what their items make of
/// the ends of the columns, so that a change leaves everything below as it is.
///
/// Items come at the end and go from the end, so all blocks before the last are full and a block is found by its number.
/// Nodes are arrays: a copy shares them all, and a change copies those on its way.
struct MasonryTree: Sendable {
    /// Most entries of a branch: a power of two.
    static let width = 1 << widthBits
    static let widthBits = 3

    /// A block, or a branch.
    struct Node: Sendable {
        /// In a branch only the growth, that of all its children.
        var block: MasonryBlock
        /// None in a block.
        var children: ContiguousArray<Node> = []

        var isBranch: Bool { !children.isEmpty }
    }

    let columnCount: Int
    /// The levels of branches above the full blocks.
    private(set) var height = 0
    private(set) var fullBlocks = 0
    /// The number of items.
    private(set) var count = 0
    /// The number of items that are stand-ins.
    private(set) var estimatedCount = 0
    /// Where the shortest and the longest column end below the last item, the space after it included.
    private(set) var columnEnds = (shortest: 0, longest: 0)
    /// The root, and a node with the tail: behind one reference, because an arrangement is handed out at every question
    /// and their many parts would be counted up and down each time.
    private var nodes: ContiguousArray<Node>

    /// - Complexity: O(columns).
    init(columnCount: Int) {
        self.columnCount = columnCount
        nodes = ContiguousArray(repeating: Node(block: MasonryBlock(columnCount: columnCount)), count: 2)
    }

    /// What stands in a tree's place while it is out to be changed.
    static let vacant = MasonryTree(columnCount: 1)

    private(set) var root: Node {
        _read { yield nodes[0] }
        _modify { yield &nodes[0] }
    }

    /// The block that takes the next item: never full.
    private(set) var tail: MasonryBlock {
        _read { yield nodes[1].block }
        _modify { yield &nodes[1].block }
    }

    /// Calls `body` with the address of the root, which holds for the time of the call.
    @inline(__always)
    func withRoot<Result>(_ body: (UnsafePointer<Node>) -> Result) -> Result {
        nodes.withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    /// Whether the two share their storage, and so hold the same items. `false` says nothing.
    func isIdentical(to other: MasonryTree) -> Bool {
        withRoot { root in other.withRoot { root == $0 } }
    }

    /// The bytes of the array of the root and the tail.
    var nodeBytes: Int {
        SummedTree<ExtentChunk>.allocationOverhead + nodes.capacity * MemoryLayout<Node>.stride
    }

    /// The number of blocks that a child of a branch at a height holds at most.
    static func capacity(ofChildAt height: Int) -> Int {
        1 << (widthBits &* (height &- 1))
    }
}

// MARK: Growing and shrinking

extension MasonryTree {
    /// How many items can be added at once.
    var room: Int { MasonryBlock.size &- tail.count }

    /// Adds items at the end, no more than there is room for.
    ///
    /// - Parameters:
    ///   - runs, slots, estimate: See `MasonryBlock.append`.
    ///   - ends: The ends of the columns below the last of them.
    /// - Complexity: O(1) amortised for each item, apart from columns.
    mutating func append(
        _ runs: UnsafePointer<MasonryRun>,
        _ slots: UnsafePointer<Int32>,
        count: Int,
        estimate: Int,
        spacing: Int,
        to ends: UnsafeMutableBufferPointer<Int>
    ) {
        defer { addUp(ends) }
        tail.append(runs, slots, count: count, estimate: estimate, spacing: spacing)
        guard tail.isFull else { return }
        var block = MasonryBlock(columnCount: columnCount)
        swap(&block, &tail)
        push(block)
    }

    private mutating func push(_ block: consuming MasonryBlock) {
        defer { fullBlocks += 1 }
        guard fullBlocks > 0 else {
            root = Node(block: block)
            return
        }
        if fullBlocks == Self.capacity(ofChildAt: height + 1) {
            root = Node(branchOf: root)
            height += 1
        }
        root.push(block, at: fullBlocks, height)
    }

    /// Drops all items from one on.
    ///
    /// - Complexity: O(log n), apart from columns, and giving back the storage if no copy shares it.
    mutating func truncate(to count: Int, _ sizes: OutwardSizes, spacing: Int) {
        guard count < self.count else { return }
        defer { addUp() }
        let (blocks, rest) = count.quotientAndRemainder(dividingBy: MasonryBlock.size)
        if blocks < fullBlocks {
            if rest > 0 { tail = block(at: blocks) } else { tail = MasonryBlock(columnCount: columnCount) }
            if blocks > 0 {
                root.truncate(to: blocks, height)
            } else {
                (root, height) = (Node(block: MasonryBlock(columnCount: columnCount)), 0)
            }
            fullBlocks = blocks
            while root.children.count == 1 {
                root = root.children[0]
                height -= 1
            }
        }
        tail.truncate(to: rest, from: count - rest, sizes, spacing: spacing)
    }

    /// What is asked for at every question is worked out once after each change.
    private mutating func addUp(_ ends: UnsafeMutableBufferPointer<Int>) {
        count = fullBlocks &* MasonryBlock.size &+ tail.count
        estimatedCount = root.block.growth.estimatedCount + tail.growth.estimatedCount
        columnEnds = (.max, .min)
        for end in ends { columnEnds = (min(columnEnds.shortest, end), max(columnEnds.longest, end)) }
    }

    private mutating func addUp() {
        let tree = self
        tree.withColumnEnds { addUp($0) }
    }

    /// The block of a number, full or not.
    ///
    /// - Complexity: O(log n).
    func block(at index: Int) -> MasonryBlock {
        guard index < fullBlocks else { return tail }
        return withNode(at: index) { $0.pointee.block }
    }

    /// Calls `body` with the node of a full block.
    @inline(__always)
    private func withNode<Result>(at index: Int, _ body: (UnsafePointer<Node>) -> Result) -> Result {
        withRoot { root in
            var (node, height, index) = (root, height, index)
            while height > 0 {
                let (slot, rest) = index.quotientAndRemainder(dividingBy: Self.capacity(ofChildAt: height))
                node = node.pointee.children.withUnsafeBufferPointer { $0.baseAddress! + slot }
                (index, height) = (rest, height &- 1)
            }
            return body(node)
        }
    }
}

extension MasonryTree.Node {
    init(branchOf child: MasonryTree.Node) {
        block = MasonryBlock(branchOf: child.block)
        children.reserveCapacity(MasonryTree.width)
        children.append(child)
    }

    /// Adds up the growths of a branch's children.
    mutating func recount() {
        var growth = MasonryGrowth(columnCount: block.growth.columnCount)
        for index in children.indices { growth.append(children[index].block.growth) }
        block.growth = growth
    }

    /// - Parameter index: The number of blocks that the branch holds.
    fileprivate mutating func push(_ added: consuming MasonryBlock, at index: Int, _ height: Int) {
        block.growth.append(added.growth)
        let (slot, rest) = index.quotientAndRemainder(dividingBy: MasonryTree.capacity(ofChildAt: height))
        if slot < children.count {
            children[slot].push(added, at: rest, height - 1)
        } else {
            var child = Self(block: added)
            for _ in 1..<height { child = Self(branchOf: child) }
            children.append(child)
        }
    }

    fileprivate mutating func truncate(to blocks: Int, _ height: Int) {
        let (slot, rest) = blocks.quotientAndRemainder(dividingBy: MasonryTree.capacity(ofChildAt: height))
        guard slot < children.count else { return }
        children.removeSubrange((rest > 0 ? slot + 1 : slot)...)
        if rest > 0 { children[slot].truncate(to: rest, height - 1) }
        recount()
    }
}

// MARK: Changing a block

extension MasonryTree {
    /// What became of a block, for the branches above it.
    enum Change {
        /// Nothing but the length of a column and the number of its stand-ins.
        case column(Int, length: Int, estimated: Int)
        case recounted
    }

    /// Changes a block in place.
    ///
    /// - Complexity: O(log n), apart from columns.
    mutating func change(at index: Int, _ body: (inout MasonryBlock) -> Change) {
        if index < fullBlocks {
            _ = root.change(at: index, height, body)
        } else {
            _ = body(&tail)
        }
        addUp()
    }
}

extension MasonryTree.Node {
    fileprivate mutating func change(
        at index: Int,
        _ height: Int,
        _ body: (inout MasonryBlock) -> MasonryTree.Change
    ) -> MasonryTree.Change {
        guard height > 0 else { return body(&block) }
        let (slot, rest) = index.quotientAndRemainder(dividingBy: MasonryTree.capacity(ofChildAt: height))
        let change = children[slot].change(at: rest, height - 1, body)
        switch change {
        case .column(let column, let length, let estimated) where !block.growth.isTied:
            block.growth.lengthen(column, by: length, estimated: estimated)
        case .column(let column, length: 0, let estimated):
            block.growth.countEstimated(in: column, by: estimated)
        case .column, .recounted:
            recount()
        }
        return change
    }
}
