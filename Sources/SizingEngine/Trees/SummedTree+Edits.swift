extension SummedTree {
    /// Changes an element in place.
    ///
    /// - Complexity: O(log n), apart from `body`.
    package mutating func update<Result>(at index: Int, _ body: (inout Element) -> Result) -> Result {
        precondition(index >= 0 && index < count, "There is no element \(index) among \(count) to change.")
        return update(containing: index, by: { count, _ in count }, { element, _, _ in body(&element) })
    }

    /// Finds the element that contains `target`, which must exist, and changes it in place.
    ///
    /// - Parameters:
    ///   - metric: Takes the count and the summary of neighbouring elements, as in `descend`.
    ///   - body: Takes the element, its index and the sum over those before it.
    /// - Complexity: O(log n), apart from `body`.
    @inline(__always)
    mutating func update<Result>(
        containing target: Int,
        by metric: (_ count: Int, _ summary: Summary) -> Int,
        _ body: (_ element: inout Element, _ index: Int, _ before: Summary) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<Subtree>.self, capacity: Self.maximumHeight) { way in
            withUnsafeMutablePointer(to: &root) { root in
                var (subtree, depth) = (root, 0)
                var (target, index, before) = (target, 0, Summary.zero)
                way[0] = subtree
                while var child = subtree.pointee.children {
                    while true {
                        let extent = metric(child.pointee.count, child.pointee.summary)
                        if target < extent { break }
                        target &-= extent
                        index &+= child.pointee.count
                        before += child.pointee.summary
                        child += 1
                    }
                    (subtree, depth) = (child, depth &+ 1)
                    way[depth] = subtree
                }
                var element = subtree.pointee.elements
                while true {
                    let summary = element.pointee.summary
                    let extent = metric(1, summary)
                    if target < extent { break }
                    target &-= extent
                    index &+= 1
                    before += summary
                    element += 1
                }
                let old = element.pointee.summary
                defer {
                    let new = element.pointee.summary
                    for subtree in way[...depth] {
                        subtree.pointee.summary -= old
                        subtree.pointee.summary += new
                    }
                }
                return body(&element.pointee, index, before)
            }
        }
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
        precondition(index >= 0 && index <= count, "There is no index \(index) to insert at among \(count) elements.")
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
    /// The address of a branch's children, once nothing else refers to them; `nil` in a leaf.
    fileprivate var children: UnsafeMutablePointer<Subtree>? {
        mutating get {
            guard case .branch(var children) = node else { return nil }
            node = .vacant
            let address = children.withUnsafeMutableBufferPointer { $0.baseAddress }
            node = .branch(children)
            return address
        }
    }

    /// The address of a leaf's elements, once nothing else refers to them.
    fileprivate var elements: UnsafeMutablePointer<Element> {
        mutating get {
            guard case .leaf(var elements) = node else { preconditionFailure("Only leaves have elements.") }
            node = .vacant
            let address = elements.withUnsafeMutableBufferPointer { $0.baseAddress! }
            node = .leaf(elements)
            return address
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

    /// - Returns: The part that no longer fits: a node to insert after this one.
    fileprivate mutating func insert(_ element: Element, at index: Int) -> Subtree? {
        count += 1
        summary += element.summary
        switch node {
        case .leaf(var elements):
            node = .vacant
            elements.insert(element, at: index)
            node = .leaf(elements)
            return splitIfTooWide(after: index)
        case .branch(var children):
            node = .vacant
            let (slot, index) = children.slot(inserting: index)
            guard let right = children[slot].insert(element, at: index) else {
                node = .branch(children)
                return nil
            }
            children.insert(right, at: slot + 1)
            node = .branch(children)
            return splitIfTooWide(after: slot)
        }
    }

    /// Removes an element. The node may be too narrow afterwards; its parent mends that.
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
                Self.rebalance(&children, at: slot)
            }
            node = .branch(children)
            return element
        }
    }

    /// Joins a child that is too narrow with its neighbour, or moves entries from one to the other.
    private static func rebalance(_ children: inout ContiguousArray<Subtree>, at slot: Int) {
        guard children.count > 1 else { return }
        let left = max(slot - 1, 0)
        let right = children.remove(at: left + 1)
        if let rest = children[left].absorb(right) {
            children.insert(rest, at: left + 1)
        }
    }

    /// Appends the entries of a node of the same height.
    ///
    /// - Returns: The part that does not fit: a node to insert after this one.
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

    /// - Parameter slot: Where an entry was inserted. More are likely to follow there, and what has been filled in order
    ///   is to stay full.
    /// - Returns: The second part of a node that is too wide, which keeps the first.
    mutating func splitIfTooWide(after slot: Int? = nil) -> Subtree? {
        guard width > SummedTree.maximumWidth else { return nil }
        let least = SummedTree.minimumWidth
        let cut = slot.map { min(max($0 + 1, least), width - least) } ?? width / 2
        let right: Subtree
        switch node {
        case .leaf(let elements):
            right = Subtree(leaf: Self.reservingCapacity(elements[cut...]))
            node = .leaf(Self.reservingCapacity(elements[..<cut]))
        case .branch(let children):
            right = Subtree(branch: Self.reservingCapacity(children[cut...]))
            node = .branch(Self.reservingCapacity(children[..<cut]))
        }
        count -= right.count
        summary -= right.summary
        return right
    }

    /// Creates an array of exactly the capacity that a full node needs: doubling would allocate far more.
    private static func reservingCapacity<Entry>(_ entries: ArraySlice<Entry>) -> ContiguousArray<Entry> {
        var array = ContiguousArray<Entry>()
        array.reserveCapacity(SummedTree.maximumWidth + 1)
        array.append(contentsOf: entries)
        return array
    }
}
