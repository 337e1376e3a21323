/// A leaf of a `MasonryTree`: up to 64 neighbouring decided items.
///
/// It holds the columns of all items, and the extents of the estimated ones, which are mostly equal. The extents of measured
/// items are read from the arrangement's list.
struct MasonryBlock: Sendable {
    /// The number of items of all blocks but the last.
    static let size = 64

    private(set) var runs = MasonryRuns()
    /// The extent of each estimated item, in pixels, as long as all are equal.
    private var commonEstimate: Int32 = 0
    var lengths: MasonryColumnLengths
    /// A slot for each item, if the extents of estimated items differ; else empty.
    private var estimates: ContiguousArray<Int32> = []

    init(columnCount: Int) {
        lengths = MasonryColumnLengths(columnCount: columnCount)
    }

    /// Creates the block of a branch, of which only the lengths are used.
    init(branchOf child: MasonryBlock) {
        lengths = child.lengths
    }

    var count: Int { runs.count }

    var isFull: Bool { count == Self.size }

    /// The extent of an item that is not measured, in pixels.
    func estimatedExtent(at index: Int) -> Int {
        Int(estimates.isEmpty ? commonEstimate : estimates[index])
    }

    /// Calls `body` with the items in order until it returns `false`.
    ///
    /// - Parameters:
    ///   - span: Items that do not intersect it are left out.
    ///   - first: The number of the first item.
    ///   - ends: The ends of the columns above the block; afterwards, of those below the last item visited.
    /// - Returns: Whether `body` always returned `true`.
    @inline(__always)
    func forEach(
        in span: Span? = nil,
        from first: Int,
        _ sizes: OutwardSizes,
        spacing: Int,
        _ ends: UnsafeMutablePointer<Int>,
        _ body: (_ item: Int, _ run: MasonryRun, _ start: Int, _ extent: Int, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.size) { slots in
            read(count, sizes, from: first, into: slots)
            return Self.forEach(runs, slots.baseAddress!, in: span, from: first, spacing: spacing, ends, body)
        }
    }

    // A function of its own, because inlined it would retain the sizes at every item.
    @inline(never)
    private static func forEach(
        _ runs: MasonryRuns,
        _ slots: UnsafePointer<Int32>,
        in span: Span?,
        from first: Int,
        spacing: Int,
        _ ends: UnsafeMutablePointer<Int>,
        _ body: (_ item: Int, _ run: MasonryRun, _ start: Int, _ extent: Int, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        let count = runs.count
        return runs.withRuns { run in
            for index in 0..<count {
                let run = run(index)
                let start = run.start(below: ends)
                let extent = Self.extent(slots[index])
                run.fill(ends, to: start &+ extent &+ spacing)
                if let span, start >= span.end || start &+ extent <= span.start || extent == 0 { continue }
                guard body(first &+ index, run, start, extent, slots[index] >= 0) else { return false }
            }
            return true
        }
    }

    /// Where an item lies.
    ///
    /// - Parameters:
    ///   - first: The number of the first item.
    ///   - ends: The ends of the columns above the block, which may be changed.
    func main(
        of index: Int,
        from first: Int,
        _ sizes: OutwardSizes,
        spacing: Int,
        _ ends: UnsafeMutablePointer<Int>
    ) -> Span {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.size) { slots in
            read(index + 1, sizes, from: first, into: slots)
            let run = runs[index]
            let slots = UnsafePointer(slots.baseAddress!)
            let start =
                lengths.hasSpans
                ? nil : runs.withColumns { ends[run.first] &+ Self.length(of: run.first, $0, slots, index, spacing) }
            if let start { return Span(start: start, length: Self.extent(slots[index])) }
            return runs.withRuns { run in
                for index in 0..<index {
                    let (run, extent) = (run(index), Self.extent(slots[index]))
                    run.fill(ends, to: run.start(below: ends) &+ extent &+ spacing)
                }
                return Span(start: run(index).start(below: ends), length: Self.extent(slots[index]))
            }
        }
    }

    /// The length of a column over the first items.
    @inline(__always)
    private static func length(
        of column: Int,
        _ columns: UnsafePointer<UInt8>,
        _ slots: UnsafePointer<Int32>,
        _ count: Int,
        _ spacing: Int
    ) -> Int {
        // No branches, since half of them would be mispredicted, and no checks, so that the loop is vectorized.
        let column = UInt8(truncatingIfNeeded: column)
        var (sum, items): (UInt, UInt) = (0, 0)
        var index = 0
        while index < count {
            let extent = UInt32(truncatingIfNeeded: slots[index] ^ slots[index] >> 31)
            sum &+= columns[index] == column ? UInt(extent) : 0
            items &+= columns[index] == column ? 1 : 0
            index &+= 1
        }
        return Int(bitPattern: sum &+ items &* UInt(spacing))
    }

