/// The traits that an item's size depends on, in the raw values of UIKit's types.
package struct SizingEnvironment: Sendable, Hashable {
    /// The raw value of a `UIContentSizeCategory`.
    package let contentSizeCategory: String
    /// The raw value of a `UILegibilityWeight`.
    package let legibilityWeight: Int
    /// The raw value of a `UITraitEnvironmentLayoutDirection`.
    package let layoutDirection: Int
    /// Pixels per point: a positive finite number, as in `PixelGrid`.
    package let displayScale: Double

    package init(contentSizeCategory: String, legibilityWeight: Int, layoutDirection: Int, displayScale: Double) {
        self.contentSizeCategory = contentSizeCategory
        self.legibilityWeight = legibilityWeight
        self.layoutDirection = layoutDirection
        self.displayScale = PixelGrid(scale: displayScale).scale
    }
}
