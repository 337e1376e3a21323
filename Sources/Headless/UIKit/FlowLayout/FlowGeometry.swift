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

        func box(_ item: Int) -> FlowBox {
            var box = body.box(item)
            box.along += bodyStart
            box.across += metrics.acrossBefore
            return box
        }
    }

    let sections: [Section]
    let breadth: CGFloat

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
    }

    var length: CGFloat { sections.last?.end ?? 0 }

    /// The sections that have something between two places.
    ///
    /// - Complexity: O(log sections).
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = sections.firstIndexSorted { $0.end >= start }
        let last = sections.firstIndexSorted { $0.start >= end }
        return first..<max(first, last)
    }
}
