/// The traits and insets that an item's size depends on, besides its content and its proposal. Traits are the raw values of
/// UIKit's types.
package struct SizingEnvironment: Sendable, Hashable {
    /// The raw value of a `UIContentSizeCategory`.
    package let contentSizeCategory: String
    /// The raw value of a `UILegibilityWeight`.
    package let legibilityWeight: Int
    /// The raw value of a `UITraitEnvironmentLayoutDirection`.
    package let layoutDirection: Int
    /// Pixels per point: a positive finite number, as in `PixelGrid`.
    package let displayScale: Double
    /// The pixels at a row's leading side that it keeps clear: the safe area.
    package var leadingInset = 0
    /// The pixels at a row's trailing side that it keeps clear: the safe area and a section index.
    package var trailingInset = 0
    /// Whether rows show the controls for editing.
    package var isEditing = false

    package init(contentSizeCategory: String, legibilityWeight: Int, layoutDirection: Int, displayScale: Double) {
        self.contentSizeCategory = contentSizeCategory
        self.legibilityWeight = legibilityWeight
        self.layoutDirection = layoutDirection
        self.displayScale = PixelGrid(scale: displayScale).scale
    }
}
