extension ExtentList {
    /// Inserts unmeasured elements before the one at `index`, or at the end.
    ///
    /// - Complexity: O(log n).
    package mutating func insert(count inserted: Int, at index: Int) {
        precondition(inserted >= 0, "\(inserted) elements cannot be inserted.")
        precondition(index >= 0 && index <= count, "There is no index \(index) to insert at in a list of \(count).")
        precondition(inserted <= Self.maximumCount - count, "A list holds at most \(Self.maximumCount) elements.")
        guard inserted > 0 else { return }
        guard !isEmpty else { return chunks.insert(ExtentChunk(run: inserted), at: 0) }
        if inserted > ExtentChunk.joinLimit && !chunk(before: index).isRun {
            return insertRun(of: inserted, at: index)
        }
        let neighbour = max(index - 1, 0)
        let (position, left, overflow) = update(holding: neighbour) { chunk, position, local in
            let overflow = chunk.insert(inserted, at: local + index - neighbour)
            return (position, chunk.summary, overflow)
        }
        guard let right = overflow else { return }
        chunks.insert(right, at: position + 1)
        if left.mayJoin || right.summary.mayJoin {
            joinChunks(at: position...position + 2)
        }
    }

    /// Removes elements.
    ///
    /// - Complexity: O(log n + removed measurements).
    package mutating func remove(_ range: Range<Int>) {
        checkRange(range)
        guard !range.isEmpty else { return }
        let (position, left): (Int, ExtentSummary?) = update(holding: range.lowerBound) { chunk, position, local in
            guard local + range.count <= chunk.count, range.count < chunk.count else { return (position, nil) }
            chunk.remove(local..<local + range.count)
            return (position, chunk.summary)
        }
        if let left {
            if left.mayJoin { joinChunks(at: position...position + 1) }
        } else {
            let first = cut(at: range.lowerBound)
            chunks.removeSubrange(first..<cut(at: range.upperBound))
            joinChunks(at: first - 1...first + 1)
        }
    }

    /// The chunk that holds the element before an index; the first one before the first.
    private func chunk(before index: Int) -> ExtentSummary {
        chunks.summary(at: position(of: max(index - 1, 0)).position)
    }

    private mutating func insertRun(of inserted: Int, at index: Int) {
        let first = cut(at: index)
        chunks.insert(ExtentChunk(run: inserted), at: first)
        joinChunks(at: first...first + 2)
        joinChunks(at: first - 1...first + 1)
    }
}

// MARK: Chunks

extension ExtentList {
    /// The chunk that holds an element, and the element's index in it.
    func position(of index: Int) -> (position: Int, local: Int) {
        checkIndex(index)
        let (position, _, before) = chunks.descend(to: index) { _, summary in summary.count }
        return (position, index - before.count)
    }

    /// Finds the chunk that holds an element, and changes it in place.
    ///
    /// - Parameter body: Takes the chunk, its position, and the element's index in it.
    @inline(__always)
    mutating func update<Result>(
        holding index: Int,
        _ body: (_ chunk: inout ExtentChunk, _ position: Int, _ local: Int) -> Result
    ) -> Result {
        checkIndex(index)
        return chunks.update(
            containing: index,
            by: { _, summary in summary.count },
            { chunk, position, before in body(&chunk, position, index - before.count) }
        )
    }

    /// Makes a chunk end before `index`, which may be `count`. The boundaries at either side of it, and those next to them,
    /// have to be mended afterwards.
    ///
    /// - Returns: The chunk that starts there.
    private mutating func cut(at index: Int) -> Int {
        guard index < count else { return chunks.count }
        let (position, local) = position(of: index)
        guard local > 0 else { return position }
        let right = chunks.update(at: position) { $0.split(at: local) }
        chunks.insert(right, at: position + 1)
        return position + 1
    }

    /// Joins chunks that must not be neighbours.
    ///
    /// - Parameter boundaries: The boundaries between chunks, each by the position of the chunk after it. Those that do not exist
    ///   are ignored.
    mutating func joinChunks(at boundaries: ClosedRange<Int>) {
        var boundary = max(boundaries.lowerBound, 1)
        var last = boundaries.upperBound
        while boundary <= min(last, chunks.count - 1) {
            if chunks.summary(at: boundary - 1).mustJoin(chunks.summary(at: boundary)) {
                let right = chunks.remove(at: boundary)
                chunks.update(at: boundary - 1) { $0.join(right) }
                last -= 1
            } else {
                boundary += 1
            }
        }
    }
}
