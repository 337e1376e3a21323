extension FlowArrangement {
    /// A decided line and where it lies.
    struct PlacedLine {
        var line: FlowLine
        /// Its first item, in the order of items.
        var first: Int
        /// Where it starts along the scroll axis.
        var start: Int
        /// Whether a justified line is not filled: the last line of all, the line of the items left over before the start
        /// item, and a line that can still take more items.
        var isLoose: Bool

        var main: Span { Span(start: start, length: Int(line.extent)) }

        var items: Range<Int> { first..<first + Int(line.count) }
    }
}
