@testable import SizingEngine

// For tests of memory and sharing.
extension ExtentList {
    /// The bytes that the list has allocated, the allocator's own overhead included.
    ///
    /// - Complexity: O(chunks).
    var allocatedBytes: Int {
        var bytes = chunks.allocatedBytes
        chunks.forEach(in: 0..<chunks.count) { _, chunk, _ in
            bytes += chunk.allocatedBytes
            return true
        }
        return bytes
    }

    /// The number of runs and blocks.
    ///
    /// - Complexity: O(1).
    var chunkCount: Int { chunks.count }

    /// The nodes that this list does not share with another.
    ///
    /// - Complexity: O(chunks).
    func nodesNotShared(with other: ExtentList) -> Int {
        chunks.nodeAddresses.subtracting(other.chunks.nodeAddresses).count
    }
}
