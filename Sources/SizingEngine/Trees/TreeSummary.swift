/// What a `SummedTree` knows of a stretch of its elements: a sum, which can be added to and taken from.
package protocol TreeSummary: Sendable, Equatable {
    /// The summary of no elements.
    static var zero: Self { get }

    static func += (left: inout Self, right: Self)

    static func -= (left: inout Self, right: Self)
}

/// An element of a `SummedTree`.
package protocol SummedElement {
    associatedtype Summary: TreeSummary

    /// What the element adds to the sums over it.
    ///
    /// It is read often and must be O(1).
    var summary: Summary { get }
}
