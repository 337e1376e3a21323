@testable import SizingEngine

extension PatternArrangement {
    /// Checks that there are as many groups as the items fill, and that each has the extent that follows from its items.
    ///
    /// - Complexity: O(n)
    func checkInvariants() throws {
        try items.checkInvariants()
        try groups.checkInvariants()
        try crosses.checkInvariants()
        if parameters.chosenWidths != nil {
            try BrokenInvariant.check(
                crosses.count == count && crosses.unmeasuredCount == unmeasuredCount,
                "\(crosses.unmeasuredCount) of \(crosses.count) cross extents and \(unmeasuredCount) of \(count) items are open."
            )
        }
        let filled = (count + placeCount - 1) / placeCount
        try BrokenInvariant.check(groups.count == filled, "\(groups.count) groups hold \(count) items.")
        for group in 0..<groups.count {
            let (extent, expected) = (groups.measuredExtent(at: group), self.group(group).extent)
            try BrokenInvariant.check(
                extent == expected,
                "Group \(group) is \(extent as Int?) tall, not \(expected as Int?)."
            )
        }
    }
}
