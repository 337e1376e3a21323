import Foundation

/// Says what a content view shows, and makes that view.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView

    func updated(for state: any UIConfigurationState) -> Self
}

/// A view whose looks follow a configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }

    @available(iOS 16.0, *)
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// A view that does not say otherwise supports the configurations of the type that it has.
    @available(iOS 16.0, *)
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
