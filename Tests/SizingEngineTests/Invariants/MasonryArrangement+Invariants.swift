@testable import SizingEngine

extension MasonryArrangement {
    /// Checks the lists and both trees: that blocks are full, the lengths of branches, the numbers of estimated items.
    ///
    /// - Complexity: O(n), with the cube of the number of columns.
    func checkInvariants() throws {
        try checkState()
        try lowerHalf.checkInvariants(columns: parameters.columns.count)
        try upperHalf.checkInvariants(columns: parameters.columns.count)
    }
}

extension MasonryHalf {
    fileprivate func checkInvariants(columns: Int) throws {
        try BrokenInvariant.check(tree.columnCount == columns, "\(tree.columnCount) columns, not \(columns).")
        var first = 0
        try check(tree.root, height: tree.height, first: &first)
        try BrokenInvariant.check(!tree.tail.isFull, "The tail is full.")
        try check(tree.tail, from: first)
        let estimated = sizes.mains.unmeasuredCount(in: sizes.items(0..<count))
        try BrokenInvariant.check(
            tree.estimatedCount == estimated,
            "\(tree.estimatedCount) items are estimated, not \(estimated)."
        )
    }

    private func check(_ node: MasonryTree.Node, height: Int, first: inout Int) throws {
        guard tree.fullBlocks > 0 else {
            let isEmpty = node.block.lengths == MasonryColumnLengths(columnCount: tree.columnCount) && !node.isBranch
            return try BrokenInvariant.check(isEmpty && height == 0, "The root is not empty.")
        }
        try BrokenInvariant.check(node.isBranch == (height > 0), "The blocks lie at different heights.")
        guard height > 0 else {
            try BrokenInvariant.check(node.block.isFull, "A block has \(node.block.count) items.")
            try check(node.block, from: first)
            first += node.block.count
            return
        }
        let start = first
        var recounted = node
        recounted.recount()
        try BrokenInvariant.check(
            recounted.block.lengths == node.block.lengths,
            "The lengths of a branch differ from those of its children."
        )
        try BrokenInvariant.check(node.block.count == 0, "A branch has items of its own.")
        for child in node.children { try check(child, height: height - 1, first: &first) }
        let most = MasonryTree.capacity(ofChildAt: height + 1) * MasonryBlock.size
        try BrokenInvariant.check(
            first - start <= most && (first - start == most || first == tree.fullBlocks * MasonryBlock.size),
            "A branch has \(first - start) items."
        )
    }

    private func check(_ block: MasonryBlock, from first: Int) throws {
        var recounted = block
        recounted.recount(from: first, sizes, spacing: spacing)
        try BrokenInvariant.check(
            recounted.lengths == block.lengths,
            "A block has the lengths \(block.lengths), not \(recounted.lengths)."
        )
        for run in (0..<block.count).map({ block.runs[$0] }) {
            try BrokenInvariant.check(run.count > 0 && run.end <= tree.columnCount, "A run is \(run).")
        }
    }
}
