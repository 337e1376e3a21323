/// The sum that a `SummedTree` stores for neighbouring elements. Sums can be added and subtracted.
package protocol TreeSummary: Sendable, Equatable {
    /// The summary of no elements.
    static var zero: Self { get }

    static func += (left: inout Self, right: Self)

    static func -= (left: inout Self, right: Self)
}
