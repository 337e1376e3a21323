import Foundation

/// The device that the screen belongs to.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    open class var current: UIDevice { shared }

    /// That of the screen's traits: a phone, until a test says otherwise.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }

    open var systemName: String { "iOS" }

    /// The version that is assumed: 18.0, until a test says otherwise.
    open var systemVersion: String { "\(SystemVersion.major).0" }
}
