@testable import SizingEngine

// For tests of memory and sharing.
extension SummedTree {
    /// The bytes of the nodes, without the storage that elements refer to.
    ///
    /// - Complexity: O(n).
    var allocatedBytes: Int {
        var bytes = 0
        root.forEachNode { _, size in bytes += size }
        return bytes
    }

    /// The addresses of the nodes, by which two trees can be asked what they share.
    ///
    /// - Complexity: O(n).
    var nodeAddresses: Set<Int> {
        var addresses: Set<Int> = []
        root.forEachNode { address, _ in addresses.insert(address) }
        return addresses
    }
}

extension SummedTree.Subtree {
    fileprivate func forEachNode(_ body: (_ address: Int, _ bytes: Int) -> Void) {
        switch node {
        case .leaf(let elements):
            guard elements.capacity > 0 else { return }
            body(Self.address(of: elements), Self.bytes(of: elements))
        case .branch(let children):
            body(Self.address(of: children), Self.bytes(of: children))
            for child in children { child.forEachNode(body) }
        }
    }

    private static func address<Entry>(of entries: ContiguousArray<Entry>) -> Int {
        entries.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }

    private static func bytes<Entry>(of entries: ContiguousArray<Entry>) -> Int {
        SummedTree.allocationOverhead + entries.capacity * MemoryLayout<Entry>.stride
    }
}
