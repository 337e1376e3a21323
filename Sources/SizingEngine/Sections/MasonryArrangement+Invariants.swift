extension MasonryArrangement {
    /// Checks that the tree is full, that its sums are right, and that what is below the last item agrees with them.
    ///
    /// - Complexity: O(n), with the cube of the number of columns.
    package func checkInvariants() throws {
        try extents.checkInvariants()
        try columnWishes.checkInvariants()
        try BrokenInvariant.check(
            columnWishes.count == count && decided.count <= count,
            "\(count) items have \(columnWishes.count) wishes and \(decided.count) runs."
        )
        var first = 0
        try check(decided.root, height: decided.height, first: &first)
        try BrokenInvariant.check(!decided.tail.isFull, "The tail is full.")
        try check(decided.tail, from: first)
        let standIns = extents.unmeasuredCount(in: 0..<decided.count)
        try BrokenInvariant.check(decided.standIns == standIns, "\(decided.standIns) stand-ins, not \(standIns).")
    }

    private func check(_ node: MasonryTree.Node, height: Int, first: inout Int) throws {
        guard decided.fullBlocks > 0 else {
            let isEmpty = node.block.growth == MasonryGrowth(columnCount: decided.columnCount) && !node.isBranch
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
        try BrokenInvariant.check(recounted.block.growth == node.block.growth, "A branch grows by something else.")
        try BrokenInvariant.check(node.block.count == 0, "A branch has items of its own.")
        for child in node.children { try check(child, height: height - 1, first: &first) }
        let most = MasonryTree.capacity(ofChildAt: height + 1) * MasonryBlock.size
        try BrokenInvariant.check(
            first - start <= most && (first - start == most || first == decided.fullBlocks * MasonryBlock.size),
            "A branch has \(first - start) items."
        )
    }

    private func check(_ block: MasonryBlock, from first: Int) throws {
        var recounted = block
        recounted.recount(from: first, extents, spacing: parameters.itemSpacing)
        try BrokenInvariant.check(recounted.growth == block.growth, "A block grows by \(block.growth).")
        for run in block.runs {
            try BrokenInvariant.check(run.count > 0 && run.end <= parameters.columns.count, "A run is \(run).")
        }
    }
}

extension ExtentList {
    fileprivate func unmeasuredCount(in range: Range<Int>) -> Int {
        var number = 0
        forEach(in: range) { _, _, _, isMeasured in
            number += isMeasured ? 0 : 1
            return true
        }
        return number
    }
}
