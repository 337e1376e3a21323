@testable import SizingEngine

extension StatedArrangement {
    /// Checks that the frames in the whole span are those of the single items.
    ///
    /// - Complexity: O(*n*)
    func checkInvariants() throws {
        var next = 0
        forEachItem(in: Span(start: -1, length: fixedExtent + 2)) { item, frame, _ in
            if frame == self.frame(of: item) { next += 1 }
            return true
        }
        let empty = (0..<count).filter { frame(of: $0).main.isEmpty }.count
        try BrokenInvariant.check(next + empty == count, "\(next) of \(count) items have their frames.")
    }
}
