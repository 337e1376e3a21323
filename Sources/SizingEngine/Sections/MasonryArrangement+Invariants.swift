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
        switch node {
        case .vacant:
            try BrokenInvariant.check(decided.fullBlocks == 0, "A node is missing.")
        case .block(let block):
            try BrokenInvariant.check(height == 0 && block.isFull, "A block of \(block.count) at height \(height).")
            try check(block, from: first)
            first += block.count
        case .branch(let branch):
            let start = first
            try BrokenInvariant.check(height > 0, "A branch lies too low.")
            var recounted = branch
            recounted.recount()
            try BrokenInvariant.check(recounted.growth == branch.growth, "A branch grows by \(branch.growth).")
            for child in branch.children { try check(child, height: height - 1, first: &first) }
            let most = MasonryTree.capacity(ofChildAt: height + 1) * MasonryBlock.size
            try BrokenInvariant.check(
                first - start <= most && (first - start == most || first == decided.fullBlocks * MasonryBlock.size),
                "A branch has \(first - start) items."
            )
        }
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
