/// How far neighbouring decided items move the ends of the columns, and how many of them start in each column.
///
/// Items of one column lengthen their columns: one number for each column. An item of several columns starts below the
/// longest of them, so the end of each column below it depends on several columns above: a square matrix, one number for each
/// pair. Neighbouring matrices are combined by (max, +) multiplication.
struct MasonryColumnLengths: Equatable, Sendable {
    let columnCount: Int
    /// First the numbers of items in each column, then the lengths: one for each column; or, where items span columns, for
    /// each column a row with one for each column above.
    private var values: ContiguousArray<Int>

    /// The length between two columns that are independent of each other.
    private static let unconnected = Int.min

    /// What an item adds to the number of its column, and what an estimated one adds beside that.
    private static let item = 1
    private static let estimatedItem = 1 << 32

    init(columnCount: Int) {
        self.columnCount = columnCount
        values = ContiguousArray(repeating: 0, count: 2 * columnCount)
    }

    /// Whether an item takes several columns.
    var hasSpans: Bool { values.count != 2 * columnCount }

    /// The number of items that start in a column.
    func itemCount(in column: Int) -> Int { values[column] & (Self.estimatedItem - 1) }

    /// The number of estimated items in all columns.
    var estimatedCount: Int {
        values.withUnsafeBufferPointer { values in
            var sum = 0
            for column in 0..<columnCount { sum &+= values[column] >> 32 }
            return sum
        }
    }

    var allocatedBytes: Int {
        SummedTree<ExtentChunk>.allocationOverhead + values.capacity * MemoryLayout<Int>.stride
    }

    /// Computes the ends of the columns below the items from those above them.
    @inline(__always)
    func advance(_ ends: UnsafePointer<Int>, into below: UnsafeMutablePointer<Int>) {
        let columnCount = columnCount
        values.withUnsafeBufferPointer { values in
            if values.count == 2 * columnCount {
                for column in 0..<columnCount { below[column] = ends[column] &+ values[columnCount &+ column] }
                return
            }
            var index = columnCount
            for row in 0..<columnCount {
                var end = Int.min
                for column in 0..<columnCount {
                    let length = values[index]
                    if length != Self.unconnected { end = max(end, ends[column] &+ length) }
                    index &+= 1
                }
                below[row] = end
            }
        }
    }

    /// Whether one of the items can lie in a window, given the ends of the columns above and below all of them.
    @inline(__always)
    func meets(_ window: MasonryWindow, from ends: UnsafePointer<Int>, to below: UnsafePointer<Int>) -> Bool {
        let least = window.estimatedOnly ? Self.estimatedItem : Self.item
        return values.withUnsafeBufferPointer { values in
            for column in 0..<columnCount where values[column] >= least {
                if ends[column] < window.end, below[column] &- window.spacing > window.start { return true }
            }
            return false
        }
    }
}

// MARK: Starts of columns

extension MasonryColumnLengths {
    /// The lengths of columns, none of which has an item.
    init(starts: [Int]) {
        self.init(columnCount: starts.count)
        for column in starts.indices { values[columnCount &+ column] = starts[column] }
    }

    /// The lengths, if no item takes several columns.
    var starts: [Int] { Array(values[columnCount...]) }
}

// MARK: Changing

extension MasonryColumnLengths {
    /// Adds items at the end.
    ///
    /// - Parameter slots: Their extents, with all bits inverted for estimated ones.
    mutating func append(
        _ runs: UnsafePointer<MasonryRun>,
        _ slots: UnsafePointer<Int32>,
        count: Int,
        spacing: Int
    ) {
        if !hasSpans, UnsafeBufferPointer(start: runs, count: count).contains(where: { $0.count > 1 }) { makeSquare() }
        let (columnCount, hasSpans) = (columnCount, hasSpans)
        values.withUnsafeMutableBufferPointer { values in
            let counts = values.baseAddress!
            let lengths = counts + columnCount
            for index in 0..<count {
                let (run, slot) = (runs[index], slots[index])
                // All bits set for an estimated item.
                let mask = slot >> 31
                counts[run.first] &+= Self.item &+ Int(mask & 1) &* Self.estimatedItem
                let length = Int(slot ^ mask) &+ spacing
                if hasSpans {
                    Self.append(run, length: length, to: lengths, columnCount)
                } else {
                    lengths[run.first] &+= length
                }
            }
        }
    }

    private static func append(
        _ run: MasonryRun,
        length: Int,
        to rows: UnsafeMutablePointer<Int>,
        _ columnCount: Int
    ) {
        for column in 0..<columnCount {
            var longest = unconnected
            for row in run.first..<run.end { longest = max(longest, rows[row &* columnCount &+ column]) }
            if longest != unconnected { longest &+= length }
            for row in run.first..<run.end { rows[row &* columnCount &+ column] = longest }
        }
    }

    /// Lengthens a column, if no item takes several columns.
    ///
    /// - Parameter estimated: The number of estimated items that it gains.
    mutating func lengthen(_ column: Int, by length: Int, estimated: Int) {
        values[column] &+= estimated &* Self.estimatedItem
        values[columnCount &+ column] &+= length
    }

    mutating func countEstimated(in column: Int, by number: Int) {
        values[column] &+= number &* Self.estimatedItem
    }

    /// Adds the lengths of the items that follow.
    mutating func append(_ next: MasonryColumnLengths) {
        if hasSpans || next.hasSpans {
            appendSquare(next)
            return
        }
        let count = values.count
        values.withUnsafeMutableBufferPointer { values in
            next.values.withUnsafeBufferPointer { next in
                for index in 0..<count { values[index] &+= next[index] }
            }
        }
    }

    private mutating func appendSquare(_ next: MasonryColumnLengths) {
        let columnCount = columnCount
        guard !isStart else {
            self = next
            return
        }
        makeSquare()
        withUnsafeTemporaryAllocation(of: Int.self, capacity: columnCount * columnCount) { above in
            values.withUnsafeMutableBufferPointer { values in
                next.values.withUnsafeBufferPointer { next in
                    for column in 0..<columnCount { values[column] &+= next[column] }
                    let rows = values.baseAddress! + columnCount
                    _ = above.initialize(from: UnsafeBufferPointer(start: rows, count: above.count))
                    for row in 0..<columnCount {
                        let hasSpans = next.count > 2 * columnCount
                        let middles = hasSpans ? 0..<columnCount : row..<row + 1
                        let result = rows + row &* columnCount
                        result.update(repeating: Self.unconnected, count: columnCount)
                        for boundary in middles {
                            let below = next[hasSpans ? (row &+ 1) &* columnCount &+ boundary : columnCount &+ boundary]
                            if below == Self.unconnected { continue }
                            for column in 0..<columnCount {
                                let length = above[boundary &* columnCount &+ column]
                                if length != Self.unconnected { result[column] = max(result[column], length &+ below) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether nothing has been added yet.
    private var isStart: Bool { !hasSpans && values.allSatisfy { $0 == 0 } }

    private mutating func makeSquare() {
        guard !hasSpans, columnCount > 1 else { return }
        let own = values
        values = ContiguousArray(repeating: Self.unconnected, count: columnCount &* (columnCount &+ 1))
        for column in 0..<columnCount { values[column] = own[column] }
        for column in 0..<columnCount {
            values[(column &+ 1) &* columnCount &+ column] = own[columnCount &+ column]
        }
    }
}
