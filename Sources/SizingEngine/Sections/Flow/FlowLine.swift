/// A line of a flow whose items are decided.
struct FlowLine: SummedElement, Equatable, Sendable {
    /// The number of items.
    private(set) var count: Int32 = 0
    /// The cross extent that the items and the smallest spaces between them take. It exceeds that of the line if an item is
    /// wider than the line.
    private(set) var used: Int32 = 0
    /// The largest main extent of the items.
    private(set) var extent: Int32 = 0
    /// The main extent of the items that are not measured: the estimate at the time when the line was begun.
    let estimate: Int32

    init(estimate: Int) {
        self.estimate = Int32(estimate)
    }

    var summary: FlowSummary { FlowSummary(items: Int(count), lines: 1, extent: Int(extent)) }

    /// Whether an item fits on the line. Every item fits on an empty line.
    @inline(__always)
    func fits(_ cross: Int, _ parameters: FlowParameters) -> Bool {
        count == 0
            || Int(used) &+ parameters.itemSpacing &+ cross <= parameters.crossExtent
                && count < FlowArrangement.maximumLineCount
    }

    /// Adds an item.
    ///
    /// - Parameter main: `nil` if it is not measured.
    @inline(__always)
    mutating func append(_ main: Int?, _ cross: Int, _ parameters: FlowParameters) {
        used = count == 0 ? Int32(cross) : used &+ Int32(truncatingIfNeeded: parameters.itemSpacing &+ cross)
        extent = max(extent, main.map { Int32(truncatingIfNeeded: $0) } ?? estimate)
        count &+= 1
    }
}
