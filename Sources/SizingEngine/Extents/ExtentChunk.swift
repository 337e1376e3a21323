/// A part of an `ExtentList`: a run of any number of unmeasured elements, or a small block of slots.
struct ExtentChunk: SummedElement, Sendable {
    /// The largest number of elements of a block. A smaller one costs more memory, a larger one more time for a look-up.
    static let blockSize = 64

    /// The number of elements of a new block. It can take some more before it has to be split; a smaller one would cost more
    /// memory for each element.
    private static let carvedSize = 56

    /// Neighbours that hold no more elements than this together become one block.
    ///
    /// Halves of a full block are longer, so that a block that is split is not joined again by the next change.
    static let joinLimit = blockSize / 2

    private(set) var summary: ExtentSummary

    /// The extents in pixels; empty in a run.
    private(set) var slots: ExtentSlots

    init(run count: Int) {
        summary = ExtentSummary(count: count, unmeasured: count, measuredSum: 0)
        slots = ExtentSlots()
    }

    private init(slots: ExtentSlots, count: Int) {
        self.slots = slots
        summary = slots.summary(of: 0..<count, among: count)
        dropSlotsIfRun()
    }

    var count: Int { summary.count }

    var isRun: Bool { summary.isRun }

    /// The bytes that the slots occupy outside the chunk.
    var allocatedBytes: Int { isRun ? 0 : slots.allocatedBytes }

    private mutating func dropSlotsIfRun() {
        if isRun { slots = ExtentSlots() }
    }
}

// MARK: Neighbours

// These are properties of the summaries, because a reference to a chunk already accesses its slots.
extension ExtentSummary {
    /// Whether the chunk of this summary is a run: a block has something measured.
    var isRun: Bool { unmeasured == count }

    /// Whether the chunk of this summary may have to be joined with a neighbour.
    var mayJoin: Bool { isRun || count < ExtentChunk.joinLimit }

    /// Whether the chunks of the two summaries must be one chunk if they are neighbours.
    func mustJoin(_ right: ExtentSummary) -> Bool {
        isRun && right.isRun || count + right.count <= ExtentChunk.joinLimit
    }
}

// MARK: Looking up

extension ExtentChunk {
    /// The extent of an element in pixels, `nil` if it is unmeasured.
    func measuredExtent(at index: Int) -> Int? {
        guard !isRun else { return nil }
        let extent = slots.extent(at: index, among: count)
        return extent >= 0 ? Int(extent) : nil
    }

    /// The sum over the elements before one.
    func summary(before index: Int) -> ExtentSummary {
        guard !isRun else { return ExtentSummary(count: index, unmeasured: index, measuredSum: 0) }
        return slots.summary(of: 0..<index, among: count)
    }

    /// The last element that starts at `offset` or before it, when the first starts at 0.
    func index(at offset: Int, estimate: Int, spacing: Int) -> Int {
        guard !isRun else { return min(offset / max(estimate &+ spacing, 1), count - 1) }
        var remaining = offset
        return slots.firstIndex(among: count) { extent in
            remaining &-= (extent >= 0 ? Int(extent) : estimate) &+ spacing
            return remaining < 0
        } ?? count - 1
    }

    /// The first unmeasured element, from one on.
    func firstUnmeasured(from index: Int) -> Int? {
        isRun ? index : summary.unmeasured > 0 ? slots.firstUnmeasured(from: index, among: count) : nil
    }

    /// The last unmeasured element up to one.
    func lastUnmeasured(through index: Int) -> Int? {
        isRun ? index : summary.unmeasured > 0 ? slots.lastUnmeasured(through: index, among: count) : nil
    }

    /// The index of the unmeasured element that has `position` unmeasured ones before it.
    func indexOfUnmeasured(_ position: Int) -> Int {
        guard !isRun else { return position }
        var position = position
        let found = slots.firstIndex(among: count) { extent in
            if extent < 0 { position -= 1 }
            return position < 0
        }
        guard let found else { preconditionFailure("A chunk has fewer unmeasured elements than its summary says.") }
        return found
    }

