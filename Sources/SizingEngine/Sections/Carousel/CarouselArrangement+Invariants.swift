extension CarouselArrangement {
    /// Checks that the columns hold as many items as there are, and that the height is that of the first items.
    ///
    /// - Complexity: O(n · rows)
    func checkInvariants() throws {
        try heights.checkInvariants()
        try columns.checkInvariants()
        try BrokenInvariant.check(columns.count == count, "The columns hold \(columns.count) items of \(count).")
        let first = (0..<min(parameters.leadCount, count)).compactMap { heights.measuredExtent(at: $0) }
        try BrokenInvariant.check(tallest == first.max(), "The tallest of \(first) is not \(tallest as Int?).")
        try BrokenInvariant.check(
            columns.measuredCount == (parameters.measuresWidths ? count - unmeasuredCount : 0),
            "\(columns.measuredCount) widths and \(count - unmeasuredCount) heights are measured."
        )
        if let item = place.item {
            try BrokenInvariant.check(item >= 0 && item < count, "Item \(item) of \(count) is kept.")
        }
    }
}
