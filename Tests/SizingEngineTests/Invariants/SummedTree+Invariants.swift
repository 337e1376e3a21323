@testable import SizingEngine

extension SummedTree {
    /// Checks that the tree is balanced, its nodes are wide enough and its sums are right.
    ///
    /// - Complexity: O(n).
    func checkInvariants() throws {
        if case .branch(let children) = root.node {
            try BrokenInvariant.check(children.count > 1, "The root has \(children.count) children.")
        }
        _ = try root.checkInvariants(isRoot: true)
    }
}

extension SummedTree.Subtree {
    /// - Returns: The subtree's height.
    fileprivate func checkInvariants(isRoot: Bool) throws -> Int {
        try BrokenInvariant.check(
            width <= SummedTree.maximumWidth && (isRoot || width >= SummedTree.minimumWidth),
            "A node has \(width) entries."
        )
        let recounted: Subtree
        var height = 0
        switch node {
        case .leaf(let elements):
            recounted = Subtree(leaf: elements)
        case .branch(let children):
            recounted = Subtree(branch: children)
            let heights = try children.map { try $0.checkInvariants(isRoot: false) }
            try BrokenInvariant.check(Set(heights).count == 1, "Siblings have the heights \(heights).")
            height = heights[0] + 1
        }
        try BrokenInvariant.check(count == recounted.count, "A node counts \(count), has \(recounted.count).")
        try BrokenInvariant.check(
            summary == recounted.summary,
            "A node sums up to \(summary), its entries to \(recounted.summary)."
        )
        return height
    }
}
