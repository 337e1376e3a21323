/// The size of an item that the app states, in points.
package struct StatedSize: Hashable, Sendable {
    /// Along the scroll axis.
    package var main: Double
    /// Across the scroll axis.
    package var cross: Double

    /// Lengths that are negative, NaN or longer than an element can be are clamped.
    package init(main: Double, cross: Double) {
        self.main = StatedLines.clamped(main)
        self.cross = StatedLines.clamped(cross)
    }
}

/// The sizes of the items of a section that the app states.
package enum StatedSizes: Equatable, Sendable {
    /// All items have one size.
    case uniform(StatedSize)
    /// Each item has its own.
    case each([StatedSize])

    subscript(item: Int) -> StatedSize {
        switch self {
        case .uniform(let size): size
        case .each(let sizes): sizes[item]
        }
    }
}
