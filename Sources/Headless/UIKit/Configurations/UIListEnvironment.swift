import Foundation

/// The style of the list around a view.
@available(iOS 18.0, *)
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case plain = 2
    case grouped = 3
    case insetGrouped = 4
    case sidebar = 5
    case sidebarPlain = 6
}

@available(iOS 18.0, *)
public struct UITraitListEnvironment: UITraitDefinition {
    public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitCollection {
    @available(iOS 18.0, *)
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
    @available(iOS 18.0, *)
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
