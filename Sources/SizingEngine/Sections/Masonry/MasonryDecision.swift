/// Decides the columns of items one after the other, and appends them to a tree a block at a time.
struct MasonryDecision {
    private(set) var tree: MasonryTree
    private let order: MasonryParameters.Order
    private let direction: OutwardDirection
    private let spacing: Int
    /// The extent of unmeasured items, in pixels.
    private var estimate: Int
    private var last: MasonryRun?
    /// The number of decided items that are not in the tree yet.
    private var pending = 0
    /// The number of items that still fit in the last block of the tree.
    private var freeCount: Int

    // The ends of the columns, and the runs and extents of the items that are not in the tree yet.
    private var ends = UnsafeMutableBufferPointer<Int>(start: nil, count: 0)
    private var runs: UnsafeMutablePointer<MasonryRun>?
    private var slots: UnsafeMutablePointer<Int32>?

    /// - Parameter last: The run of the last item of the tree.
    init(
        _ tree: MasonryTree,
        _ direction: OutwardDirection,
        last: MasonryRun?,
        _ parameters: MasonryParameters,
        estimate: Int
    ) {
        self.tree = tree
        self.direction = direction
        self.last = last
        order = parameters.order
        spacing = parameters.itemSpacing
        self.estimate = estimate
        freeCount = tree.freeCount
    }

    /// Provides memory for `body`, which decides items, and appends the last of them to the tree.
    mutating func withMemory(_ body: (inout MasonryDecision) -> Void) {
        // One allocation for all three, the widest first: nested closures would retain what they use at each call.
        let columnCount = tree.columnCount
        let endBytes = columnCount &* MemoryLayout<Int>.stride
        let slotBytes = MasonryBlock.size &* MemoryLayout<Int32>.stride
        let runBytes = MasonryBlock.size &* MemoryLayout<MasonryRun>.stride
        withUnsafeTemporaryAllocation(
            byteCount: endBytes &+ slotBytes &+ runBytes,
            alignment: MemoryLayout<Int>.alignment
        ) { memory in
            let start = memory.baseAddress!
            ends = UnsafeMutableBufferPointer(
                start: start.bindMemory(to: Int.self, capacity: columnCount),
                count: columnCount
            )
            slots = (start + endBytes).bindMemory(to: Int32.self, capacity: MasonryBlock.size)
            runs = (start + endBytes + slotBytes).bindMemory(to: MasonryRun.self, capacity: MasonryBlock.size)
            tree.withColumnEnds { _ = ends.initialize(from: $0) }
            body(&self)
            flush()
        }
    }

    /// Decides the next item.
    ///
    /// - Parameter width: The number of columns that it takes, at most all.
    @inline(__always)
    mutating func decide(_ width: Int, extent: Int, isMeasured: Bool) {
        keep(order.run(of: width, below: UnsafeBufferPointer(ends), after: last, direction), extent, isMeasured)
    }

    /// Appends an item with the columns and the extent that it has already.
    mutating func takeOver(_ run: MasonryRun, extent: Int, isMeasured: Bool) {
        if !isMeasured, extent != estimate {
            flush()
            estimate = extent
        }
        keep(run, extent, isMeasured)
    }

    @inline(__always)
    private mutating func keep(_ run: MasonryRun, _ extent: Int, _ isMeasured: Bool) {
        let start = run.start(below: ends.baseAddress!)
        run.fill(ends.baseAddress!, to: start &+ extent &+ spacing)
        let slot = Int32(truncatingIfNeeded: extent)
        runs![pending] = run
        slots![pending] = isMeasured ? slot : ~slot
        last = run
        pending &+= 1
        if pending == freeCount { flush() }
    }

    private mutating func flush() {
        guard pending > 0, let runs, let slots else { return }
        tree.append(runs, slots, count: pending, estimate: estimate, spacing: spacing, to: ends)
        pending = 0
        freeCount = tree.freeCount
    }
}