    /// Calls `body` with the extents of a range, `nil` for an unmeasured one, while it returns `true`.
    ///
    /// - Returns: Whether to go on.
    @inline(__always)
    func forEach(in range: Range<Int>, _ body: (_ index: Int, _ measured: Int?) -> Bool) -> Bool {
        for index in range where !body(index, measuredExtent(at: index)) { return false }
        return true
    }

    /// See `ExtentSlots.copyMeasured(in:among:to:step:)`.
    func copyMeasured(in range: Range<Int>, to slot: UnsafeMutablePointer<Int32>, step: Int) {
        guard !isRun else { return }
        slots.copyMeasured(in: range, among: count, to: slot, step: step)
    }
}

// MARK: Changing

extension ExtentChunk {
    /// Sets an element's extent if the chunk is a block.
    ///
    /// - Returns: Whether the extent was set. A block has to be cut out of a run first.
    mutating func measure(_ extent: Int32, at index: Int) -> Bool {
        guard !isRun else { return false }
        let old = slots.setExtent(extent, at: index, among: count)
        if old >= 0 {
            summary.measuredSum &-= Int(old)
        } else {
            summary.unmeasured &-= 1
        }
        summary.measuredSum &+= Int(extent)
        return true
    }

    /// Cuts a block out of a run, around an element that is measured at once.
    ///
    /// The ends lie at multiples of a block's size from the start of the run, so that the blocks of elements that are
    /// measured in any order leave no gaps between them.
    func carved(measuring extent: Int32, at index: Int) -> (
        before: ExtentChunk?, block: ExtentChunk, after: ExtentChunk?
    ) {
        let start = index - index % Self.carvedSize
        let size = min(Self.carvedSize, count - start)
        let rest = count - start - size
        var slots = ExtentSlots(unmeasured: size)
        _ = slots.setExtent(extent, at: index - start, among: size)
        return (
            start > 0 ? ExtentChunk(run: start) : nil,
            ExtentChunk(slots: slots, count: size),
            rest > 0 ? ExtentChunk(run: rest) : nil
        )
    }

    /// Makes an element unmeasured.
    ///
    /// - Returns: Whether the chunk has become a run.
    mutating func forget(at index: Int) -> Bool {
        guard let extent = measuredExtent(at: index) else { return false }
        _ = slots.setExtent(ExtentSlots.unmeasured, at: index, among: count)
        summary.unmeasured += 1
        summary.measuredSum -= extent
        dropSlotsIfRun()
        return isRun
    }

    /// Inserts unmeasured elements.
    ///
    /// - Returns: The chunk to insert after this one, if this one cannot hold all.
    mutating func insert(_ inserted: Int, at index: Int) -> ExtentChunk? {
        guard !isRun, count + inserted > Self.blockSize else {
            insertFitting(inserted, at: index)
            return nil
        }
        // Appending one element after the other leaves full blocks behind, not halves.
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
        if !isRun { slots.insert(inserted, at: index, among: count) }
        summary.count += inserted
        summary.unmeasured += inserted
    }

    /// Removes elements, but not all.
    mutating func remove(_ range: Range<Int>) {
        if isRun {
            summary.count -= range.count
            summary.unmeasured -= range.count
        } else {
            summary -= slots.summary(of: range, among: count)
            slots.remove(range, among: summary.count + range.count)
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
            let right = ExtentChunk(slots: slots.split(at: index, among: count), count: count - index)
            summary -= right.summary
            dropSlotsIfRun()
            return right
        }
    }

    mutating func join(_ right: ExtentChunk) {
        if isRun && right.isRun {
            self = ExtentChunk(run: count + right.count)
        } else {
            let slots = slotsWithEstimates.joined(to: right.slotsWithEstimates, counts: (count, right.count))
            self = ExtentChunk(slots: slots, count: count + right.count)
        }
    }

    private var slotsWithEstimates: ExtentSlots { isRun ? ExtentSlots(unmeasured: count) : slots }
}
