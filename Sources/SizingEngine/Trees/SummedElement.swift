/// An element of a `SummedTree`.
package protocol SummedElement {
    associatedtype Summary: TreeSummary

    /// The element's contribution to the sums of the tree.
    ///
    /// It is read often, so it must cost O(1).
    var summary: Summary { get }
}
