@testable import SizingEngine

extension OutwardArrangement {
    /// Checks the parts that all kinds have: the lists of sizes, and that the decided items exist.
    ///
    /// - Complexity: O(*n*)
    func checkState() throws {
        try state.mains.checkInvariants()
        try state.crosses.checkInvariants()
        let decided = decidedItems
        try BrokenInvariant.check(
            state.crosses.count == count && decided.lowerBound >= 0 && decided.upperBound <= count,
            "\(count) items have \(state.crosses.count) cross extents, and \(decided) are decided."
        )
    }
}
