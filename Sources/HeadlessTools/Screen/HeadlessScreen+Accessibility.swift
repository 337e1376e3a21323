import UIKit

extension HeadlessScreen {
    /// Whether the user has asked the system to reduce motion: what `UIAccessibility.isReduceMotionEnabled` answers, for
    /// all screens. A new screen does not change it.
    public var reducesMotion: Bool {
        get { UIAccessibility.reducesMotion }
        set { UIAccessibility.reducesMotion = newValue }
    }

    /// Whether VoiceOver speaks: what `UIAccessibility.isVoiceOverRunning` answers, for all screens. A change is posted to
    /// the notification centre.
    public var isVoiceOverRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set {
            if newValue {
                UIAccessibility.settings.insert(.voiceOver)
            } else {
                UIAccessibility.settings.remove(.voiceOver)
            }
        }
    }

    /// What has been said by `UIAccessibility.post(notification:argument:)` since the last call, the texts of announcements
    /// and of changes only.
    public func takeAnnouncements() -> [String] {
        defer { UIAccessibility.posts = [] }
        return UIAccessibility.posts.compactMap { $0.argument as? String }
    }
}
