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
    private static let standIn = 1 << 32

    init(columnCount: Int) {
        self.columnCount = columnCount
        values = ContiguousArray(repeating: 0, count: 2 * columnCount)
    }

    /// Whether columns are tied together.
    var isTied: Bool { values.count != 2 * columnCount }

    /// The number of stand-ins of all columns.
    var standIns: Int {
        values[..<columnCount].reduce(0) { $0 + $1 >> 32 }
    }

    /// The number of items of all columns.
    var items: Int {
        values[..<columnCount].reduce(0) { $0 + $1 & 0xFFFF_FFFF }
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
        let least = window.standInsOnly ? Self.standIn : Self.item
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
    /// Adds an item at the end.
    ///
    /// - Parameter length: Its extent and the space after it.
    mutating func append(_ run: MasonryRun, length: Int, isMeasured: Bool) {
        values[run.first] &+= isMeasured ? Self.item : Self.item &+ Self.standIn
        guard isTied || run.count > 1 else {
            values[columnCount &+ run.first] &+= length
            return
        }
        tie()
        for column in 0..<columnCount {
            var longest = Self.untied
            for row in run.first..<run.end { longest = max(longest, values[index(row, column)]) }
            if longest != Self.untied { longest &+= length }
            for row in run.first..<run.end { values[index(row, column)] = longest }
        }
    }

    /// Lengthens a column of a stretch in which none are tied, and counts its stand-ins anew.
    mutating func lengthen(_ column: Int, by length: Int, standIns: Int) {
        values[column] &+= standIns &* Self.standIn
        values[columnCount &+ column] &+= length
    }

    mutating func countStandIns(in column: Int, by number: Int) {
        values[column] &+= number &* Self.standIn
    }

    /// Adds the stretch that follows.
    mutating func append(_ next: MasonryGrowth) {
        for column in 0..<columnCount { values[column] &+= next.values[column] }
        switch (isTied, next.isTied) {
        case (false, false):
            for index in columnCount..<2 * columnCount { values[index] &+= next.values[index] }
        case (true, false):
            for row in 0..<columnCount {
                let length = next.values[columnCount &+ row]
                for column in 0..<columnCount where values[index(row, column)] != Self.untied {
                    values[index(row, column)] &+= length
                }
            }
        case (false, true):
            let own = values
            values = next.values
            for column in 0..<columnCount { values[column] = own[column] }
            for row in 0..<columnCount {
                for column in 0..<columnCount where values[index(row, column)] != Self.untied {
                    values[index(row, column)] &+= own[columnCount &+ column]
                }
            }
        case (true, true):
            multiply(by: next)
        }
    }

    private mutating func multiply(by next: MasonryGrowth) {
        let own = values
        for row in 0..<columnCount {
            for column in 0..<columnCount { values[index(row, column)] = Self.untied }
            for middle in 0..<columnCount {
                let below = next.values[index(row, middle)]
                guard below != Self.untied else { continue }
                for column in 0..<columnCount {
                    let above = own[index(middle, column)]
                    guard above != Self.untied else { continue }
                    values[index(row, column)] = max(values[index(row, column)], above &+ below)
                }
            }
        }
    }

    @inline(__always)
    private func index(_ row: Int, _ column: Int) -> Int {
        columnCount &+ row &* columnCount &+ column
    }

    private mutating func tie() {
        guard !isTied, columnCount > 1 else { return }
        let own = values
        values.removeSubrange(columnCount...)
        values.append(contentsOf: repeatElement(Self.untied, count: columnCount * columnCount))
        for column in 0..<columnCount { values[index(column, column)] = own[columnCount &+ column] }
    }
}
