/// An element of a `SummedTree`.
package protocol SummedElement {
    associatedtype Summary: TreeSummary

    /// What the element adds to the sums over it.
    ///
    /// It is read often and must be O(1).
    var summary: Summary { get }
}
