import Foundation

/// A type that names a trait.
public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
    static var affectsColorAppearance: Bool { get }
    static var name: String { get }
    static var identifier: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that has its own place in the collection.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
    static var field: WritableKeyPath<TraitValues, Value?> & Sendable { get }
}

public struct UITraitDisplayScale: StoredTrait {
    public static let defaultValue: CGFloat = 0
    static let field: WritableKeyPath<TraitValues, CGFloat?> & Sendable = \.displayScale
}

public struct UITraitUserInterfaceIdiom: StoredTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static let field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> & Sendable = \.userInterfaceIdiom
}

public struct UITraitUserInterfaceStyle: StoredTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static let field: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> & Sendable = \.userInterfaceStyle
}

public struct UITraitUserInterfaceLevel: StoredTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static let field: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> & Sendable = \.userInterfaceLevel
}

public struct UITraitLayoutDirection: StoredTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static let field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> & Sendable = \.layoutDirection
}

public struct UITraitHorizontalSizeClass: StoredTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable = \.horizontalSizeClass
}

public struct UITraitVerticalSizeClass: StoredTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> & Sendable = \.verticalSizeClass
}

public struct UITraitPreferredContentSizeCategory: StoredTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static let field: WritableKeyPath<TraitValues, UIContentSizeCategory?> & Sendable = \.preferredContentSizeCategory
}

public struct UITraitLegibilityWeight: StoredTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static let field: WritableKeyPath<TraitValues, UILegibilityWeight?> & Sendable = \.legibilityWeight
}

public struct UITraitAccessibilityContrast: StoredTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static let field: WritableKeyPath<TraitValues, UIAccessibilityContrast?> & Sendable = \.accessibilityContrast
}

extension TraitValues {
    func isSpecified(_ trait: UITrait) -> Bool {
        func isSpecified<Trait: StoredTrait>(_ trait: Trait.Type) -> Bool {
            self[keyPath: trait.field] != nil
        }
        if let stored = trait as? any StoredTrait.Type { return isSpecified(stored) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    func hasSameValue(of trait: UITrait, as other: TraitValues) -> Bool {
        func isSame<Trait: StoredTrait>(_ trait: Trait.Type) -> Bool {
            self[keyPath: trait.field] == other[keyPath: trait.field]
        }
        if let stored = trait as? any StoredTrait.Type { return isSame(stored) }
        return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
    }

    mutating func remove(_ trait: UITrait) {
        func clear<Trait: StoredTrait>(_ trait: Trait.Type) {
            self[keyPath: trait.field] = nil
        }
        if let stored = trait as? any StoredTrait.Type {
            clear(stored)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
        func stored<Stored: StoredTrait>(_ stored: Stored.Type) -> Any {
            self[keyPath: stored.field] ?? stored.defaultValue
        }
        if let type = trait as? any StoredTrait.Type { return stored(type) as! Trait.Value }
        return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }

    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
        func store<Stored: StoredTrait>(_ stored: Stored.Type) {
            self[keyPath: stored.field] = value as? Stored.Value
        }
        if let type = trait as? any StoredTrait.Type {
            store(type)
        } else {
            custom[ObjectIdentifier(trait)] = CustomTraitValue(value: value)
        }
    }
}
