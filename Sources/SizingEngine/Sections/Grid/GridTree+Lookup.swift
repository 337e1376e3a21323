extension GridTree {
    /// An item's extent, `nil` if it is unmeasured.
    ///
    /// - Complexity: O(log n)
    func measuredExtent(at index: Int) -> Int? {
        var index = index
        return descend { children in
            let leftCount = children[0].count
            if index < leftCount { return 0 }
            index &-= leftCount
            return 1
        } atLeaf: { slots, _ in
            slots.flatMap { $0[index] >= 0 ? Int($0[index]) : nil }
        }
    }

    /// The rows over the items before one.
    ///
    /// - Complexity: O(log n)
    func prefix(before index: Int) -> GridPrefix {
        var prefix = GridPrefix()
        guard index > 0 else { return prefix }
        let columns = columns
        return descend { children in
            if index < prefix.count &+ children[0].count { return 0 }
            prefix.add(children[0].rows[prefix.column], of: children[0].count, columns: columns)
            return 1
        } atLeaf: { slots, _ in
            let local = index &- prefix.count
            if let slots {
                for slot in slots[..<local] { prefix.add(slot, columns: columns) }
            } else {
                prefix.add(run: local, columns: columns)
            }
            return prefix
        }
    }

    /// The rows before the row that covers a position, including the space after that row; `nil` if no row covers it.
    ///
    /// - Complexity: O(log n)
    func prefix(at position: Int, estimate: Int, spacing: Int) -> GridPrefix? {
        let columns = columns
        guard position < sums.fixed + sums.unknown * estimate + rowCount * spacing else { return nil }
        var prefix = GridPrefix()
        return descend { children in
            var next = prefix
            next.add(children[0].rows[prefix.column], of: children[0].count, columns: columns)
            if position < next.end(estimate: estimate, spacing: spacing, columns: columns) { return 0 }
            prefix = next
            return 1
        } atLeaf: { slots, count in
            prefix.walk(slots, count: count, to: position, estimate: estimate, spacing: spacing, columns: columns)
            return prefix
        }
    }

    /// The number of unmeasured items before one.
    ///
    /// - Complexity: O(log n)
    func unmeasuredCount(before index: Int) -> Int {
        guard index < count else { return unmeasuredCount }
        var (index, before) = (index, 0)
        return descend { children in
            if index < children[0].count { return 0 }
            index &-= children[0].count
            before &+= children[0].unmeasured
            return 1
        } atLeaf: { slots, _ in
            guard let slots else { return before &+ index }
            return slots[..<index].reduce(before) { $0 &+ ($1 < 0 ? 1 : 0) }
        }
    }

    /// The unmeasured item that has `position` unmeasured items before it; `nil` if there are not that many.
    ///
    /// - Complexity: O(log n)
    func indexOfUnmeasured(_ position: Int) -> Int? {
        guard position >= 0, position < unmeasuredCount else { return nil }
        var (position, before) = (position, 0)
        return descend { children in
            if position < children[0].unmeasured { return 0 }
            position &-= children[0].unmeasured
            before &+= children[0].count
            return 1
        } atLeaf: { slots, _ in
            guard let slots else { return before &+ position }
            for (index, slot) in slots.enumerated() where slot < 0 {
                if position == 0 { return before &+ index }
                position &-= 1
            }
            preconditionFailure("A block has fewer unmeasured items than its summary says: \(position) are missing.")
        }
    }

    /// Calls `body` with the extents of a range of items, -1 for an unmeasured one, until it returns `false`.
    ///
    /// - Complexity: O(log n + visited items)
    func forEach(in range: Range<Int>, _ body: (Int32) -> Bool) {
        guard !range.isEmpty else { return }
        _ = root.forEach(in: range, body)
    }

    /// Descends to a leaf by address, since each reference to a node would be retained and released.
    ///
    /// - Parameters:
    ///   - choose: Returns which of two children to go to.
    ///   - atLeaf: Takes the slots of the leaf, `nil` for a run, and the number of its items.
    @inline(__always)
    private func descend<Result>(
        _ choose: (UnsafeBufferPointer<Subtree>) -> Int,
        atLeaf: (_ slots: UnsafeBufferPointer<Int32>?, _ count: Int) -> Result
    ) -> Result {
        withUnsafePointer(to: root) { root in
            var subtree = root
            while true {
                switch subtree.pointee.node {
                case .run: return atLeaf(nil, subtree.pointee.count)
                case .block(let slots): return slots.withUnsafeBufferPointer { atLeaf($0, $0.count) }
                case .branch(let children):
                    children.withUnsafeBufferPointer { subtree = $0.baseAddress! + choose($0) }
                }
            }
        }
    }
}

extension GridTree.Subtree {
    fileprivate func forEach(in range: Range<Int>, _ body: (Int32) -> Bool) -> Bool {
        switch node {
        case .run:
            for _ in range where !body(GridRowSums.unmeasured) { return false }
            return true
        case .block(let slots):
            for slot in slots[range] where !body(slot) { return false }
            return true
        case .branch(let children):
            let middle = children[0].count
            if range.lowerBound < middle {
                guard children[0].forEach(in: range.lowerBound..<min(range.upperBound, middle), body) else {
                    return false
                }
            }
            guard range.upperBound > middle else { return true }
            return children[1].forEach(in: max(range.lowerBound - middle, 0)..<range.upperBound - middle, body)
        }
    }
}

extension GridPrefix {
    /// Adds unmeasured items.
    fileprivate mutating func add(run added: Int, columns: Int) {
        count &+= added
        if column > 0 {
            guard column &+ added >= columns else {
                column &+= added
                return
            }
            closed.close(open)
            closed.unknown &+= (column &+ added) / columns &- 1
        } else {
            closed.unknown &+= added / columns
        }
        column = (column &+ added) % columns
        open = GridRowSums.unmeasured
    }

    /// Adds the items of a leaf up to the row that covers a position. That row may be open already, and its items stay with
    /// those before.
    fileprivate mutating func walk(
        _ slots: UnsafeBufferPointer<Int32>?,
        count leafCount: Int,
        to position: Int,
        estimate: Int,
        spacing: Int,
        columns: Int
    ) {
        guard let slots else {
            let first = min(leafCount, columns &- column)
            var next = self
            next.add(run: first, columns: columns)
            let start = next.end(estimate: estimate, spacing: spacing, columns: columns)
            guard next.column == 0, start <= position else { return }
            let rows = estimate &+ spacing <= 0 ? 0 : (position &- start) / (estimate &+ spacing)
            next.add(run: min(rows &* columns, leafCount &- first), columns: columns)
            self = next
            return
        }
        var start = end(estimate: estimate, spacing: spacing, columns: columns)
        var (tallest, filled, added) = (open, column, 0)
        for slot in slots {
            tallest = max(tallest, slot)
            filled &+= 1
            added &+= 1
            guard filled == columns else { continue }
            start &+= (tallest >= 0 ? Int(tallest) : estimate) &+ spacing
            if position < start { return }
            closed.close(tallest)
            count &+= added
            (column, open) = (0, GridRowSums.unmeasured)
            (tallest, filled, added) = (GridRowSums.unmeasured, 0, 0)
        }
    }
}
