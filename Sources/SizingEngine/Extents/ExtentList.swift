/// The extents of elements in order, in whole pixels. Some are measured; all others are the estimate.
///
/// A run of unmeasured elements of any length is one chunk, and measuring cuts a small block out of it: a list of a million
/// elements is created at once, its memory depends on how many are measured, and a copy shares nearly all of it with a
/// changed list. Sums are kept as three numbers (elements, unmeasured elements, measured pixels), so the estimate and the
/// spacing change without touching them.
///
/// Indices that do not exist are a programmer's error and stop the program. Extents, estimate and spacing are data and
/// are clamped to `0...PixelGrid.maximumExtent`.
package struct ExtentList: Sendable {
    /// The largest number of elements of a list: even if all have the largest extent, the sums are exact.
    package static let maximumCount = 1 << 31

    var chunks: SummedTree<ExtentChunk>

    /// The extent in pixels of each element that is not measured.
    ///
    /// - Complexity: O(1) to set.
    package var estimate: Int {
        didSet { estimate = Self.clamped(estimate) }
    }

    /// The pixels between neighbours.
    ///
    /// - Complexity: O(1) to set.
    package var spacing: Int {
        didSet { spacing = PixelGrid.clampedSpace(spacing) }
    }

    /// Creates a list of unmeasured elements.
    ///
    /// - Complexity: O(1).
    package init(count: Int = 0, estimate: Int, spacing: Int = 0) {
        chunks = SummedTree()
        self.estimate = Self.clamped(estimate)
        self.spacing = PixelGrid.clampedSpace(spacing)
        insert(count: count, at: 0)
    }

    static func clamped(_ extent: Int) -> Int {
        min(max(extent, 0), PixelGrid.maximumExtent)
    }
}

// MARK: Totals

extension ExtentList {
    /// - Complexity: O(1).
    package var count: Int { chunks.summary.count }

    package var isEmpty: Bool { count == 0 }

    /// - Complexity: O(1).
    package var measuredCount: Int { count - unmeasuredCount }

    /// - Complexity: O(1).
    package var unmeasuredCount: Int { chunks.summary.unmeasured }

    /// The sum of the measured extents in pixels.
    ///
    /// - Complexity: O(1).
    package var measuredSum: Int { chunks.summary.measuredSum }

    /// The pixels from the start of the first element to the end of the last.
    ///
    /// - Complexity: O(1).
    package var total: Int {
        isEmpty ? 0 : chunks.summary.extent(estimate: estimate, spacing: spacing) - spacing
    }
}

extension ExtentList: Equatable {
    /// Whether both have the same estimate, spacing and extents, measured and unmeasured.
    ///
    /// - Complexity: O(1) if they share their storage, else O(measured + c · log n) with c chunks.
    package static func == (left: ExtentList, right: ExtentList) -> Bool {
        guard left.estimate == right.estimate, left.spacing == right.spacing else { return false }
        if left.chunks.isIdentical(to: right.chunks) { return true }
        guard left.chunks.summary == right.chunks.summary else { return false }
        var isEqual = true
        left.chunks.forEach(in: 0..<left.chunks.count) { _, chunk, before in
            // Both sides have as many measured elements, so it is enough to compare those of the left side.
            guard !chunk.isRun else { return true }
            let first = right.chunks.descend(to: before.count) { _, summary in summary.count }
            right.forEachMeasured(in: before.count..<before.count + chunk.count, from: first) { index, measured in
                isEqual = measured == chunk.measuredExtent(at: index - before.count)
                return isEqual
            }
            return isEqual
        }
        return isEqual
    }
}
