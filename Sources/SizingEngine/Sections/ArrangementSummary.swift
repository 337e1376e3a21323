/// What a section's items add up to, read from their arrangement at once after each change.
struct ArrangementSummary: Equatable, Sendable {
    var count: Int
    var unmeasuredCount: Int
    var measuredSum: Int
    /// The part of the extent that does not depend on the estimate.
    var fixedExtent: Int
    var estimatedRows: Int
    var estimate: Int
    /// Items whose place is not decided, measured or not.
    var undecidedCount: Int
    /// Whether all columns start at the start, and lines are broken from the first item on.
    var isLevel: Bool

    init(_ masonry: MasonryArrangement) {
        self.init(masonry, undecidedCount: masonry.count - masonry.decidedCount, isLevel: masonry.isLevel)
    }

    init(_ flow: FlowArrangement) {
        self.init(flow, undecidedCount: flow.count - flow.decidedCount, isLevel: flow.isLevel)
    }

    init(_ items: some SectionArrangement, undecidedCount: Int = 0, isLevel: Bool = true) {
        count = items.count
        unmeasuredCount = items.unmeasuredCount
        measuredSum = items.measuredSum
        fixedExtent = items.fixedExtent
        estimatedRows = items.estimatedRows
        estimate = items.estimate
        self.undecidedCount = undecidedCount
        self.isLevel = isLevel
    }

    var measuredCount: Int { count - unmeasuredCount }

    /// The extent of the items with an estimate for what nothing is known of.
    func extent(_ estimate: Int) -> Int { fixedExtent + estimatedRows * estimate }
}

extension SectionItems {
    var summary: ArrangementSummary {
        switch self {
        case .list(let items): ArrangementSummary(items)
        case .grid(let items): ArrangementSummary(items.value)
        case .masonry(let items): ArrangementSummary(items)
        case .flow(let items): ArrangementSummary(items.value)
        }
    }
}
