/// What a `SummedTree` knows of a stretch of its elements: a sum, which can be added to and taken from.
package protocol TreeSummary: Sendable, Equatable {
    /// The summary of no elements.
    static var zero: Self { get }

    static func += (left: inout Self, right: Self)

    static func -= (left: inout Self, right: Self)
}
