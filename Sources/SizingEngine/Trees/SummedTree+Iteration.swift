extension SummedTree {
    /// Calls `body` with the elements of a range in order, each with its index and the sum over those before it.
    ///
    /// - Parameter body: Returns whether to go on.
    /// - Complexity: O(log n + visited elements).
    package func forEach(
        in range: Range<Int>,
        _ body: (_ index: Int, _ element: Element, _ before: Summary) -> Bool
    ) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "There is no range \(range) among \(count) elements."
        )
        guard !range.isEmpty else { return }
        var before = Summary.zero
        _ = root.forEach(in: range, from: 0, &before, body)
    }
}

extension SummedTree.Subtree {
    /// - Parameters:
    ///   - start: The index of the subtree's first element.
    ///   - before: The sum over what comes before the subtree; afterwards, what comes before the next.
    /// - Returns: Whether to go on.
    fileprivate func forEach(
        in range: Range<Int>,
        from start: Int,
        _ before: inout SummedTree.Summary,
        _ body: (Int, Element, SummedTree.Summary) -> Bool
    ) -> Bool {
        var start = start
        switch node {
        case .branch(let children):
            for child in children {
                if start >= range.upperBound { return false }
                if start + child.count <= range.lowerBound {
                    before += child.summary
                } else if !child.forEach(in: range, from: start, &before, body) {
                    return false
                }
                start += child.count
            }
        case .leaf(let elements):
            for element in elements {
                if start >= range.upperBound { return false }
                if start >= range.lowerBound, !body(start, element, before) { return false }
                before += element.summary
                start += 1
            }
        }
        return true
    }
}
