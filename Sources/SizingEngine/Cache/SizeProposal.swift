/// The extents offered to a measurement, in whole pixels. `nil` leaves an extent to the item.
package struct SizeProposal: Sendable, Hashable {
    /// Across the scroll axis.
    package let cross: Int?
    /// Along the scroll axis.
    package let main: Int?

    package init(cross: Int? = nil, main: Int? = nil) {
        self.cross = cross
        self.main = main
    }
}
