import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is made with: nothing here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.connectedScene = self
    }

    public let session: UISceneSession

    open var delegate: (any UISceneDelegate)?

    /// Always in the foreground: a test posts the notifications itself.
    open var activationState: ActivationState { .foregroundActive }

    open var title: String! = ""

    nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification"
    )
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification"
    )
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// What the system remembers of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    weak var connectedScene: UIScene?

    init(role: Role) {
        self.role = role
        super.init()
    }

    open var scene: UIScene? { connectedScene }

    public let role: Role

    public let persistentIdentifier = UUID().uuidString

    open var userInfo: [String: Any]?
}
