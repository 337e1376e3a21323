/// The rows over the first items of a grid, of which the last may be open.
struct GridPrefix {
    /// The number of items.
    var count = 0
    /// How many of them belong to the open row.
    var column = 0
    /// The largest measured extent of the open row.
    var open = GridRowSums.unmeasured
    /// The sums of the rows that are closed.
    var closed = GridRowSums()

    @inline(__always)
    mutating func add(_ sums: GridRowSums, of added: Int, columns: Int) {
        count &+= added
        if column > 0 {
            open = max(open, sums.head)
            guard column &+ added >= columns else {
                column &+= added
                return
            }
            closed.close(open)
        }
        closed.fixed &+= sums.fixed
        closed.unknown &+= sums.unknown
        column = (column &+ added) % columns
        open = sums.tail
    }

    @inline(__always)
    mutating func add(_ slot: Int32, columns: Int) {
        count &+= 1
        column &+= 1
        open = max(open, slot)
        guard column == columns else { return }
        closed.close(open)
        column = 0
        open = GridRowSums.unmeasured
    }

    /// Where the row after the closed ones starts.
    @inline(__always)
    func end(estimate: Int, spacing: Int, columns: Int) -> Int {
        closed.fixed &+ closed.unknown &* estimate &+ (count &- column) / columns &* spacing
    }
}
