@testable import SizingEngine

extension ExtentList {
    /// Checks that the chunks are valid, that their sums are right and that no two neighbours have to be joined.
    ///
    /// - Complexity: O(measured + chunks).
    func checkInvariants() throws {
        try chunks.checkInvariants()
        var all: [ExtentChunk] = []
        chunks.forEach(in: 0..<chunks.count) { _, chunk, _ in
            all.append(chunk)
            return true
        }
        for chunk in all { try chunk.checkInvariants() }
        for (left, right) in zip(all, all.dropFirst()) {
            try BrokenInvariant.check(
                !left.summary.mustJoin(right.summary),
                "\(left.summary) and \(right.summary) are two chunks."
            )
        }
    }
}
