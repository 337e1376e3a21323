import Foundation

/// What a user has set, and what is told to assistive technologies.
extension UIAccessibility {
    @MainActor public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
    @MainActor public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
    @MainActor public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
    @MainActor public static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
    @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }
    @MainActor public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
    @MainActor public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
    @MainActor public static var isClosedCaptioningEnabled: Bool { settings.contains(.closedCaptioning) }
    @MainActor public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
    @MainActor public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
    @MainActor public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
    @MainActor public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }
    @MainActor public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
    @MainActor public static var isShakeToUndoEnabled: Bool { !settings.contains(.noShakeToUndo) }
    @MainActor public static var isVideoAutoplayEnabled: Bool { !settings.contains(.noVideoAutoplay) }
    @MainActor public static var shouldDifferentiateWithoutColor: Bool { settings.contains(.differentiateWithoutColor) }
    @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.onOffSwitchLabels) }
    @MainActor public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
    @MainActor public static var prefersCrossFadeTransitions: Bool { settings.contains(.crossFadeTransitions) }

    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification"
    )
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    )
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )

    /// What an app tells assistive technologies.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        posts.append((notification, argument))
    }

    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
        )
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
        )
    }

    /// What an assistive technology has its focus on.
    @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        focused
    }

    /// What VoiceOver has its focus on, set by tests.
    @MainActor package static weak var focused: UIView?

    /// What has been posted, for tests to look at.
    @MainActor package static var posts: [(notification: Notification, argument: Any?)] = []

    /// What is set, apart from what the traits say.
    package struct Settings: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let voiceOver = Settings(rawValue: 1 << 0)
        package static let switchControl = Settings(rawValue: 1 << 1)
        package static let reduceTransparency = Settings(rawValue: 1 << 2)
        package static let invertColors = Settings(rawValue: 1 << 3)
        package static let grayscale = Settings(rawValue: 1 << 4)
        package static let closedCaptioning = Settings(rawValue: 1 << 5)
        package static let monoAudio = Settings(rawValue: 1 << 6)
        package static let guidedAccess = Settings(rawValue: 1 << 7)
        package static let assistiveTouch = Settings(rawValue: 1 << 8)
        package static let speakScreen = Settings(rawValue: 1 << 9)
        package static let speakSelection = Settings(rawValue: 1 << 10)
        package static let noShakeToUndo = Settings(rawValue: 1 << 11)
        package static let noVideoAutoplay = Settings(rawValue: 1 << 12)
        package static let differentiateWithoutColor = Settings(rawValue: 1 << 13)
        package static let onOffSwitchLabels = Settings(rawValue: 1 << 14)
        package static let buttonShapes = Settings(rawValue: 1 << 15)
        package static let crossFadeTransitions = Settings(rawValue: 1 << 16)
    }

    @MainActor package static var settings: Settings = [] {
        didSet {
            let changed = settings.symmetricDifference(oldValue)
            let names: [(Settings, NSNotification.Name)] = [
                (.voiceOver, voiceOverStatusDidChangeNotification),
                (.switchControl, switchControlStatusDidChangeNotification),
                (.reduceTransparency, reduceTransparencyStatusDidChangeNotification),
            ]
            for (setting, name) in names where changed.contains(setting) {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}
