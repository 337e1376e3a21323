import Foundation

/// The name of a value of its own that an app keeps in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What a view is in, for the configurations that make its look of it.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
