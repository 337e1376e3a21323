import Foundation

/// The windows of one instance of the app's interface. There is one, on the one screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    static let instance: UIWindowScene = {
        let session = UISceneSession(role: .windowApplication)
        return UIWindowScene(session: session, connectionOptions: ConnectionOptions())
    }()

    open var screen: UIScreen { .main }

    open var windows: [UIWindow] { screen.shownWindows }

    @available(iOS 15.0, *)
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// On its side when the screen is wider than high: to the right, so that its home button or indicator is there.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    private let bar = UIStatusBarManager()

    @available(iOS 13.0, *)
    open var statusBarManager: UIStatusBarManager? { bar }

    private let focus = UIFocusSystem()

    @available(iOS 15.0, *)
    open var focusSystem: UIFocusSystem? { focus }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// What is known of the bar with the time.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect {
        let screen = UIScreen.main
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }

    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

    open var statusBarStyle: UIStatusBarStyle { .default }
}
