/// A stretch of an `ExtentList`: a run of any length of which nothing is measured, or a small block of slots.
struct ExtentChunk: SummedElement, Sendable {
    /// Most elements of a block. Fewer cost more overhead, more cost more at each look-up within.
    static let blockSize = 64

    /// The size of a new block. The room that is left takes elements before the block has to be split; more of it would
    /// cost more memory for each element (6.3 bytes at 56, 6.7 at 48).
    private static let carvedSize = 56

    /// Neighbours that hold no more elements than this together become one block.
    ///
    /// A full block that takes one more element falls into halves, which are longer: no falling apart and growing
    /// together by turns.
    static let joinLimit = blockSize / 2

    /// The slot of an unmeasured element.
    private static let unmeasured: Int32 = -1

    private(set) var summary: ExtentSummary

    /// The extents in pixels, or none at all in a run.
    private var slots: ContiguousArray<Int32>

    init(run count: Int) {
        summary = ExtentSummary(count: count, unmeasured: count, measuredSum: 0)
        slots = []
    }

    private init(slots: some Sequence<Int32>) {
        self.slots = ContiguousArray(slots)
        summary = Self.summary(of: self.slots)
        dropSlotsIfRun()
    }

    var count: Int { summary.count }

    var isRun: Bool { summary.isRun }

    /// The bytes that the slots occupy outside the chunk.
    var allocatedBytes: Int {
        isRun ? 0 : SummedTree<ExtentChunk>.allocationOverhead + slots.capacity * MemoryLayout<Int32>.stride
    }

    private static func summary(of slots: ContiguousArray<Int32>) -> ExtentSummary {
        var summary = ExtentSummary(count: slots.count, unmeasured: slots.count, measuredSum: 0)
        for slot in slots where slot >= 0 {
            summary.unmeasured -= 1
            summary.measuredSum += Int(slot)
        }
        return summary
    }

    private mutating func dropSlotsIfRun() {
        if isRun { slots = [] }
    }
}

// MARK: Neighbours

// Asked of the summaries, because a reference to a chunk already touches its slots.
extension ExtentSummary {
    /// Whether the chunk of this summary is a run: a block has something measured.
    var isRun: Bool { unmeasured == count }

    /// Whether there are chunks that the one of this summary must not stand beside.
    var isUnsettled: Bool { isRun || count < ExtentChunk.joinLimit }

    /// Whether the chunks of the two must not stand side by side, but be one.
    func mustJoin(_ right: ExtentSummary) -> Bool {
        isRun && right.isRun || count + right.count <= ExtentChunk.joinLimit
    }
}

// MARK: Looking up

extension ExtentChunk {
    /// The extent of an element in pixels, `nil` if it is unmeasured.
    func measuredExtent(at index: Int) -> Int? {
        guard !isRun else { return nil }
        let slot = slots[index]
        return slot >= 0 ? Int(slot) : nil
    }

    /// The sum over the elements before one.
    func summary(before index: Int) -> ExtentSummary {
        guard !isRun else { return ExtentSummary(count: index, unmeasured: index, measuredSum: 0) }
        var sum = 0
        var unmeasured = 0
        slots.withUnsafeBufferPointer { slots in
            for slot in slots[..<index] {
                // The sign is spread over a mask: no branch, and the loop is one over vectors.
                let isUnmeasured = slot >> 31
                unmeasured &-= Int(isUnmeasured)
                sum &+= Int(slot & ~isUnmeasured)
            }
        }
        return ExtentSummary(count: index, unmeasured: unmeasured, measuredSum: sum)
    }

    /// The last element that starts at `offset` or before it, when the first starts at 0.
    func index(at offset: Int, estimate: Int, spacing: Int) -> Int {
        guard !isRun else { return min(offset / max(estimate &+ spacing, 1), count - 1) }
        var remaining = offset
        for index in slots.indices {
            let slot = slots[index]
            remaining &-= (slot >= 0 ? Int(slot) : estimate) &+ spacing
            if remaining < 0 { return index }
        }
        return count - 1
    }

    /// The index of the unmeasured element that has `position` unmeasured ones before it.
    func indexOfUnmeasured(_ position: Int) -> Int {
        guard !isRun else { return position }
        var position = position
        for index in slots.indices where slots[index] < 0 {
            if position == 0 { return index }
            position -= 1
        }
        preconditionFailure("There are not \(position) more unmeasured elements.")
    }

    /// Calls `body` with the extents of a range, `nil` for an unmeasured one, while it returns `true`.
    ///
    /// - Returns: Whether to go on.
    @inline(__always)
    func forEach(in range: Range<Int>, _ body: (_ index: Int, _ measured: Int?) -> Bool) -> Bool {
        for index in range where !body(index, measuredExtent(at: index)) { return false }
        return true
    }
}

// MARK: Changing

