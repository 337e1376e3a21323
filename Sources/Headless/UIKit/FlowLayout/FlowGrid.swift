import Foundation

/// Items of one size in lines: every frame is a multiplication away.
struct FlowGrid {
    let count: Int
    private let extent: FlowExtent
    private let columns: Int
    private let spread: LineSpread
    private let lineSpacing: CGFloat

    init(count: Int, extent: FlowExtent, metrics: FlowSectionMetrics) {
        self.count = count
        self.extent = extent
        lineSpacing = metrics.lineSpacing
        let step = extent.breadth + metrics.itemSpacing
        let fitting =
            step > 0 ? ((metrics.available + metrics.itemSpacing + LineSpread.tolerance) / step).rounded(.down) : 1
        columns = max(1, Int(min(fitting, CGFloat(max(count, 1)))))
        spread = LineSpread(extents: ArraySlice([extent]), isLast: true, metrics: metrics)
    }

    private var lines: Int { (count + columns - 1) / columns }

    private var step: CGFloat { extent.length + lineSpacing }

    var length: CGFloat {
        count == 0 ? 0 : CGFloat(lines) * extent.length + CGFloat(lines - 1) * lineSpacing
    }

    /// A spacing below minus the length of an item has the lines go back.
    var reach: FlowReach {
        let last = CGFloat(max(lines - 1, 0)) * step
        return FlowReach(start: min(0, last), end: max(0, last) + extent.length)
    }

    func box(_ item: Int) -> FlowBox {
        FlowBox(
            along: CGFloat(item / columns) * step,
            across: spread.start + CGFloat(item % columns) * (extent.breadth + spread.gap),
            length: extent.length,
            breadth: extent.breadth
        )
    }

    /// The items of the lines between two places.
    ///
    /// - Complexity: O(1).
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, step > 0, end > 0, start < length else { return 0..<(step > 0 ? 0 : count) }
        // Lines that overlap begin far above, the more the less they are apart.
        let above = max(extent.length, step)
        let first = max(0, Int(((start - above) / step).rounded(.down)) + 1)
        let last = Int(min((end / step).rounded(.up), CGFloat(lines)))
        let lower = min(first * columns, count)
        return lower..<max(lower, min(last * columns, count))
    }
}
