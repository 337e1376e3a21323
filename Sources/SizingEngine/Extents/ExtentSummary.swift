/// The sums over neighbouring elements of an `ExtentList`.
///
/// Unmeasured elements are counted, not summed, so that a new estimate changes no stored number. The counts take four bytes,
/// enough for the largest list: the narrower the sums are, the more of them a search reads at once.
struct ExtentSummary: TreeSummary {
    static let zero = ExtentSummary(count: 0, unmeasured: 0, measuredSum: 0)

    private var storedCount: UInt32
    private var storedUnmeasured: UInt32
    /// The sum of the measured extents in pixels.
    var measuredSum: Int

    init(count: Int, unmeasured: Int, measuredSum: Int) {
        storedCount = UInt32(truncatingIfNeeded: count)
        storedUnmeasured = UInt32(truncatingIfNeeded: unmeasured)
        self.measuredSum = measuredSum
    }

    var count: Int {
        get { Int(storedCount) }
        set { storedCount = UInt32(truncatingIfNeeded: newValue) }
    }

    var unmeasured: Int {
        get { Int(storedUnmeasured) }
        set { storedUnmeasured = UInt32(truncatingIfNeeded: newValue) }
    }

    static func += (left: inout ExtentSummary, right: ExtentSummary) {
        left.storedCount &+= right.storedCount
        left.storedUnmeasured &+= right.storedUnmeasured
        left.measuredSum &+= right.measuredSum
    }

    static func -= (left: inout ExtentSummary, right: ExtentSummary) {
        left.storedCount &-= right.storedCount
        left.storedUnmeasured &-= right.storedUnmeasured
        left.measuredSum &-= right.measuredSum
    }

    /// The pixels from the start of the elements to the start of the one after them, gaps included.
    func extent(estimate: Int, spacing: Int) -> Int {
        measuredSum &+ unmeasured &* estimate &+ count &* spacing
    }
}
