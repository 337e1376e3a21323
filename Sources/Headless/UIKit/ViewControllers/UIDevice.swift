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

    // MARK: Orientation

    nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )

    /// How many times it was asked for and not yet ended.
    private var requestsForOrientation = 0

    open var isGeneratingDeviceOrientationNotifications: Bool { requestsForOrientation > 0 }

    open func beginGeneratingDeviceOrientationNotifications() {
        requestsForOrientation += 1
    }

    open func endGeneratingDeviceOrientationNotifications() {
        requestsForOrientation = max(0, requestsForOrientation - 1)
    }

    /// Unknown unless notifications were asked for, as Apple's documentation says. A device turned to the left shows its interface
    /// turned to the right, as the scene's.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        return UIWindowScene.instance.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
    }

    /// Called where the device was turned.
    package func wasTurned() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    open var systemName: String { "iOS" }

    /// The version that is assumed: 18.0, until a test says otherwise.
    open var systemVersion: String { "\(SystemVersion.major).0" }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
