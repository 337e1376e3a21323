/// An element of a `SummedTree`.
package protocol SummedElement {
    associatedtype Summary: TreeSummary

    /// The part of the element in the sums of the tree.
    ///
    /// It is read often and must be O(1).
    var summary: Summary { get }
}
