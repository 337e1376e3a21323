import Foundation

/// Where everything in a flow layout stands, sections one after the other.
struct FlowGeometry {
    struct Section {
        let metrics: FlowSectionMetrics
        let body: FlowBody
        let start: CGFloat

        var bodyStart: CGFloat { start + metrics.headerLength + metrics.insetBefore }
        var footerStart: CGFloat { bodyStart + body.length + metrics.insetAfter }
        var end: CGFloat { footerStart + metrics.footerLength }

        /// From the first to the last point that something of the section reaches. Negative insets and spacings put items beyond
        /// the edges of their section.
        var reach: FlowReach {
            let edges = [start, start + metrics.headerLength, footerStart, end]
            let items = body.count > 0 ? [bodyStart + body.reach.start, bodyStart + body.reach.end] : []
            let all = edges + items
            return FlowReach(start: all.min() ?? start, end: all.max() ?? start)
        }

        func box(_ item: Int) -> FlowBox {
            var box = body.box(item)
            box.along += bodyStart
            box.across += metrics.acrossBefore
            return box
        }
    }

    let sections: [Section]
    let breadth: CGFloat
    private let reached: SortedReach

    init(_ metrics: [FlowSectionMetrics], measured: [Int: [Int: FlowExtent]], breadth: CGFloat) {
        var start: CGFloat = 0
        var sections: [Section] = []
        sections.reserveCapacity(metrics.count)
        for (index, metrics) in metrics.enumerated() {
            let section = Section(metrics: metrics, body: metrics.body(measured: measured[index] ?? [:]), start: start)
            sections.append(section)
            start = section.end
        }
        self.sections = sections
        self.breadth = breadth
        reached = SortedReach(sections.map(\.reach))
    }

    var length: CGFloat { sections.last?.end ?? 0 }

    /// The sections that have something between two places, and those between them.
    ///
    /// - Complexity: O(log sections).
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> { reached.indices(from: start, to: end) }
}
