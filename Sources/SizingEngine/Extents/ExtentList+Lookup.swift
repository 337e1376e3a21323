extension ExtentList {
    /// The pixels from the start of the first element to the start of one.
    ///
    /// - Complexity: O(log n).
    package func offset(of index: Int) -> Int {
        span(of: index).start
    }

    /// Where an element lies, in pixels from the start of the first.
    ///
    /// - Complexity: O(log n).
    package func span(of index: Int) -> Span {
        let (chunk, local, sum) = chunk(holding: index)
        var before = sum
        before += chunk.summary(before: local)
        return Span(
            start: before.extent(estimate: estimate, spacing: spacing),
            length: chunk.measuredExtent(at: local) ?? estimate
        )
    }

    /// An element's extent in pixels, the estimate if it is unmeasured.
    ///
    /// - Complexity: O(log n).
    package func extent(at index: Int) -> Int {
        measuredExtent(at: index) ?? estimate
    }

    /// An element's extent in pixels, `nil` if it is unmeasured.
    ///
    /// - Complexity: O(log n).
    package func measuredExtent(at index: Int) -> Int? {
        let (chunk, local, _) = chunk(holding: index)
        return chunk.measuredExtent(at: local)
    }

    /// - Complexity: O(log n).
    package func isMeasured(_ index: Int) -> Bool {
        measuredExtent(at: index) != nil
    }

    /// The last element that starts at `offset` or before it, or `nil` in an empty list.
    ///
    /// The spacing after an element belongs to it. An offset before the first element gives the first, one after the last the
    /// last.
    ///
    /// - Complexity: O(log n).
    package func index(at offset: Int) -> Int? {
        guard !isEmpty else { return nil }
        guard offset >= 0 else { return 0 }
        let (estimate, spacing) = (estimate, spacing)
        guard let found = chunks.find(offset, by: { $0.extent(estimate: estimate, spacing: spacing) }) else {
            return count - 1
        }
        let (_, chunk, before) = found
        let start = before.extent(estimate: estimate, spacing: spacing)
        return before.count + chunk.index(at: offset - start, estimate: estimate, spacing: spacing)
    }

    /// The first unmeasured element of a range.
    ///
    /// - Complexity: O(log n).
    package func firstUnmeasured(in range: Range<Int>) -> Int? {
        checkRange(range)
        guard !range.isEmpty else { return nil }
        let (chunk, local, before) = chunk(holding: range.lowerBound)
        // Usually it lies in the same chunk or far away.
        let index =
            chunk.firstUnmeasured(from: local).map { before.count + $0 }
            ?? indexOfUnmeasured(before.unmeasured + chunk.summary.unmeasured)
        return index.flatMap { $0 < range.upperBound ? $0 : nil }
    }

    /// The last unmeasured element of a range.
    ///
    /// - Complexity: O(log n).
    package func lastUnmeasured(in range: Range<Int>) -> Int? {
        checkRange(range)
        guard !range.isEmpty else { return nil }
        let (chunk, local, before) = chunk(holding: range.upperBound - 1)
        let index =
            chunk.lastUnmeasured(through: local).map { before.count + $0 } ?? indexOfUnmeasured(before.unmeasured - 1)
        return index.flatMap { $0 >= range.lowerBound ? $0 : nil }
    }

    /// The number of unmeasured elements of a range.
    ///
    /// - Complexity: O(log n).
    package func unmeasuredCount(in range: Range<Int>) -> Int {
        checkRange(range)
        return unmeasuredCount(before: range.upperBound) - unmeasuredCount(before: range.lowerBound)
    }

    private func unmeasuredCount(before index: Int) -> Int {
        guard index < count else { return unmeasuredCount }
        let (chunk, local, before) = chunk(holding: index)
        return before.unmeasured + chunk.summary(before: local).unmeasured
    }

    /// The element that has `position` unmeasured ones before it and is unmeasured itself.
    private func indexOfUnmeasured(_ position: Int) -> Int? {
        chunks.find(position) { $0.unmeasured }.map { _, chunk, before in
            before.count + chunk.indexOfUnmeasured(position - before.unmeasured)
        }
    }

    /// Calls `body` with the elements of a range in order, until it returns `false`.
    ///
    /// - Parameter body: Takes an element's index, its start and its extent in pixels, and whether that is measured.
    /// - Complexity: O(log n + visited elements).
    package func forEach(
        in range: Range<Int>,
        _ body: (_ index: Int, _ start: Int, _ extent: Int, _ isMeasured: Bool) -> Bool
    ) {
        checkRange(range)
        guard !range.isEmpty else { return }
        let (estimate, spacing) = (estimate, spacing)
        let first = chunks.descend(to: range.lowerBound) { _, summary in summary.count }
        var before = first.before
        before += first.element.summary(before: range.lowerBound - first.before.count)
        var start = before.extent(estimate: estimate, spacing: spacing)
        forEachMeasured(in: range, from: first) { index, measured in
            let extent = measured ?? estimate
            guard body(index, start, extent, measured != nil) else { return false }
            start &+= extent &+ spacing
            return true
        }
    }

    /// Calls `body` with the elements of a range in order and their extents, `nil` for an unmeasured one, until it
    /// returns `false`.
    ///
    /// - Parameter first: The chunk that holds the first element of the range.
    @inline(__always)
    func forEachMeasured(
        in range: Range<Int>,
        from first: (index: Int, element: ExtentChunk, before: ExtentSummary),
        _ body: (_ index: Int, _ measured: Int?) -> Bool
    ) {
        func visit(_ chunk: ExtentChunk, _ start: Int) -> Bool {
            let local = max(range.lowerBound - start, 0)..<min(range.upperBound - start, chunk.count)
            return chunk.forEach(in: local) { body(start + $0, $1) } && start + chunk.count < range.upperBound
        }
        // Most ranges end in the chunk they begin in, and need no walk through the tree.
        guard visit(first.element, first.before.count) else { return }
        chunks.forEach(in: first.index + 1..<chunks.count) { _, chunk, before in visit(chunk, before.count) }
    }

    /// The chunk that holds an element, the element's index in it, and the sum before the chunk.
    @inline(__always)
    private func chunk(holding index: Int) -> (chunk: ExtentChunk, local: Int, before: ExtentSummary) {
        checkIndex(index)
        let (_, chunk, before) = chunks.descend(to: index) { _, summary in summary.count }
        return (chunk, index - before.count, before)
    }

    func checkIndex(_ index: Int) {
        precondition(index >= 0 && index < count, "There is no element \(index) in a list of \(count).")
    }

    func checkRange(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "There is no range \(range) in a list of \(count)."
        )
    }
}

// MARK: Pieces

extension ExtentList {
    /// Calls `body` with the parts of a range that lie in one chunk each, the chunk, and the number of its first element.
    ///
    /// The range of a masonry's block lies in two or three chunks; to descend to each is quicker than to walk from one to
    /// the next.
    @inline(__always)
    func forEachPiece(of range: Range<Int>, _ body: (_ piece: Range<Int>, _ chunk: ExtentChunk, _ first: Int) -> Void) {
        var item = range.lowerBound
        while item < range.upperBound {
            let (_, chunk, before) = chunks.descend(to: item) { _, summary in summary.count }
            let end = min(before.count + chunk.count, range.upperBound)
            body(item..<end, chunk, before.count)
            item = end
        }
    }
}
