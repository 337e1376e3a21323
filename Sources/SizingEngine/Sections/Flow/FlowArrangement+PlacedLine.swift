extension FlowArrangement {
    /// A decided line and where it lies.
    struct PlacedLine {
        var line: FlowLine
        /// Its first item, in the order of items.
        var first: Int
        /// Where it starts along the scroll axis.
        var start: Int
        /// Whether a justified line is not filled here: the last one of all, the first one that is left over before the
        /// start item, and one that can still take more.
        var isLoose: Bool

        var main: Span { Span(start: start, length: Int(line.extent)) }

        var items: Range<Int> { first..<first + Int(line.count) }
    }
}
