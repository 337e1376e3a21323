extension ExtentList {
    /// Sets an element's extent in pixels.
    ///
    /// - Complexity: O(log n).
    package mutating func measure(_ extent: Int, at index: Int) {
        let (position, local) = position(of: index)
        let extent = Int32(Self.clamped(extent))
        if !chunks.update(at: position, { $0.measure(extent, at: local) }) {
            carve(position, measuring: extent, at: local)
        }
    }

    private mutating func carve(_ position: Int, measuring extent: Int32, at local: Int) {
        let (before, block, after) = chunks[position].carved(measuring: extent, at: local)
        chunks.update(at: position) { $0 = before ?? block }
        if let after { chunks.insert(after, at: position + 1) }
        if before != nil { chunks.insert(block, at: position + 1) }
        // Only what is left of the run can have become too short: before the block there are whole blocks of it.
        if let after, after.count <= ExtentChunk.joinLimit {
            let seam = before == nil ? position + 2 : position + 3
            mendSeams(seam...seam)
        }
    }

    /// Makes an element unmeasured.
    ///
    /// - Complexity: O(log n).
    package mutating func forget(at index: Int) {
        let (position, local) = position(of: index)
        if chunks.update(at: position, { $0.forget(at: local) }) {
            mendSeams(position...position + 1)
        }
    }

    /// Makes the elements of a range unmeasured.
    ///
    /// - Complexity: O(log n + forgotten measurements).
    package mutating func forget(in range: Range<Int>) {
        remove(range)
        insert(count: range.count, at: range.lowerBound)
    }

    /// Makes all elements unmeasured.
    ///
    /// - Complexity: O(1), apart from giving back the storage if no copy shares it.
    package mutating func forgetAll() {
        self = ExtentList(count: count, estimate: estimate, spacing: spacing)
    }
}
