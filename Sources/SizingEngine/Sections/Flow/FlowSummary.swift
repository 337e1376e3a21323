/// The totals of neighbouring lines.
struct FlowSummary: TreeSummary {
    static let zero = FlowSummary(items: 0, lines: 0, extent: 0)

    var items: Int
    var lines: Int
    /// The sum of the extents in pixels, without the spaces between lines.
    var extent: Int

    static func += (left: inout FlowSummary, right: FlowSummary) {
        left.items &+= right.items
        left.lines &+= right.lines
        left.extent &+= right.extent
    }

    static func -= (left: inout FlowSummary, right: FlowSummary) {
        left.items &-= right.items
        left.lines &-= right.lines
        left.extent &-= right.extent
    }

    /// The pixels from the start of the lines to the start of the line after them.
    @inline(__always)
    func end(lineSpacing: Int) -> Int { extent &+ lines &* lineSpacing }
}
