/// The measured extents of a grid's items in order, with the rows that they make: a balanced tree whose nodes know the rows
/// of their items for each column that the first of them can be in.
///
/// All rows are exact after every change: an insertion moves the items after it by some columns, and then the sums of
/// another column are read. A run of unmeasured items of any length is one leaf, and copies share what they have in
/// common. A change costs O(log n + c · (log n + c)) with c columns.
struct GridTree: Sendable {
    let columns: Int
    var root: Subtree

    /// A tree of unmeasured items.
    ///
    /// - Complexity: O(columns).
    init(count: Int, columns: Int) {
        self.columns = columns
        root = Subtree(run: count, columns: columns)
    }

    var count: Int { root.count }

    var unmeasuredCount: Int { root.unmeasured }

    var measuredSum: Int { root.measuredSum }

    var rowCount: Int { (count + columns - 1) / columns }

    /// The sums over all rows, the last one included if it is not full.
    var sums: GridRowSums {
        var sums = root.rows[0]
        if count % columns > 0 { sums.close(sums.tail) }
        return sums
    }
}

extension GridTree {
    enum Node: Sendable {
        /// Unmeasured items.
        case run
        /// Extents in pixels, -1 for an unmeasured item.
        case block(ContiguousArray<Int32>)
        /// Two subtrees. A node is its array, so that sharing and copying on write are the array's.
        case branch(ContiguousArray<Subtree>)
    }

    struct Subtree: Sendable {
        var count: Int
        var unmeasured: Int
        var measuredSum: Int
        /// The number of levels below; 0 for a leaf.
        var height: Int
        /// The sums for each column that the first item can be in.
        var rows: ContiguousArray<GridRowSums>
        var node: Node
    }
}

// MARK: Leaves

extension GridTree.Subtree {
    typealias Subtree = GridTree.Subtree

    /// The largest number of items of a block. A smaller one costs more memory for the sums, a larger one more time for a
    /// look-up.
    static let blockSize = 128

    /// The items of a block cut out of a run. It can take some more before it has to be split.
    static let carvedSize = 112

    init(run count: Int, columns: Int) {
        self.init(count: count, unmeasured: count, measuredSum: 0, height: 0, rows: [], node: .run)
        rows.reserveCapacity(columns)
        for column in 0..<columns {
            var sums = GridRowSums()
            let head = column == 0 ? 0 : min(count, columns - column)
            sums.unknown = (count - head) / columns
            rows.append(sums)
        }
    }

    init(block slots: ContiguousArray<Int32>, columns: Int) {
        self.init(count: slots.count, unmeasured: 0, measuredSum: 0, height: 0, rows: [], node: .run)
        for slot in slots {
            if slot >= 0 { measuredSum &+= Int(slot) } else { unmeasured &+= 1 }
        }
        guard unmeasured < count else {
            self = Subtree(run: count, columns: columns)
            return
        }
        rows.reserveCapacity(columns)
        slots.withUnsafeBufferPointer { slots in
            for column in 0..<columns { rows.append(Self.sums(of: slots, from: column, columns: columns)) }
        }
        node = .block(slots)
    }

    private static func sums(of slots: UnsafeBufferPointer<Int32>, from column: Int, columns: Int) -> GridRowSums {
        var sums = GridRowSums()
        var index = column == 0 ? 0 : min(slots.count, columns - column)
        for slot in slots[..<index] { sums.head = max(sums.head, slot) }
        while index &+ columns <= slots.count {
            var tallest = GridRowSums.unmeasured
            for slot in slots[index..<index &+ columns] { tallest = max(tallest, slot) }
            sums.close(tallest)
            index &+= columns
        }
        for slot in slots[index...] { sums.tail = max(sums.tail, slot) }
        return sums
    }

    /// The items of a leaf that share a row with one of them, and the sum that the row belongs to; `nil` for a whole row.
    @inline(__always)
    private func row(
        of index: Int,
        from column: Int,
        columns: Int
    ) -> (items: Range<Int>, sum: WritableKeyPath<GridRowSums, Int32>?) {
        let head = column == 0 ? 0 : columns &- column
        if index < head { return (0..<min(head, count), \.head) }
        let start = index &- (index &- head) % columns
        return start &+ columns <= count ? (start..<start &+ columns, nil) : (start..<count, \.tail)
    }

    /// Sets or forgets the extent of an item of a block.
    ///
    /// - Complexity: O(columns²)
    mutating func replace(_ index: Int, with slot: Int32, columns: Int) {
        guard case .block(var slots) = node else { preconditionFailure("Only a block has slots.") }
        node = .run
        let old = slots[index]
        for column in 0..<columns {
            let (items, sum) = row(of: index, from: column, columns: columns)
            var others = GridRowSums.unmeasured
            for other in items where other != index { others = max(others, slots[other]) }
            if let sum {
                rows[column][keyPath: sum] = max(others, slot)
            } else {
                rows[column].open(max(others, old))
                rows[column].close(max(others, slot))
            }
        }
        if old >= 0 { measuredSum &-= Int(old) } else { unmeasured &-= 1 }
        if slot >= 0 { measuredSum &+= Int(slot) } else { unmeasured &+= 1 }
        slots[index] = slot
        node = .block(slots)
        if unmeasured == count { self = Subtree(run: count, columns: columns) }
    }
}

