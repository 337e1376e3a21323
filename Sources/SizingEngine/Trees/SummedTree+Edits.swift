extension SummedTree {
    /// Changes an element in place.
    ///
    /// - Complexity: O(log n), apart from `body`.
    package mutating func update<Result>(at index: Int, _ body: (inout Element) -> Result) -> Result {
        precondition(index >= 0 && index < count, "There is no element \(index) among \(count) to change.")
        return root.update(at: index, body)
    }

    /// Changes every element in place, in order.
    ///
    /// - Complexity: O(n), apart from `body`.
    package mutating func updateAll(_ body: (inout Element) -> Void) {
        root.updateAll(body)
    }

    /// Inserts an element before the one at `index`, or at the end.
    ///
    /// - Complexity: O(log n).
    package mutating func insert(_ element: Element, at index: Int) {
        precondition(index >= 0 && index <= count, "There is no place \(index) among \(count) elements.")
        if let right = root.insert(element, at: index) {
            root = Subtree(branch: [root, right])
        }
    }

    /// Removes an element.
    ///
    /// - Complexity: O(log n).
    @discardableResult
    package mutating func remove(at index: Int) -> Element {
        precondition(index >= 0 && index < count, "There is no element \(index) among \(count) to remove.")
        let element = root.remove(at: index)
        if case .branch(let children) = root.node, children.count == 1 {
            root = children[0]
        }
        return element
    }
}

extension SummedTree.Subtree {
    fileprivate mutating func update<Result>(at index: Int, _ body: (inout Element) -> Result) -> Result {
        switch node {
        case .leaf(var elements):
            node = .vacant
            summary -= elements[index].summary
            let result = body(&elements[index])
            summary += elements[index].summary
            node = .leaf(elements)
            return result
        case .branch(var children):
            node = .vacant
            let (slot, index) = children.slot(holding: index)
            summary -= children[slot].summary
            let result = children[slot].update(at: index, body)
            summary += children[slot].summary
            node = .branch(children)
            return result
        }
    }

    fileprivate mutating func updateAll(_ body: (inout Element) -> Void) {
        switch node {
        case .leaf(var elements):
            node = .vacant
            for slot in elements.indices { body(&elements[slot]) }
            self = Self(leaf: elements)
        case .branch(var children):
            node = .vacant
            for slot in children.indices { children[slot].updateAll(body) }
            self = Self(branch: children)
        }
    }

    /// - Returns: What no longer fits: a node to be put after this one.
    fileprivate mutating func insert(_ element: Element, at index: Int) -> Subtree? {
        count += 1
        summary += element.summary
        switch node {
        case .leaf(var elements):
            node = .vacant
            elements.insert(element, at: index)
            node = .leaf(elements)
        case .branch(var children):
            node = .vacant
            let (slot, index) = children.slot(inserting: index)
            if let right = children[slot].insert(element, at: index) {
                children.insert(right, at: slot + 1)
            }
            node = .branch(children)
        }
        return splitIfTooWide()
    }

    /// Leaves a node that may be too narrow, which its parent mends.
    fileprivate mutating func remove(at index: Int) -> Element {
        count -= 1
        switch node {
        case .leaf(var elements):
            node = .vacant
            let element = elements.remove(at: index)
            summary -= element.summary
            node = .leaf(elements)
            return element
        case .branch(var children):
            node = .vacant
            let (slot, index) = children.slot(holding: index)
            let element = children[slot].remove(at: index)
            summary -= element.summary
            if children[slot].width < SummedTree.minimumWidth {
                Self.mend(&children, at: slot)
            }
            node = .branch(children)
            return element
        }
    }

    /// Joins a child that is too narrow with its neighbour, or evens out the two.
    private static func mend(_ children: inout ContiguousArray<Subtree>, at slot: Int) {
        guard children.count > 1 else { return }
        let left = max(slot - 1, 0)
        let right = children.remove(at: left + 1)
        if let rest = children[left].absorb(right) {
            children.insert(rest, at: left + 1)
        }
    }

    /// Appends the entries of a node of the same height.
    ///
    /// - Returns: What does not fit: a node to be put after this one.
    mutating func absorb(_ right: Subtree) -> Subtree? {
        count += right.count
        summary += right.summary
        switch (node, right.node) {
        case (.leaf(var elements), .leaf(let others)):
            node = .vacant
            elements += others
            node = .leaf(elements)
        case (.branch(var children), .branch(let others)):
            node = .vacant
            children += others
            node = .branch(children)
        default:
            preconditionFailure("Only nodes of the same height can be joined.")
        }
        return splitIfTooWide()
    }

    /// - Returns: The second half of a node that is too wide, which keeps the first.
    mutating func splitIfTooWide() -> Subtree? {
        guard width > SummedTree.maximumWidth else { return nil }
        let right: Subtree
        switch node {
        case .leaf(let elements):
            let middle = elements.count / 2
            right = Subtree(leaf: Self.roomy(elements[middle...]))
            node = .leaf(Self.roomy(elements[..<middle]))
        case .branch(let children):
            let middle = children.count / 2
            right = Subtree(branch: Self.roomy(children[middle...]))
            node = .branch(Self.roomy(children[..<middle]))
        }
        count -= right.count
        summary -= right.summary
        return right
    }

    /// An array of exactly the capacity that a full node needs: doubling would go far beyond.
    private static func roomy<Entry>(_ entries: ArraySlice<Entry>) -> ContiguousArray<Entry> {
        var array = ContiguousArray<Entry>()
        array.reserveCapacity(SummedTree.maximumWidth + 1)
        array.append(contentsOf: entries)
        return array
    }
}