extension ExtentChunk {
    /// Sets an element's extent if the chunk is a block.
    ///
    /// - Returns: Whether it was: a run has to be carved first.
    mutating func measure(_ extent: Int32, at index: Int) -> Bool {
        guard !isRun else { return false }
        let old = slots[index]
        slots[index] = extent
        if old >= 0 {
            summary.measuredSum &-= Int(old)
        } else {
            summary.unmeasured &-= 1
        }
        summary.measuredSum &+= Int(extent)
        return true
    }

    /// Cuts a run at both ends of a block around an element that is measured at once.
    ///
    /// The ends lie at multiples of a block's size from the start of the run, so that whatever way the neighbours are
    /// measured, they fill blocks without holes between.
    func carved(measuring extent: Int32, at index: Int) -> (
        before: ExtentChunk?, block: ExtentChunk, after: ExtentChunk?
    ) {
        let start = index - index % Self.carvedSize
        let size = min(Self.carvedSize, count - start)
        let rest = count - start - size
        var slots = ContiguousArray(repeating: Self.unmeasured, count: size)
        slots[index - start] = extent
        let block = ExtentChunk(slots: slots)
        return (
            start > 0 ? ExtentChunk(run: start) : nil,
            block,
            rest > 0 ? ExtentChunk(run: rest) : nil
        )
    }

    /// Makes an element unmeasured.
    ///
    /// - Returns: Whether the chunk became a run by that.
    mutating func forget(at index: Int) -> Bool {
        guard let extent = measuredExtent(at: index) else { return false }
        slots[index] = Self.unmeasured
        summary.unmeasured += 1
        summary.measuredSum -= extent
        dropSlotsIfRun()
        return isRun
    }

    /// Inserts unmeasured elements.
    ///
    /// - Returns: What has to follow the chunk, if that cannot hold all.
    mutating func insert(_ inserted: Int, at index: Int) -> ExtentChunk? {
        guard !isRun, count + inserted > Self.blockSize else {
            insertFitting(inserted, at: index)
            return nil
        }
        // Whoever appends one element after the other is to leave full blocks behind, not halves.
        if index == count { return ExtentChunk(run: inserted) }
        if index == 0 {
            defer { self = ExtentChunk(run: inserted) }
            return self
        }
        let middle = count / 2
        var right = split(at: middle)
        if index <= middle {
            insertFitting(inserted, at: index)
        } else {
            right.insertFitting(inserted, at: index - middle)
        }
        return right
    }

    private mutating func insertFitting(_ inserted: Int, at index: Int) {
        if !isRun {
            // Left to itself the array would double, beyond what a block can hold.
            if count + inserted > slots.capacity {
                slots.reserveCapacity(min(Self.blockSize, 2 * (count + inserted)))
            }
            slots.insert(contentsOf: repeatElement(Self.unmeasured, count: inserted), at: index)
        }
        summary.count += inserted
        summary.unmeasured += inserted
    }

    /// Removes elements, but not all.
    mutating func remove(_ range: Range<Int>) {
        if isRun {
            summary.count -= range.count
            summary.unmeasured -= range.count
        } else {
            for index in range {
                let slot = slots[index]
                if slot >= 0 { summary.measuredSum -= Int(slot) } else { summary.unmeasured -= 1 }
            }
            summary.count -= range.count
            slots.removeSubrange(range)
            dropSlotsIfRun()
        }
    }

    /// Keeps the elements before `index`.
    ///
    /// - Returns: The others. Neither part may be empty.
    mutating func split(at index: Int) -> ExtentChunk {
        if isRun {
            let right = ExtentChunk(run: count - index)
            self = ExtentChunk(run: index)
            return right
        } else {
            let right = ExtentChunk(slots: slots[index...])
            slots.removeSubrange(index...)
            summary -= right.summary
            dropSlotsIfRun()
            return right
        }
    }

    mutating func join(_ right: ExtentChunk) {
        if isRun && right.isRun {
            self = ExtentChunk(run: count + right.count)
        } else {
            self = ExtentChunk(slots: spelledOut + right.spelledOut)
        }
    }

    private var spelledOut: ContiguousArray<Int32> {
        isRun ? ContiguousArray(repeating: Self.unmeasured, count: count) : slots
    }

    func checkInvariants() throws {
        try BrokenInvariant.check(count > 0, "A chunk is empty.")
        try BrokenInvariant.check(isRun == slots.isEmpty, "A chunk of \(summary) has \(slots.count) slots.")
        guard !isRun else { return try BrokenInvariant.check(summary.measuredSum == 0, "A run sums up to \(summary).") }
        try BrokenInvariant.check(count <= Self.blockSize, "A block has \(count) slots.")
        let recounted = Self.summary(of: slots)
        try BrokenInvariant.check(summary == recounted, "A block sums up to \(summary), its slots to \(recounted).")
    }
}
