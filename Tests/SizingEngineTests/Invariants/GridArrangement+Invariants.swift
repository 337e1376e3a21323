@testable import SizingEngine

extension GridArrangement {
    /// Checks that the tree is balanced and that all its sums are right.
    ///
    /// - Complexity: O(n · columns)
    func checkInvariants() throws {
        try items.root.checkInvariants(columns: columnCount)
    }
}

extension GridTree.Subtree {
    fileprivate func checkInvariants(columns: Int) throws {
        let recounted: Subtree
        switch node {
        case .run:
            recounted = Subtree(run: count, columns: columns)
        case .block(let slots):
            try BrokenInvariant.check(!slots.isEmpty && slots.count <= Self.blockSize, "A block of \(slots.count).")
            try BrokenInvariant.check(unmeasured < count, "Nothing of a block is measured.")
            recounted = Subtree(block: slots, columns: columns)
        case .branch(let children):
            for child in children {
                try BrokenInvariant.check(child.count > 0, "A branch has an empty child.")
                try child.checkInvariants(columns: columns)
            }
            let heights = children.map(\.height)
            try BrokenInvariant.check(abs(heights[0] - heights[1]) <= 1, "Siblings have the heights \(heights).")
            recounted = Subtree(children[0], children[1], columns: columns)
        }
        try BrokenInvariant.check(
            count == recounted.count && unmeasured == recounted.unmeasured && measuredSum == recounted.measuredSum
                && height == recounted.height && rows == recounted.rows,
            "A subtree says \((count, unmeasured, measuredSum, height, rows)), not "
                + "\((recounted.count, recounted.unmeasured, recounted.measuredSum, recounted.height, recounted.rows))."
        )
    }
}
