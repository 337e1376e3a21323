/// The totals of a section's items, stored beside their arrangement and computed after each change.
struct ArrangementSummary: Equatable, Sendable {
    var count: Int
    var unmeasuredCount: Int
    /// The mean of the measured extents.
    var mean: MeasuredMean
    /// The part of the extent that does not depend on the estimate, in pixels.
    var fixedExtent: Int
    /// The number of rows whose extent is the estimate.
    var estimatedRows: Int
    var estimate: Int
    /// The number of items whose position is not decided, measured or not.
    var undecidedCount: Int
    /// Whether none of the sizes can be forgotten.
    var isStated: Bool
    /// Whether the items are laid out from the first one on. See `SectionArrangement.alignStart()`.
    var isAlignedAtStart: Bool

    @inline(__always)
    init(_ items: some SectionArrangement) {
        count = items.count
        unmeasuredCount = items.unmeasuredCount
        mean = items.mean
        fixedExtent = items.fixedExtent
        estimatedRows = items.estimatedRows
        estimate = items.estimate
        undecidedCount = items.undecidedCount
        isStated = items.isStated
        isAlignedAtStart = items.isAlignedAtStart
    }

    var measuredCount: Int { count - unmeasuredCount }

    /// The extent of the items with another estimate, in pixels.
    func extent(_ estimate: Int) -> Int { fixedExtent + estimatedRows * estimate }
}
