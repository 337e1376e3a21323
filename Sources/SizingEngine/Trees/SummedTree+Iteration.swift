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
        _ = withUnsafePointer(to: root) { Subtree.forEach(in: range, of: $0, from: 0, &before, body) }
    }
}

extension SummedTree.Subtree {
    /// Goes from node to node by address, as `descend` does: copying each entry on the way would take most of the time.
    /// The root, which is borrowed for the whole call, keeps them alive.
    ///
    /// - Parameters:
    ///   - start: The index of the subtree's first element.
    ///   - before: The sum of the elements before the subtree; afterwards, of those before the next one.
    /// - Returns: Whether to go on.
    fileprivate static func forEach(
        in range: Range<Int>,
        of subtree: UnsafePointer<SummedTree.Subtree>,
        from start: Int,
        _ before: inout SummedTree.Summary,
        _ body: (Int, Element, SummedTree.Summary) -> Bool
    ) -> Bool {
        var start = start
        switch subtree.pointee.node {
        case .branch(let children):
            return children.withUnsafeBufferPointer { children in
                for slot in children.indices {
                    if start >= range.upperBound { return false }
                    if start + children[slot].count <= range.lowerBound {
                        before += children[slot].summary
                    } else if !forEach(in: range, of: children.baseAddress! + slot, from: start, &before, body) {
                        return false
                    }
                    start += children[slot].count
                }
                return true
            }
        case .leaf(let elements):
            return elements.withUnsafeBufferPointer { elements in
                for slot in elements.indices {
                    if start >= range.upperBound { return false }
                    if start >= range.lowerBound, !body(start, elements[slot], before) { return false }
                    before += elements[slot].summary
                    start += 1
                }
                return true
            }
        }
    }
}
