/// What a stretch of decided items makes of the ends of the columns above it, and how many items start in each column.
///
/// Items of one column only lengthen their columns: one number a column. Items of several columns tie columns together,
/// and then the end of each column is the largest of what each column above contributes: a square of numbers, which
/// multiply like matrices with the sum for the product and the larger for the sum.
struct MasonryGrowth: Equatable, Sendable {
    let columnCount: Int
    /// The tallies of the columns, and after them the lengths: either one a column, or a row a column with an entry for
    /// each column above.
    private var values: ContiguousArray<Int>

    /// The length of what is not tied together.
    private static let untied = Int.min

    /// One item in a tally, and one stand-in.
    private static let item = 1
    private static let estimatedItem = 1 << 32

    init(columnCount: Int) {
        self.columnCount = columnCount
        values = ContiguousArray(repeating: 0, count: 2 * columnCount)
    }

    /// Whether columns are tied together.
    var isTied: Bool { values.count != 2 * columnCount }

    /// The number of stand-ins of all columns.
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

    /// Works out the ends of the columns below the stretch from those above it.
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
                    if length != Self.untied { end = max(end, ends[column] &+ length) }
                    index &+= 1
                }
                below[row] = end
            }
        }
    }

    /// Whether an item of the stretch may lie in a window, by the ends of the columns above and below the stretch.
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

// MARK: Changing

extension MasonryGrowth {
    /// Adds items at the end.
    ///
    /// - Parameter slots: Their sizes, those of stand-ins with all bits turned over.
    mutating func append(
        _ runs: UnsafePointer<MasonryRun>,
        _ slots: UnsafePointer<Int32>,
        count: Int,
        spacing: Int
    ) {
        if !isTied, UnsafeBufferPointer(start: runs, count: count).contains(where: { $0.count > 1 }) { tie() }
        let (columnCount, isTied) = (columnCount, isTied)
        values.withUnsafeMutableBufferPointer { values in
            let tallies = values.baseAddress!
            let lengths = tallies + columnCount
            for index in 0..<count {
                let (run, slot) = (runs[index], slots[index])
                // The sign of a stand-in, spread over a mask.
                let mask = slot >> 31
                tallies[run.first] &+= Self.item &+ Int(mask & 1) &* Self.estimatedItem
                let length = Int(slot ^ mask) &+ spacing
                if isTied {
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
            var longest = untied
            for row in run.first..<run.end { longest = max(longest, rows[row &* columnCount &+ column]) }
            if longest != untied { longest &+= length }
            for row in run.first..<run.end { rows[row &* columnCount &+ column] = longest }
        }
    }

    /// Lengthens a column of a stretch in which none are tied, and counts its stand-ins anew.
    mutating func lengthen(_ column: Int, by length: Int, estimated: Int) {
        values[column] &+= estimated &* Self.estimatedItem
        values[columnCount &+ column] &+= length
    }

    mutating func countEstimated(in column: Int, by number: Int) {
        values[column] &+= number &* Self.estimatedItem
    }

    /// Adds the stretch that follows.
    mutating func append(_ next: MasonryGrowth) {
        if isTied || next.isTied {
            appendTied(next)
            return
        }
        let count = values.count
        values.withUnsafeMutableBufferPointer { values in
            next.values.withUnsafeBufferPointer { next in
                for index in 0..<count { values[index] &+= next[index] }
            }
        }
    }

    private mutating func appendTied(_ next: MasonryGrowth) {
        let columnCount = columnCount
        guard !isStart else {
            self = next
            return
        }
        tie()
        withUnsafeTemporaryAllocation(of: Int.self, capacity: columnCount * columnCount) { above in
            values.withUnsafeMutableBufferPointer { values in
                next.values.withUnsafeBufferPointer { next in
                    for column in 0..<columnCount { values[column] &+= next[column] }
                    let rows = values.baseAddress! + columnCount
                    _ = above.initialize(from: UnsafeBufferPointer(start: rows, count: above.count))
                    for row in 0..<columnCount {
                        let isTied = next.count > 2 * columnCount
                        let middles = isTied ? 0..<columnCount : row..<row + 1
                        let result = rows + row &* columnCount
                        result.update(repeating: Self.untied, count: columnCount)
                        for boundary in middles {
                            let below = next[isTied ? (row &+ 1) &* columnCount &+ boundary : columnCount &+ boundary]
                            if below == Self.untied { continue }
                            for column in 0..<columnCount {
                                let length = above[boundary &* columnCount &+ column]
                                if length != Self.untied { result[column] = max(result[column], length &+ below) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether nothing has been added yet.
    private var isStart: Bool { !isTied && values.allSatisfy { $0 == 0 } }

    private mutating func tie() {
        guard !isTied, columnCount > 1 else { return }
        let own = values
        values = ContiguousArray(repeating: Self.untied, count: columnCount &* (columnCount &+ 1))
        for column in 0..<columnCount { values[column] = own[column] }
        for column in 0..<columnCount {
            values[(column &+ 1) &* columnCount &+ column] = own[columnCount &+ column]
        }
    }
}
