/// What an item's size depends on beside its content and its room: traits, in the raw values of UIKit's types, and what a row
/// of a list takes from its place.
package struct SizingEnvironment: Sendable, Hashable {
    /// The raw value of a `UIContentSizeCategory`.
    package let contentSizeCategory: String
    /// The raw value of a `UILegibilityWeight`.
    package let legibilityWeight: Int
    /// The raw value of a `UITraitEnvironmentLayoutDirection`.
    package let layoutDirection: Int
    /// Pixels per point: a positive finite number, as in `PixelGrid`.
    package let displayScale: Double
    /// What a row keeps clear at its leading side, in whole pixels: the safe area.
    package var leadingInset = 0
    /// What a row keeps clear at its trailing side, in whole pixels: the safe area and a section index.
    package var trailingInset = 0
    /// Whether a row shows the controls for editing.
    package var isEditing = false

    package init(contentSizeCategory: String, legibilityWeight: Int, layoutDirection: Int, displayScale: Double) {
        self.contentSizeCategory = contentSizeCategory
        self.legibilityWeight = legibilityWeight
        self.layoutDirection = layoutDirection
        self.displayScale = PixelGrid(scale: displayScale).scale
    }
}
