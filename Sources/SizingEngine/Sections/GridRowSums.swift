/// What a stretch of a grid's items adds to the rows, if its first item falls into a certain column.
///
/// The tallest of a row is no sum: which items share a row depends on the column that a stretch begins in. So a stretch
/// knows one of these for each column, and an insertion above it only changes which one is asked.
struct GridRowSums: Equatable, Sendable {
    /// The extent that stands for "nothing measured".
    static let unmeasured: Int32 = -1

    /// The sum of the extents of the rows that begin and end within, those of which something is measured.
    var fixed = 0
    /// The number of rows that begin and end within, those of which nothing is measured.
    var unknown = 0
    /// The largest extent measured among the first items, which belong to a row begun before the stretch.
    var head = GridRowSums.unmeasured
    /// The largest extent measured among the last items, which begin a row that does not end within.
    var tail = GridRowSums.unmeasured

    /// Adds a row of which the largest measured extent is given.
    @inline(__always)
    mutating func close(_ tallest: Int32) {
        if tallest >= 0 { fixed &+= Int(tallest) } else { unknown &+= 1 }
    }

    /// Takes away what `close` added.
    @inline(__always)
    mutating func open(_ tallest: Int32) {
        if tallest >= 0 { fixed &-= Int(tallest) } else { unknown &-= 1 }
    }

    /// What two neighbouring stretches add together.
    ///
    /// - Parameters:
    ///   - left: The sums of the first stretch for the column that it begins in.
    ///   - right: The sums of the second one for the column where the first one ends.
    ///   - column: Where the first one begins.
    ///   - next: Where the second one begins.
    @inline(__always)
    static func joining(
        _ left: GridRowSums,
        of leftCount: Int,
        from column: Int,
        _ right: GridRowSums,
        of rightCount: Int,
        from next: Int,
        columns: Int
    ) -> GridRowSums {
        var sums = left
        sums.fixed &+= right.fixed
        sums.unknown &+= right.unknown
        if next == 0 {
            sums.tail = right.tail
        } else if column > 0 && column &+ leftCount < columns {
            sums.head = max(left.head, right.head)
            sums.tail = right.tail
        } else if next &+ rightCount >= columns {
            sums.close(max(left.tail, right.head))
            sums.tail = right.tail
        } else {
            sums.tail = max(left.tail, right.head)
        }
        return sums
    }
}

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
