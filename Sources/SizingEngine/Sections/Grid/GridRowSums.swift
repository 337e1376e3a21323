/// The sums of the rows that neighbouring items of a grid (a stretch) make, if the first item is in a given column.
///
/// The extent of a row is a maximum and not a sum: which items share a row depends on the column in which a stretch begins.
/// So a stretch stores these sums for each column, and an insertion above it only changes which of them are read.
struct GridRowSums: Equatable, Sendable {
    /// The extent that stands for "nothing measured".
    static let unmeasured: Int32 = -1

    /// The sum of the extents of the rows that lie wholly within the stretch and in which something is measured.
    var fixed = 0
    /// The number of rows that lie wholly within the stretch and in which nothing is measured.
    var unknown = 0
    /// The largest extent measured among the first items, which belong to a row begun before the stretch.
    var head = GridRowSums.unmeasured
    /// The largest extent measured among the last items, which begin a row that does not end within.
    var tail = GridRowSums.unmeasured

    /// Adds a row with a given largest measured extent.
    @inline(__always)
    mutating func close(_ tallest: Int32) {
        if tallest >= 0 { fixed &+= Int(tallest) } else { unknown &+= 1 }
    }

    /// Undoes `close`.
    @inline(__always)
    mutating func open(_ tallest: Int32) {
        if tallest >= 0 { fixed &-= Int(tallest) } else { unknown &-= 1 }
    }

    /// The rows that two neighbouring stretches of items make together.
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
