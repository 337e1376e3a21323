/// One column of items between a header and a footer.
///
/// Offsets are counted from the start of the section: header, inset, items, inset, footer.
struct ListSection: SummedElement {
    /// A header or a footer.
    enum Boundary: Equatable, Sendable {
        case absent, estimated
        case measured(Int)
    }

    var shape: SectionShape
    var items: ExtentList
    var header: Boundary
    var footer: Boundary
    /// The mean of what was measured here when the estimates were last learned.
    var ownEstimate: Int?
    /// Whether something was measured since then.
    var isStale = false

    init(itemCount: Int, shape: SectionShape) {
        self.shape = shape
        items = ExtentList(count: itemCount, estimate: 1, spacing: shape.spacing)
        header = shape.hasHeader ? .estimated : .absent
        footer = shape.hasFooter ? .estimated : .absent
    }

    var summary: SectionSummary {
        var summary = SectionSummary()
        summary.sections = 1
        summary.itemCount = items.count
        summary.fixed =
            shape.insetBefore + shape.insetAfter + items.measuredSum + max(0, items.count - 1) * shape.spacing
        summary.unmeasured = items.unmeasuredCount
        summary.measured = items.measuredCount
        if let ownEstimate {
            summary.fixed += items.unmeasuredCount * ownEstimate
        } else {
            summary.estimatedItems = items.unmeasuredCount
        }
        summary.stale = isStale ? 1 : 0
        summary.items = .init(count: items.measuredCount, sum: items.measuredSum)
        switch header {
        case .absent: break
        case .estimated:
            summary.estimatedHeaders = 1
            summary.unmeasured += 1
        case .measured(let extent):
            summary.fixed += extent
            summary.measured += 1
            // One of no extent does not exist, and says nothing about the others.
            if extent > 0 { summary.headers = .init(count: 1, sum: extent) }
        }
        switch footer {
        case .absent: break
        case .estimated:
            summary.estimatedFooters = 1
            summary.unmeasured += 1
        case .measured(let extent):
            summary.fixed += extent
            summary.measured += 1
            if extent > 0 { summary.footers = .init(count: 1, sum: extent) }
        }
        return summary
    }

    /// The items with the estimate that holds for them.
    func items(_ estimates: Estimates) -> ExtentList {
        var items = items
        items.estimate = ownEstimate ?? estimates.item
        return items
    }

    func headerExtent(_ estimates: Estimates) -> Int { header.extent(estimates.header) }

    func startOfItems(_ estimates: Estimates) -> Int { headerExtent(estimates) + shape.insetBefore }

    func headerSpan(_ estimates: Estimates) -> Span { Span(start: 0, end: headerExtent(estimates)) }

    func itemSpan(_ item: Int, _ estimates: Estimates) -> Span {
        items(estimates).span(of: item).offset(by: startOfItems(estimates))
    }

    func footerSpan(_ estimates: Estimates) -> Span {
        let start = startOfItems(estimates) + items(estimates).total + shape.insetAfter
        return Span(start: start, end: start + footer.extent(estimates.footer))
    }
}

extension ListSection.Boundary {
    var isUnmeasured: Bool { self == .estimated }

    var measuredExtent: Int? {
        if case .measured(let extent) = self { extent } else { nil }
    }

    func extent(_ estimate: Int) -> Int {
        switch self {
        case .absent: 0
        case .estimated: estimate
        case .measured(let extent): extent
        }
    }
}
