extension GridTree {
    /// Sets an item's extent.
    mutating func measure(_ extent: Int, at index: Int) {
        let slot = Int32(min(max(extent, 0), PixelGrid.maximumExtent))
        let columns = columns
        root.edit(at: index, inserting: false, columns: columns) { leaf, local in
            guard case .run = leaf.node else { return leaf.replace(local, with: slot, columns: columns) }
            leaf = leaf.carved(measuring: slot, at: local, columns: columns)
        }
    }

    mutating func forget(at index: Int) {
        let columns = columns
        root.edit(at: index, inserting: false, columns: columns) { leaf, local in
            if case .run = leaf.node { return }
            leaf.replace(local, with: GridRowSums.unmeasured, columns: columns)
        }
    }

    /// Inserts unmeasured items before one, or at the end.
    mutating func insert(count inserted: Int, at index: Int) {
        guard inserted > 0 else { return }
        let columns = columns
        root.edit(at: index, inserting: true, columns: columns) { leaf, local in
            leaf = leaf.inserting(inserted, at: local, columns: columns)
        }
    }

    /// - Complexity: O(columns × log n), apart from giving back the storage of what is removed.
    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let columns = columns
        if range.count < Subtree.blockSize {
            var isDone = false
            root.edit(at: range.lowerBound, inserting: false, columns: columns) { leaf, local in
                guard local + range.count <= leaf.count else { return }
                leaf = leaf.removing(local..<local + range.count, columns: columns)
                isDone = true
            }
            if isDone { return }
        }
        let (left, rest) = root.split(at: range.lowerBound, columns: columns)
        root = .joining(left, rest.split(at: range.count, columns: columns).right, columns: columns)
    }
}

extension GridTree.Subtree {
    /// Changes the leaf that holds an item, in place if nothing shares it. It may become several leaves, or empty.
    fileprivate mutating func edit(
        at index: Int,
        inserting: Bool,
        columns: Int,
        _ body: (inout Subtree, _ local: Int) -> Void
    ) {
        guard case .branch(var children) = node else { return body(&self, index) }
        node = .run
        let leftCount = children[0].count
        let isLeft = inserting ? index <= leftCount : index < leftCount
        let slot = isLeft ? 0 : 1
        children[slot].edit(at: isLeft ? index : index - leftCount, inserting: inserting, columns: columns, body)
        let (left, right) = (children[0].height, children[1].height)
        if children[slot].count == 0 || abs(left - right) > 1 {
            self = .joining(children[0], children[1], columns: columns)
        } else if left == 0, right == 0, let leaf = Self.merging(children[0], children[1], columns: columns) {
            self = leaf
        } else {
            adopt(children, columns: columns)
        }
    }

    /// Cuts a block with one measured item out of a run, at multiples of a block's size from the run's start, so that
    /// blocks measured in any order leave no holes.
    fileprivate func carved(measuring extent: Int32, at local: Int, columns: Int) -> Subtree {
        let start = local - local % Self.carvedSize
        let size = min(Self.carvedSize, count - start)
        var slots = ContiguousArray(repeating: GridRowSums.unmeasured, count: size)
        slots[local - start] = extent
        let before = Subtree(run: start, columns: columns)
        let after = Subtree(run: count - start - size, columns: columns)
        let block = Subtree(block: slots, columns: columns)
        return .joining(.joining(before, block, columns: columns), after, columns: columns)
    }

    fileprivate func inserting(_ inserted: Int, at local: Int, columns: Int) -> Subtree {
        guard case .block(var slots) = node else { return Subtree(run: count + inserted, columns: columns) }
        if count + inserted <= Self.blockSize {
            slots.insert(contentsOf: repeatElement(GridRowSums.unmeasured, count: inserted), at: local)
            return Subtree(block: slots, columns: columns)
        }
        // Appending one item after the other leaves full blocks behind, not halves.
        let isAtEnd = local == 0 || local == count
        let cut = isAtEnd || inserted > Self.blockSize / 4 ? local : count / 2
        var (left, right) = split(at: cut, columns: columns)
        if cut == local {
            left = .joining(left, Subtree(run: inserted, columns: columns), columns: columns)
        } else if local < cut {
            left = left.inserting(inserted, at: local, columns: columns)
        } else {
            right = right.inserting(inserted, at: local - cut, columns: columns)
        }
        return .joining(left, right, columns: columns)
    }

    fileprivate func removing(_ range: Range<Int>, columns: Int) -> Subtree {
        guard case .block(var slots) = node else { return Subtree(run: count - range.count, columns: columns) }
        slots.removeSubrange(range)
        return Subtree(block: slots, columns: columns)
    }
}
