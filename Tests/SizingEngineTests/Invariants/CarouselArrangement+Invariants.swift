@testable import SizingEngine

extension CarouselArrangement {
    /// Checks that the columns hold as many items as there are, and that the height is that of the first items.
    ///
    /// - Complexity: O(n · rows)
    func checkInvariants() throws {
        try heights.checkInvariants()
        try self.columns.checkInvariants()
        try groups?.checkInvariants()
        let (held, widths) = (groups?.count ?? self.columns.count, groups?.items.measuredCount)
        try BrokenInvariant.check(held == count, "The columns hold \(held) items of \(count).")
        let leading = 0..<min(parameters.leadCount, count)
        let columns = 0..<(leading.count + parameters.rows - 1) / parameters.rows
        let first =
            parameters.group.map { group in columns.compactMap { self.group($0, of: group).extent } }
            ?? leading.compactMap { heights.measuredExtent(at: $0) }
        try BrokenInvariant.check(tallest == first.max(), "The tallest of \(first) is not \(tallest as Int?).")
        try BrokenInvariant.check(
            widths ?? self.columns.measuredCount
                == (parameters.measuresWidths || widths != nil ? count - unmeasuredCount : 0),
            "\(widths ?? self.columns.measuredCount) widths and \(count - unmeasuredCount) heights are measured."
        )
        if let item = place.item {
            try BrokenInvariant.check(item >= 0 && item < count, "Item \(item) of \(count) is kept.")
        }
    }
}
