@testable import SizingEngine

extension ExtentChunk {
    func checkInvariants() throws {
        try BrokenInvariant.check(count > 0, "A chunk is empty.")
        try BrokenInvariant.check(slots.hold(isRun ? 0 : count), "A chunk of \(summary) has \(slots).")
        guard !isRun else { return try BrokenInvariant.check(summary.measuredSum == 0, "A run sums up to \(summary).") }
        try BrokenInvariant.check(count <= Self.blockSize, "A block has \(count) slots.")
        let recounted = slots.summary(of: 0..<count, among: count)
        try BrokenInvariant.check(summary == recounted, "A block sums up to \(summary), its slots to \(recounted).")
    }
}
