extension ExtentList {
    /// Sets an element's extent in pixels.
    ///
    /// - Complexity: O(log n).
    package mutating func measure(_ extent: Int, at index: Int) {
        let extent = Int32(Self.clamped(extent))
        let (isMeasured, position, local) = update(holding: index) { chunk, position, local in
            (chunk.measure(extent, at: local), position, local)
        }
        if !isMeasured { carve(position, measuring: extent, at: local) }
    }

    private mutating func carve(_ position: Int, measuring extent: Int32, at local: Int) {
        let (before, block, after) = chunks[position].carved(measuring: extent, at: local)
        chunks.update(at: position) { $0 = before ?? block }
        if let after { chunks.insert(after, at: position + 1) }
        if before != nil { chunks.insert(block, at: position + 1) }
        // Only the last piece can be too short for its neighbour: those before it are whole blocks.
        if (after ?? block).count <= ExtentChunk.joinLimit {
            let boundary = position + (before == nil ? 1 : 2) + (after == nil ? 0 : 1)
            joinChunks(at: boundary...boundary)
        }
    }

    /// Makes an element unmeasured.
    ///
    /// - Complexity: O(log n).
    package mutating func forget(at index: Int) {
        let (isRun, position) = update(holding: index) { chunk, position, local in
            (chunk.forget(at: local), position)
        }
        if isRun { joinChunks(at: position...position + 1) }
    }

    /// Makes all elements unmeasured.
    ///
    /// - Complexity: O(1), apart from giving back the storage if no copy shares it.
    package mutating func forgetAll() {
        self = ExtentList(count: count, estimate: estimate, spacing: spacing)
    }
}