    /// The extent in a slot: all bits of an estimated one are inverted.
    @inline(__always)
    private static func extent(_ slot: Int32) -> Int { Int(slot ^ slot >> 31) }

    /// Writes the extents of the first items into slots, with all bits inverted for estimated ones.
    private func read(
        _ count: Int,
        _ sizes: OutwardSizes,
        from first: Int,
        into slots: UnsafeMutableBufferPointer<Int32>
    ) {
        let estimatedCount = lengths.estimatedCount
        if estimatedCount > 0 {
            for index in 0..<count { slots[index] = ~(estimates.isEmpty ? commonEstimate : estimates[index]) }
        }
        if estimatedCount < self.count { sizes.copyMeasured(in: first..<first + count, into: slots) }
    }
}

// MARK: Changing

extension MasonryBlock {
    /// Adds items at the end, no more than fit.
    ///
    /// - Parameters:
    ///   - slots: Their extents, with all bits inverted for estimated ones.
    ///   - estimate: The extent of all estimated items among them.
    mutating func append(
        _ added: UnsafePointer<MasonryRun>,
        _ slots: UnsafePointer<Int32>,
        count addedCount: Int,
        estimate: Int,
        spacing: Int
    ) {
        let estimatedBefore = lengths.estimatedCount
        lengths.append(added, slots, count: addedCount, spacing: spacing)
        runs.append(UnsafeBufferPointer(start: added, count: addedCount), reserving: Self.size)
        let estimate = Int32(truncatingIfNeeded: estimate)
        if estimatedBefore == 0 {
            commonEstimate = estimate
        } else if estimates.isEmpty, estimate != commonEstimate, lengths.estimatedCount > estimatedBefore {
            storeEstimates(count - addedCount)
        }
        if !estimates.isEmpty { estimates.append(contentsOf: repeatElement(estimate, count: addedCount)) }
    }

    /// Changes an item's extent, if the lengths can be updated without recounting the block.
    ///
    /// - Returns: How much longer its column becomes, in pixels; `nil` if the block has to be recounted.
    mutating func change(
        at index: Int,
        from oldExtent: Int,
        to extent: Int,
        wasMeasured: Bool,
        run: MasonryRun
    ) -> Int? {
        guard run == runs[index], run.count == 1, !lengths.hasSpans else {
            runs[index] = run
            return nil
        }
        lengths.lengthen(run.first, by: extent &- oldExtent, estimated: wasMeasured ? 0 : -1)
        dropEstimatesIfMeasured()
        return extent &- oldExtent
    }

    /// Makes an item unmeasured. It keeps its extent as an estimate.
    mutating func forget(at index: Int, extent: Int) {
        setEstimatedExtent(extent, at: index)
        lengths.countEstimated(in: runs[index].first, by: 1)
    }

    /// Computes the lengths from all items.
    mutating func recount(from first: Int, _ sizes: OutwardSizes, spacing: Int) {
        var recounted = MasonryColumnLengths(columnCount: lengths.columnCount)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.size) { slots in
            // The old lengths may no longer say which items are measured; the list does.
            for index in 0..<count { slots[index] = ~Int32(truncatingIfNeeded: estimatedExtent(at: index)) }
            sizes.copyMeasured(in: first..<first + count, into: slots)
            withUnsafeTemporaryAllocation(of: MasonryRun.self, capacity: Self.size) { memory in
                for index in 0..<count { memory.initializeElement(at: index, to: runs[index]) }
                recounted.append(memory.baseAddress!, slots.baseAddress!, count: count, spacing: spacing)
            }
        }
        lengths = recounted
        dropEstimatesIfMeasured()
    }

    /// Drops all items from one on.
    mutating func truncate(to count: Int, from first: Int, _ sizes: OutwardSizes, spacing: Int) {
        guard count < self.count else { return }
        runs.truncate(to: count)
        if !estimates.isEmpty { estimates.removeSubrange(count...) }
        recount(from: first, sizes, spacing: spacing)
    }

    private mutating func setEstimatedExtent(_ extent: Int, at index: Int) {
        let extent = Int32(truncatingIfNeeded: extent)
        if estimates.isEmpty {
            if lengths.estimatedCount == 0 { commonEstimate = extent }
            guard extent != commonEstimate else { return }
            storeEstimates(count)
        }
        estimates[index] = extent
    }

    private mutating func storeEstimates(_ count: Int) {
        estimates.reserveCapacity(Self.size)
        estimates.append(contentsOf: repeatElement(commonEstimate, count: count))
    }

    private mutating func dropEstimatesIfMeasured() {
        if !estimates.isEmpty, lengths.estimatedCount == 0 { estimates = [] }
    }

    var allocatedBytes: Int {
        let overhead = SummedTree<ExtentChunk>.allocationOverhead
        let estimateBytes = estimates.isEmpty ? 0 : overhead + estimates.capacity * MemoryLayout<Int32>.stride
        return runs.allocatedBytes + estimateBytes + lengths.allocatedBytes
    }
}
