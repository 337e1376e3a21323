import Foundation

/// What a trait collection says; nil where it leaves a trait open.
struct TraitValues: Equatable {
    var displayScale: CGFloat?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var legibilityWeight: UILegibilityWeight?
    var accessibilityContrast: UIAccessibilityContrast?
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    mutating func merge(_ other: TraitValues) {
        displayScale = other.displayScale ?? displayScale
        userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
        userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
        userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
        layoutDirection = other.layoutDirection ?? layoutDirection
        horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
        preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
        legibilityWeight = other.legibilityWeight ?? legibilityWeight
        accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
        custom.merge(other.custom) { $1 }
    }
}

/// The value of a trait that an app defined.
struct CustomTraitValue: Equatable {
    let value: Any

    /// Values that cannot be compared count as different, so that no change is missed.
    static func == (first: CustomTraitValue, second: CustomTraitValue) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool {
            second.value as? Value == value
        }
        guard let value = first.value as? any Equatable else { return false }
        return isEqual(value)
    }
}