// MARK: Branches

extension GridTree.Subtree {
    init(_ left: Subtree, _ right: Subtree, columns: Int) {
        self.init(count: 0, unmeasured: 0, measuredSum: 0, height: 0, rows: [], node: .run)
        rows = ContiguousArray(repeating: GridRowSums(), count: columns)
        adopt([left, right], columns: columns)
    }

    /// Becomes the branch of two children whose heights are right.
    mutating func adopt(_ children: ContiguousArray<Subtree>, columns: Int) {
        children.withUnsafeBufferPointer { children in
            let left = children.baseAddress!
            let right = left + 1
            count = left.pointee.count &+ right.pointee.count
            unmeasured = left.pointee.unmeasured &+ right.pointee.unmeasured
            measuredSum = left.pointee.measuredSum &+ right.pointee.measuredSum
            height = max(left.pointee.height, right.pointee.height) &+ 1
            let (leftCount, rightCount) = (left.pointee.count, right.pointee.count)
            var next = leftCount % columns
            rows.withUnsafeMutableBufferPointer { rows in
                left.pointee.rows.withUnsafeBufferPointer { leftRows in
                    right.pointee.rows.withUnsafeBufferPointer { rightRows in
                        for column in 0..<columns {
                            rows[column] = .joining(
                                leftRows[column],
                                of: leftCount,
                                from: column,
                                rightRows[next],
                                of: rightCount,
                                from: next,
                                columns: columns
                            )
                            next = next &+ 1 == columns ? 0 : next &+ 1
                        }
                    }
                }
            }
        }
        node = .branch(children)
    }

    var children: ContiguousArray<Subtree> {
        if case .branch(let children) = node { children } else { [] }
    }

    /// The tree of two neighbouring trees, of any heights, one of which may be empty.
    ///
    /// - Complexity: O(columns × difference of the heights)
    static func joining(_ left: Subtree, _ right: Subtree, columns: Int) -> Subtree {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        if left.height > right.height + 1 {
            let children = left.children
            return balanced(children[0], joining(children[1], right, columns: columns), columns: columns)
        }
        if right.height > left.height + 1 {
            let children = right.children
            return balanced(joining(left, children[0], columns: columns), children[1], columns: columns)
        }
        return merging(left, right, columns: columns) ?? Subtree(left, right, columns: columns)
    }

    /// One leaf in place of two, if they fit in one; else `nil`.
    static func merging(_ left: Subtree, _ right: Subtree, columns: Int) -> Subtree? {
        switch (left.node, right.node) {
        case (.run, .run): Subtree(run: left.count + right.count, columns: columns)
        case (.run, .block), (.block, .run), (.block, .block):
            left.count + right.count <= blockSize / 2
                ? Subtree(block: left.slots + right.slots, columns: columns) : nil
        default: nil
        }
    }

    private var slots: ContiguousArray<Int32> {
        if case .block(let slots) = node {
            slots
        } else {
            ContiguousArray(repeating: GridRowSums.unmeasured, count: count)
        }
    }

    /// The branch of two trees whose heights differ by two at most.
    private static func balanced(_ left: Subtree, _ right: Subtree, columns: Int) -> Subtree {
        if left.height > right.height + 1 {
            let children = left.children
            guard children[1].height > children[0].height else {
                let rest = Subtree(children[1], right, columns: columns)
                return Subtree(children[0], rest, columns: columns)
            }
            let middle = children[1].children
            return Subtree(
                Subtree(children[0], middle[0], columns: columns),
                Subtree(middle[1], right, columns: columns),
                columns: columns
            )
        }
        if right.height > left.height + 1 {
            let children = right.children
            guard children[0].height > children[1].height else {
                let rest = Subtree(left, children[0], columns: columns)
                return Subtree(rest, children[1], columns: columns)
            }
            let middle = children[0].children
            return Subtree(
                Subtree(left, middle[0], columns: columns),
                Subtree(middle[1], children[1], columns: columns),
                columns: columns
            )
        }
        return merging(left, right, columns: columns) ?? Subtree(left, right, columns: columns)
    }

    /// Two trees, with the items before `index` and those from it on.
    ///
    /// - Complexity: O(columns × log n)
    func split(at index: Int, columns: Int) -> (left: Subtree, right: Subtree) {
        if index == 0 { return (Subtree(run: 0, columns: columns), self) }
        if index == count { return (self, Subtree(run: 0, columns: columns)) }
        switch node {
        case .run: return (Subtree(run: index, columns: columns), Subtree(run: count - index, columns: columns))
        case .block(let slots):
            return (
                Subtree(block: ContiguousArray(slots[..<index]), columns: columns),
                Subtree(block: ContiguousArray(slots[index...]), columns: columns)
            )
        case .branch(let children):
            let leftCount = children[0].count
            if index < leftCount {
                let (left, right) = children[0].split(at: index, columns: columns)
                return (left, .joining(right, children[1], columns: columns))
            }
            let (left, right) = children[1].split(at: index - leftCount, columns: columns)
            return (.joining(children[0], left, columns: columns), right)
        }
    }
}
