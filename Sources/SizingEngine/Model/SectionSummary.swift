/// The totals of neighbouring sections.
///
/// Estimated parts are counted, not summed, so that an estimate can change without touching a section.
struct SectionSummary: TreeSummary {
    static let zero = SectionSummary()

    var sections = 0
    var itemCount = 0
    /// The part of the extent that does not depend on the shared estimates.
    var fixed = 0
    /// The number of rows that have the shared estimate for their extent, in sections without an estimate of their own.
    var estimatedItems = 0
    var estimatedHeaders = 0
    var estimatedFooters = 0
    /// The space above the unmeasured headers.
    var estimatedPadding = 0
    /// The number of unmeasured elements.
    var unmeasured = 0
    /// The number of undecided items, measured or not.
    var undecided = 0
    /// The number of sections whose items are not laid out from the first one on. See `SectionArrangement.alignStart()`.
    var unaligned = 0
    /// The number of unmeasured items.
    var unmeasuredItems = 0
    /// The number of measured elements whose sizes are not stated.
    var forgettable = 0
    /// The number of sections in which something was measured since their estimate was learned.
    var stale = 0
    /// The number of sections whose shape is provisional.
    var unresolved = 0
    /// The number of sections whose header or footer is pinned.
    var pinned = 0
    /// The number of unmeasured headers and footers that can be pinned.
    var unmeasuredPinned = 0
    /// The number of sections that are carousels, or that a place in a carousel is wanted in.
    var carousels = 0
    var items = MeasuredMean()
    var headers = MeasuredMean()
    var footers = MeasuredMean()

    /// The extent of the sections, each followed by `sectionSpacing`.
    func extent(_ estimates: Estimates, sectionSpacing: Int) -> Int {
        fixed + estimatedItems * estimates.item + estimatedHeaders * estimates.header
            + estimatedFooters * estimates.footer + (estimates.header > 0 ? estimatedPadding : 0)
            + sections * sectionSpacing
    }

    // The additions don't check for overflow: sums stay far below the limit, since extents and numbers of items and sections
    // are bounded. A search among many sections consists mostly of them, and without checks several numbers are added at a
    // time.
    static func += (left: inout SectionSummary, right: SectionSummary) {
        left.sections &+= right.sections
        left.itemCount &+= right.itemCount
        left.fixed &+= right.fixed
        left.estimatedItems &+= right.estimatedItems
        left.estimatedHeaders &+= right.estimatedHeaders
        left.estimatedFooters &+= right.estimatedFooters
        left.estimatedPadding &+= right.estimatedPadding
        left.unmeasured &+= right.unmeasured
        left.undecided &+= right.undecided
        left.unaligned &+= right.unaligned
        left.unmeasuredItems &+= right.unmeasuredItems
        left.forgettable &+= right.forgettable
        left.stale &+= right.stale
        left.unresolved &+= right.unresolved
        left.pinned &+= right.pinned
        left.unmeasuredPinned &+= right.unmeasuredPinned
        left.carousels &+= right.carousels
        left.items += right.items
        left.headers += right.headers
        left.footers += right.footers
    }

    static func -= (left: inout SectionSummary, right: SectionSummary) {
        left.sections &-= right.sections
        left.itemCount &-= right.itemCount
        left.fixed &-= right.fixed
        left.estimatedItems &-= right.estimatedItems
        left.estimatedHeaders &-= right.estimatedHeaders
        left.estimatedFooters &-= right.estimatedFooters
        left.estimatedPadding &-= right.estimatedPadding
        left.unmeasured &-= right.unmeasured
        left.undecided &-= right.undecided
        left.unaligned &-= right.unaligned
        left.unmeasuredItems &-= right.unmeasuredItems
        left.forgettable &-= right.forgettable
        left.stale &-= right.stale
        left.unresolved &-= right.unresolved
        left.pinned &-= right.pinned
        left.unmeasuredPinned &-= right.unmeasuredPinned
        left.carousels &-= right.carousels
        left.items -= right.items
        left.headers -= right.headers
        left.footers -= right.footers
    }
}
