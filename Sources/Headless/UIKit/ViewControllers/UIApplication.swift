import Foundation

/// The app. It is always active here; a test posts its notifications itself.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    private static let instance = UIApplication()

    open class var shared: UIApplication { instance }

    /// Posted when the system runs low on memory.
    nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    nonisolated public static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    nonisolated public static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification"
    )

    open weak var delegate: (any UIApplicationDelegate)?

    open var applicationState: State { .active }

    @available(iOS 13.0, *)
    open var connectedScenes: Set<UIScene> { [UIWindowScene.instance] }

    @available(iOS 13.0, *)
    open var openSessions: Set<UISceneSession> { [UIWindowScene.instance.session] }

    open var windows: [UIWindow] { UIWindowScene.instance.windows }

    open var keyWindow: UIWindow? { UIWindowScene.instance.keyWindow }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.interfaceDirection
    }

    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0

    /// A URL that was opened, for a test to look at. Nothing opens it.
    package private(set) var openedURLs: [URL] = []

    nonisolated open func canOpenURL(_ url: URL) -> Bool { true }

    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completion?(true)
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }
}
