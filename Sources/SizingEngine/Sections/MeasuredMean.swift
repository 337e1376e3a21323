/// The mean of measured extents, from which an estimate is learned: their number and their sum.
struct MeasuredMean: Equatable, Sendable {
    var count = 0
    var sum = 0

    /// The mean, rounded to the nearest whole pixel; `nil` if nothing was measured.
    var rounded: Int? { count == 0 ? nil : (sum + count / 2) / count }

    static func += (left: inout MeasuredMean, right: MeasuredMean) {
        left.count &+= right.count
        left.sum &+= right.sum
    }

    static func -= (left: inout MeasuredMean, right: MeasuredMean) {
        left.count &-= right.count
        left.sum &-= right.sum
    }
}
