/// The decided items of a masonry in blocks, from the first one on: a tree whose branches know what their items make of
/// the ends of the columns, so that a change leaves everything below as it is.
///
/// Items come at the end and go from the end, so all blocks before the last are full and a block is found by its number.
/// Nodes are arrays: a copy shares them all, and a change copies those on its way.
struct MasonryTree: Sendable {
    /// Most entries of a branch: a power of two.
    static let width = 1 << widthBits
    static let widthBits = 3

    enum Node: Sendable {
        case block(MasonryBlock)
        case branch(Branch)
        /// What stands in a node's place while it is out to be changed: a second reference would copy it.
        case vacant
    }

    struct Branch: Sendable {
        var growth: MasonryGrowth
        var children: ContiguousArray<Node>
    }

    let columnCount: Int
    private(set) var root = Node.vacant
    /// The levels of branches above the full blocks.
    private(set) var height = 0
    private(set) var fullBlocks = 0
    /// The block that takes the next item: never full.
    private(set) var tail: MasonryBlock

    /// - Complexity: O(columns).
    init(columnCount: Int) {
        self.columnCount = columnCount
        tail = MasonryBlock(columnCount: columnCount)
    }

    /// The number of items.
    var count: Int { fullBlocks &* MasonryBlock.size &+ tail.count }

    /// The number of items that are stand-ins.
    var standIns: Int { (root.growth?.standIns ?? 0) + tail.growth.standIns }

    /// The number of blocks that a child of a branch at a height holds at most.
    static func capacity(ofChildAt height: Int) -> Int {
        1 << (widthBits &* (height &- 1))
    }
}

extension MasonryTree.Node {
    var growth: MasonryGrowth? {
        switch self {
        case .block(let block): block.growth
        case .branch(let branch): branch.growth
        case .vacant: nil
        }
    }
}

// MARK: Growing and shrinking

extension MasonryTree {
    /// Adds an item at the end.
    ///
    /// - Complexity: O(1) amortised, apart from columns.
    mutating func append(_ run: MasonryRun, extent: Int, spacing: Int, isMeasured: Bool) {
        tail.append(run, extent: extent, spacing: spacing, isMeasured: isMeasured)
        guard tail.isFull else { return }
        let block = tail
        tail = MasonryBlock(columnCount: columnCount)
        push(block)
    }

    private mutating func push(_ block: MasonryBlock) {
        defer { fullBlocks += 1 }
        guard fullBlocks > 0 else {
            root = .block(block)
            return
        }
        if fullBlocks == Self.capacity(ofChildAt: height + 1) {
            root = .branch(Branch(root))
            height += 1
        }
        root.push(block, at: fullBlocks, height)
    }

    /// Drops all items from one on.
    ///
    /// - Complexity: O(log n), apart from columns, and giving back the storage if no copy shares it.
    mutating func truncate(to count: Int, _ extents: ExtentList, spacing: Int) {
        guard count < self.count else { return }
        let (blocks, rest) = count.quotientAndRemainder(dividingBy: MasonryBlock.size)
        if blocks < fullBlocks {
            if rest > 0 { tail = block(at: blocks) } else { tail = MasonryBlock(columnCount: columnCount) }
            if blocks > 0 { root.truncate(to: blocks, height) } else { root = .vacant }
            fullBlocks = blocks
            while height > 0, case .branch(let branch) = root, branch.children.count == 1 {
                root = branch.children[0]
                height -= 1
            }
            if blocks == 0 { height = 0 }
        }
        tail.truncate(to: rest, from: count - rest, extents, spacing: spacing)
    }

    /// The block of a number, full or not.
    ///
    /// - Complexity: O(log n).
    func block(at index: Int) -> MasonryBlock {
        guard index < fullBlocks else { return tail }
        var node = root
        var height = height
        var index = index
        while case .branch(let branch) = node {
            let (slot, rest) = index.quotientAndRemainder(dividingBy: Self.capacity(ofChildAt: height))
            node = branch.children[slot]
            (index, height) = (rest, height - 1)
        }
        guard case .block(let block) = node else { preconditionFailure("There is no block \(index).") }
        return block
    }
}

extension MasonryTree.Branch {
    init(_ child: MasonryTree.Node) {
        guard let growth = child.growth else { preconditionFailure("A branch needs a child.") }
        self.growth = growth
        children = []
        children.reserveCapacity(MasonryTree.width)
        children.append(child)
    }

    mutating func recount() {
        var recounted = MasonryGrowth(columnCount: growth.columnCount)
        for child in children {
            switch child {
            case .block(let block): recounted.append(block.growth)
            case .branch(let branch): recounted.append(branch.growth)
            case .vacant: break
            }
        }
        growth = recounted
    }
}

extension MasonryTree.Node {
    /// - Parameter index: The number of blocks that the node holds.
    fileprivate mutating func push(_ block: MasonryBlock, at index: Int, _ height: Int) {
        guard case .branch(var branch) = self else { preconditionFailure("A block takes no other.") }
        self = .vacant
        branch.growth.append(block.growth)
        let (slot, rest) = index.quotientAndRemainder(dividingBy: MasonryTree.capacity(ofChildAt: height))
        if slot < branch.children.count {
            branch.children[slot].push(block, at: rest, height - 1)
        } else {
            var child = Self.block(block)
            for _ in 1..<height { child = .branch(MasonryTree.Branch(child)) }
            branch.children.append(child)
        }
        self = .branch(branch)
    }

    fileprivate mutating func truncate(to blocks: Int, _ height: Int) {
        guard case .branch(var branch) = self else { return }
        self = .vacant
        let (slot, rest) = blocks.quotientAndRemainder(dividingBy: MasonryTree.capacity(ofChildAt: height))
        if slot < branch.children.count {
            branch.children.removeSubrange((rest > 0 ? slot + 1 : slot)...)
            if rest > 0 { branch.children[slot].truncate(to: rest, height - 1) }
            branch.recount()
        }
        self = .branch(branch)
    }
}

// MARK: Changing a block

extension MasonryTree {
    /// What became of a block, for the branches above it.
    enum Change {
        /// Nothing but the length of a column and the number of its stand-ins.
        case column(Int, length: Int, standIns: Int)
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
    }
}

extension MasonryTree.Node {
    fileprivate mutating func change(
        at index: Int,
        _ height: Int,
        _ body: (inout MasonryBlock) -> MasonryTree.Change
    ) -> MasonryTree.Change {
        switch self {
        case .block(var block):
            self = .vacant
            let change = body(&block)
            self = .block(block)
            return change
        case .branch(var branch):
            self = .vacant
            let (slot, rest) = index.quotientAndRemainder(dividingBy: MasonryTree.capacity(ofChildAt: height))
            let change = branch.children[slot].change(at: rest, height - 1, body)
            branch.apply(change)
            self = .branch(branch)
            return change
        case .vacant:
            preconditionFailure("There is no block \(index).")
        }
    }
}

extension MasonryTree.Branch {
    fileprivate mutating func apply(_ change: MasonryTree.Change) {
        switch change {
        case .column(let column, let length, let standIns) where !growth.isTied:
            growth.lengthen(column, by: length, standIns: standIns)
        case .column(let column, length: 0, let standIns):
            growth.countStandIns(in: column, by: standIns)
        case .column, .recounted:
            recount()
        }
    }
}
