extension SummedTree {
    /// Inserts elements before the one at `index`, or at the end.
    ///
    /// - Complexity: O(log n + inserted elements).
    package mutating func insert(contentsOf elements: some Collection<Element>, at index: Int) {
        precondition(index >= 0 && index <= count, "There is no index \(index) to insert at among \(count) elements.")
        if elements.count < Self.minimumWidth {
            for (offset, element) in elements.enumerated() { insert(element, at: index + offset) }
        } else {
            let (left, right) = take().split(at: index)
            root = left.joined(to: Subtree(balancing: ContiguousArray(elements))).joined(to: right)
        }
    }

    /// Removes the elements of a range.
    ///
    /// - Complexity: O(log n + removed elements).
    package mutating func removeSubrange(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "There is no range \(range) among \(count) elements to remove."
        )
        if range.count < 3 {
            for index in range.reversed() { remove(at: index) }
        } else {
            let (left, rest) = take().split(at: range.lowerBound)
            root = left.joined(to: rest.split(at: range.count).right)
        }
    }

    /// Moves the root out, so that the pieces into which it is split are uniquely referenced.
    private mutating func take() -> Subtree {
        let taken = root
        root = Subtree()
        return taken
    }
}

extension SummedTree.Subtree {
    /// Splits the tree into the elements before `index` and those from it on.
    ///
    /// - Complexity: O(log n).
    fileprivate func split(at index: Int) -> (left: Subtree, right: Subtree) {
        if index == 0 { return (Subtree(), self) }
        if index == count { return (self, Subtree()) }
        switch node {
        case .leaf(let elements):
            return (
                Subtree(leaf: ContiguousArray(elements[..<index])),
                Subtree(leaf: ContiguousArray(elements[index...]))
            )
        case .branch(let children):
            let (slot, index) = children.slot(holding: index)
            let (left, right) = children[slot].split(at: index)
            return (
                Subtree(root: children[..<slot]).joined(to: left),
                right.joined(to: Subtree(root: children[(slot + 1)...]))
            )
        }
    }

    private init(root children: ArraySlice<Subtree>) {
        switch children.count {
        case 0: self.init()
        case 1: self = children[children.startIndex]
        default: self.init(branch: ContiguousArray(children))
        }
    }

    /// Concatenates this tree's elements and the other's.
    ///
    /// - Complexity: O(log n).
    fileprivate func joined(to right: Subtree) -> Subtree {
        if count == 0 { return right }
        if right.count == 0 { return self }
        let levels = height - right.height
        var root = levels >= 0 ? self : right
        let rest = levels >= 0 ? root.append(right, levels: levels) : root.prepend(self, levels: -levels)
        return rest.map { Subtree(branch: [root, $0]) } ?? root
    }

    /// Appends a tree that is lower by a number of levels.
    ///
    /// - Returns: The part that does not fit: a node to insert after this one.
    private mutating func append(_ right: Subtree, levels: Int) -> Subtree? {
        guard levels > 0, case .branch(var children) = node else { return absorb(right) }
        node = .vacant
        count += right.count
        summary += right.summary
        if let rest = children[children.count - 1].append(right, levels: levels - 1) {
            children.append(rest)
        }
        node = .branch(children)
        return splitIfTooWide()
    }

    /// Prepends a tree that is lower by a number of levels.
    ///
    /// - Returns: The part that does not fit: a node to insert after this one.
    private mutating func prepend(_ left: Subtree, levels: Int) -> Subtree? {
        guard levels > 0, case .branch(var children) = node else {
            let right = self
            self = left
            return absorb(right)
        }
        node = .vacant
        count += left.count
        summary += left.summary
        if let rest = children[0].prepend(left, levels: levels - 1) {
            children.insert(rest, at: 1)
        }
        node = .branch(children)
        return splitIfTooWide()
    }
}
