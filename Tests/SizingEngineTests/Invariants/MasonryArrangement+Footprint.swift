@testable import SizingEngine

// For tests of memory and sharing.
extension MasonryArrangement {
    /// The bytes that the arrangement has allocated, the allocator's own overhead included.
    ///
    /// - Complexity: O(decided + chunks).
    var allocatedBytes: Int {
        var bytes = state.mains.allocatedBytes + state.crosses.allocatedBytes
        // Both share their storage until something is decided.
        for tree in state.lower.isIdentical(to: state.upper) ? [state.lower] : [state.lower, state.upper] {
            bytes += tree.nodeBytes + tree.tail.allocatedBytes
            tree.root.forEachNode { _, size in bytes += size }
        }
        return bytes
    }

    /// The blocks and branches that this arrangement does not share with another.
    ///
    /// - Complexity: O(decided).
    func nodesNotShared(with other: MasonryArrangement) -> Int {
        func addresses(_ arrangement: MasonryArrangement) -> Set<Int> {
            var addresses: Set<Int> = []
            for tree in [arrangement.state.lower, arrangement.state.upper] {
                tree.root.forEachNode { address, _ in addresses.insert(address) }
            }
            return addresses
        }
        return addresses(self).subtracting(addresses(other)).count
    }
}

extension MasonryTree.Node {
    fileprivate func forEachNode(_ body: (_ address: Int, _ bytes: Int) -> Void) {
        guard isBranch else {
            return body(block.runs.address, block.allocatedBytes)
        }
        let overhead = SummedTree<ExtentChunk>.allocationOverhead
        let bytes = overhead + children.capacity * MemoryLayout<Self>.stride + block.lengths.allocatedBytes
        children.withUnsafeBufferPointer { body(Int(bitPattern: $0.baseAddress), bytes) }
        for child in children { child.forEachNode(body) }
    }
}
