import Foundation

/// How the items of a line stand in it: the first after `start`, the others after gaps of `gap`.
///
/// A line is justified: what is left over goes in equal parts between its items. The last line of a section spreads as
/// if it were filled up with more items like its last one, so that it stays in the columns of a grid. A line with room
/// for one item only has it in the middle.
struct LineSpread: Equatable {
    var start: CGFloat
    var gap: CGFloat

    init(extents: ArraySlice<FlowExtent>, isLast: Bool, metrics: FlowSectionMetrics) {
        let spacing = metrics.itemSpacing
        var places = extents.count
        var used = extents.reduce(0) { $0 + $1.breadth } + CGFloat(max(places - 1, 0)) * spacing
        if isLast, let last = extents.last {
            let step = last.breadth + spacing
            if step > 0 {
                let more = ((metrics.available - used + Self.tolerance) / step).rounded(.down)
                if more > 0, more.isFinite {
                    places += Int(more)
                    used += more * step
                }
            }
        }
        let rest = max(metrics.available - used, 0)
        start = places == 1 ? rest / 2 : 0
        gap = places > 1 ? spacing + rest / CGFloat(places - 1) : spacing
    }

    /// Items whose sizes are thirds of the available breadth must fit three times.
    static let tolerance: CGFloat = 1e-6
}
