/// The sums over a stretch of an `ExtentList`.
///
/// What is unmeasured is counted, not summed, so that a new estimate changes no stored number.
struct ExtentSummary: TreeSummary {
    static let zero = ExtentSummary(count: 0, unmeasured: 0, measuredSum: 0)

    var count: Int
    var unmeasured: Int
    /// In pixels.
    var measuredSum: Int

    static func += (left: inout ExtentSummary, right: ExtentSummary) {
        left.count &+= right.count
        left.unmeasured &+= right.unmeasured
        left.measuredSum &+= right.measuredSum
    }

    static func -= (left: inout ExtentSummary, right: ExtentSummary) {
        left.count &-= right.count
        left.unmeasured &-= right.unmeasured
        left.measuredSum &-= right.measuredSum
    }

    /// The pixels from the start of the stretch to the start of what follows it, gaps included.
    func extent(estimate: Int, spacing: Int) -> Int {
        measuredSum &+ unmeasured &* estimate &+ count &* spacing
    }
}
