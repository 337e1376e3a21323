/// The neighbouring columns of a masonry that an item takes.
struct MasonryRun: Hashable, Sendable {
    private let column: UInt8
    private let width: UInt8

    init(first: Int, count: Int) {
        column = UInt8(truncatingIfNeeded: first)
        width = UInt8(truncatingIfNeeded: count)
    }

    var first: Int { Int(column) }
    var count: Int { Int(width) }
    var end: Int { first &+ count }

    /// The run of `count` columns that starts with the same column, or the last such run if that one does not fit.
    func widened(to count: Int, of columnCount: Int) -> MasonryRun {
        MasonryRun(first: min(first, columnCount - count), count: count)
    }

    /// The cross span from the start of the first column to the end of the last.
    func cross(in columns: [Span]) -> Span {
        Span(start: columns[first].start, end: columns[end - 1].end)
    }

    /// Where an item of this run starts, when the columns are filled up to `ends`.
    @inline(__always)
    func start(below ends: UnsafePointer<Int>) -> Int {
        var start = ends[first]
        guard width > 1 else { return start }
        for column in first &+ 1..<end { start = max(start, ends[column]) }
        return start
    }

    /// Fills the run's columns up to `end`.
    @inline(__always)
    func fill(_ ends: UnsafeMutablePointer<Int>, to end: Int) {
        guard width > 1 else {
            ends[first] = end
            return
        }
        for column in first..<self.end { ends[column] = end }
    }
}
