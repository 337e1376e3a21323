import Foundation
import Synchronization

/// The traits of an environment: scale, direction, size of text, style.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    public override init() {
        values = TraitValues()
        super.init()
    }

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().changed(by: mutations))
    }

    /// A later collection wins over an earlier one where both specify a trait.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.displayScale)
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.layoutDirection)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }
}

extension UITraitCollection {
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    public func replacing<T>(_ trait: T.Type, value: T.Value) -> UITraitCollection where T: UITraitDefinition {
        modifyingTraits { $0[trait] = value }
    }

    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        values.value(of: trait)
    }
}

extension UITraitCollection {
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
}

extension UITraitCollection {
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }

    /// Whether colours may look different under the other collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return values.userInterfaceStyle != other.values.userInterfaceStyle
            || values.userInterfaceLevel != other.values.userInterfaceLevel
            || values.accessibilityContrast != other.values.accessibilityContrast
    }

    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }
}

extension UITraitCollection {
    private static let currentKey = {
        var key = pthread_key_t()
        // A thread that ends gives back what it was told.
        pthread_key_create(&key) { traits in
            if let traits { Unmanaged<UITraitCollection>.fromOpaque(traits).release() }
        }
        return key
    }()

    private static let screen = Mutex(UITraitCollection.device)

    /// What the device's screen says: it holds on every thread that was not told otherwise.
    static var ofScreen: UITraitCollection {
        get { screen.withLock { $0 } }
        set { screen.withLock { $0 = newValue } }
    }

    /// What this thread was told. Each view that is laid out tells it twice, so it is kept where a thread finds it fastest.
    private static var told: UITraitCollection? {
        get {
            pthread_getspecific(currentKey).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
        }
        set {
            let old = pthread_getspecific(currentKey)
            pthread_setspecific(currentKey, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
        }
    }

    /// The traits that colours, fonts and new views go by; each thread has its own.
    public class var current: UITraitCollection {
        get { told ?? ofScreen }
        set { told = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.told
        UITraitCollection.told = self
        defer { UITraitCollection.told = previous }
        actions()
    }

    /// A phone in the hand, held upright: the environment until a screen says otherwise.
    static let device = UITraitCollection { traits in
        traits.displayScale = 3
        traits.userInterfaceIdiom = .phone
        traits.userInterfaceStyle = .light
        traits.userInterfaceLevel = .base
        traits.layoutDirection = .leftToRight
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.preferredContentSizeCategory = .large
        traits.legibilityWeight = .regular
        traits.accessibilityContrast = .normal
    }
}

extension TraitValues {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var container: any UIMutableTraits = MutableTraits(values: self)
        mutations(&container)
        return (container as? MutableTraits)?.values ?? self
    }
}
