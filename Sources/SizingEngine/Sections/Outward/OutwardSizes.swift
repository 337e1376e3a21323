/// The sizes of the items on one side of the start item, in the order in which they are decided.
///
/// Items are numbered by their *index* in the half: on the way down 0 is the start item, on the way up the item before it.
struct OutwardSizes {
    /// The measured extents along the scroll axis.
    let mains: ExtentList
    /// The extents across the scroll axis: in pixels in a flow, in columns in a masonry. Unmeasured items have an estimate.
    let crosses: ExtentList
    let startItem: Int
    let direction: OutwardDirection

    /// The number of items, decided or not.
    var count: Int { direction == .down ? mains.count - startItem : startItem }

    /// Converts a range of indices in the half to items.
    @inline(__always)
    func items(_ indices: Range<Int>) -> Range<Int> {
        switch direction {
        case .down: startItem &+ indices.lowerBound..<startItem &+ indices.upperBound
        case .up: startItem &- indices.upperBound..<startItem &- indices.lowerBound
        }
    }

    /// Converts an index in the half to an item.
    @inline(__always)
    func item(at index: Int) -> Int { direction == .down ? startItem &+ index : startItem &- 1 &- index }

    /// Converts an item to its index in the half.
    @inline(__always)
    func index(of item: Int) -> Int { direction == .down ? item &- startItem : startItem &- 1 &- item }

    /// The first index in a range whose item is not measured.
    ///
    /// - Complexity: O(log *n*)
    func firstUnmeasured(in indices: Range<Int>) -> Int? {
        let items = items(indices)
        let found = direction == .down ? mains.firstUnmeasured(in: items) : mains.lastUnmeasured(in: items)
        return found.map(index)
    }

    /// The index after the last of the measured items that follow one another from an index on.
    ///
    /// - Parameter limit: The largest number of items that are counted.
    /// - Complexity: O(log *n*)
    func endOfMeasured(from index: Int, limit: Int) -> Int {
        let next = index..<max(index, min(index + limit, count))
        return firstUnmeasured(in: next) ?? next.upperBound
    }
}

// MARK: Reading

extension OutwardSizes {
    /// Writes the measured extents of a range of indices into slots, and leaves the slots of unmeasured items as they are.
    func copyMeasured(in indices: Range<Int>, into slots: UnsafeMutableBufferPointer<Int32>) {
        let (first, step) = (item(at: indices.lowerBound), direction == .down ? 1 : -1)
        mains.forEachPiece(of: items(indices)) { piece, chunk, start in
            let slot = slots.baseAddress! + (piece.lowerBound &- first) &* step
            chunk.copyMeasured(in: piece.lowerBound &- start..<piece.upperBound &- start, to: slot, step: step)
        }
    }

    /// Calls `body` with the sizes of a range of indices, until it returns `false`. The main extent of an unmeasured item is
    /// `nil`.
    @inline(__always)
    func forEach(in indices: Range<Int>, _ body: (_ index: Int, _ main: Int?, _ cross: Int) -> Bool) {
        switch direction {
        case .down:
            Self.forEachBlock(of: indices) { block in
                Self.forEach(of: items(block), mains, crosses) { body($0 &- startItem, $1, $2) }
            }
        case .up:
            Self.forEachBlock(of: indices) { forEachBackwards(in: $0, body) }
        }
    }

    /// Calls `body` with the sizes of a range of items, in their order.
    @inline(__always)
    static func forEach(
        in items: Range<Int>,
        _ mains: ExtentList,
        _ crosses: ExtentList,
        _ body: (_ item: Int, _ main: Int?, _ cross: Int) -> Bool
    ) {
        forEachBlock(of: items) { forEach(of: $0, mains, crosses, body) }
    }

    /// Calls `body` with parts of a range. For each part the two lists are read one after the other. The first part is small,
    /// since most changes need no more items.
    @inline(__always)
    private static func forEachBlock(of range: Range<Int>, _ body: (_ block: Range<Int>) -> Bool) {
        var length = 32
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + length, range.upperBound)
            guard body(start..<end) else { return }
            start = end
            length = min(length * 4, 2_048)
        }
    }

    @inline(__always)
    private static func forEach(
        of items: Range<Int>,
        _ mains: ExtentList,
        _ crosses: ExtentList,
        _ body: (_ item: Int, _ main: Int?, _ cross: Int) -> Bool
    ) -> Bool {
        var continues = true
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: items.count) { buffer in
            crosses.forEach(in: items) { item, _, cross, _ in
                buffer[item &- items.lowerBound] = Int32(truncatingIfNeeded: cross)
                return true
            }
            mains.forEach(in: items) { item, _, main, isMeasured in
                continues = body(item, isMeasured ? main : nil, Int(buffer[item &- items.lowerBound]))
                return continues
            }
        }
        return continues
    }

    private func forEachBackwards(in indices: Range<Int>, _ body: (_ index: Int, Int?, Int) -> Bool) -> Bool {
        let items = items(indices)
        var continues = true
        withUnsafeTemporaryAllocation(of: (main: Int32, cross: Int32).self, capacity: items.count) { buffer in
            _ = Self.forEach(of: items, mains, crosses) { item, main, cross in
                buffer[items.upperBound &- 1 &- item] = (main.map { Int32(truncatingIfNeeded: $0) } ?? -1, Int32(cross))
                return true
            }
            for index in indices where continues {
                let size = buffer[index &- indices.lowerBound]
                continues = body(index, size.main < 0 ? nil : Int(size.main), Int(size.cross))
            }
        }
        return continues
    }
}
