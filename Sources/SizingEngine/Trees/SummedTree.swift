/// A sequence that computes the sum over any neighbouring elements in O(log n): a B+ tree that stores sums in its branches.
///
/// The tree is a value. Its nodes are arrays, so a copy is O(1) and shares all of them, and the first change after it
/// copies only those from the root to the changed leaf. An element's own buffers are changed in place.
package struct SummedTree<Element: SummedElement> {
    package typealias Summary = Element.Summary

    var root: Subtree

    /// The bytes of an array's header and of the allocator's overhead, for those who count what a structure takes.
    static var allocationOverhead: Int { 48 }

    /// - Complexity: O(1); allocates nothing.
    package init() {
        root = Subtree()
    }

    /// - Complexity: O(n).
    package init(_ elements: some Sequence<Element>) {
        root = Subtree(balancing: ContiguousArray(elements))
    }

    /// The number of elements.
    ///
    /// - Complexity: O(1).
    package var count: Int { root.count }

    package var isEmpty: Bool { root.count == 0 }

    /// The sum over all elements.
    ///
    /// - Complexity: O(1).
    package var summary: Summary { root.summary }

    /// - Complexity: O(log n).
    package subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "There is no element \(index) among \(count).")
        return descend(to: index) { count, _ in count }.element
    }

    /// Whether the two share their storage, and so hold the same elements. `false` doesn't imply that they differ.
    ///
    /// - Complexity: O(1).
    func isIdentical(to other: SummedTree) -> Bool {
        switch (root.node, other.root.node) {
        case (.leaf(let left), .leaf(let right)):
            left.withUnsafeBufferPointer { left in
                right.withUnsafeBufferPointer { left.count == $0.count && left.baseAddress == $0.baseAddress }
            }
        case (.branch(let left), .branch(let right)):
            left.withUnsafeBufferPointer { left in
                right.withUnsafeBufferPointer { left.count == $0.count && left.baseAddress == $0.baseAddress }
            }
        default: false
        }
    }
}

extension SummedTree: Sendable where Element: Sendable {}
