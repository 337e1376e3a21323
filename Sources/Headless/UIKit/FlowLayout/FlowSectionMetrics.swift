import Foundation

/// What the layout's properties and its delegate say about one section, along the axes of the layout.
struct FlowSectionMetrics {
    enum Items {
        /// All of one size.
        case uniform(FlowExtent)
        case individual([FlowExtent])
    }

    var count: Int
    var items: Items
    var headerLength: CGFloat
    var footerLength: CGFloat
    var insetBefore: CGFloat
    var insetAfter: CGFloat
    var acrossBefore: CGFloat

    /// How much of a line items and the gaps between them can fill.
    var available: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat

    /// - Complexity: O(items) where sizes differ or some were measured, else O(1).
    func body(measured: [Int: FlowExtent]) -> FlowBody {
        if case .uniform(let extent) = items, measured.isEmpty {
            return .grid(FlowGrid(count: count, extent: extent, metrics: self))
        }
        return .lines(FlowLines(extents: extents(measured: measured), metrics: self))
    }

    private func extents(measured: [Int: FlowExtent]) -> [FlowExtent] {
        var extents: [FlowExtent]
        switch items {
        case .uniform(let extent): extents = Array(repeating: extent, count: count)
        case .individual(let list): extents = list
        }
        for (item, extent) in measured where item < count { extents[item] = extent }
        return extents
    }

    /// The widest item, to tell whether it fits.
    var greatestBreadth: CGFloat {
        switch items {
        case .uniform(let extent): count > 0 ? extent.breadth : 0
        case .individual(let list): list.reduce(0) { max($0, $1.breadth) }
        }
    }
}
