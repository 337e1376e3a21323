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

    /// The view that VoiceOver has its focus on: what `UIAccessibility.focusedElement(using:)` answers, for all screens.
    public var accessibilityFocus: UIView? {
        get { UIAccessibility.focused }
        set { UIAccessibility.focused = newValue }
    }

    /// A swipe of three fingers while VoiceOver speaks: the view in focus is asked to scroll, then each view around it,
    /// until one of them does.
    ///
    /// - Returns: The view that has scrolled; nil if none has.
    @discardableResult
    public func scrollByVoiceOver(_ direction: UIAccessibilityScrollDirection) -> UIView? {
        sequence(first: accessibilityFocus, next: { $0?.superview }).compactMap { $0 }
            .first { $0.accessibilityScroll(direction) }
    }

    /// What has been said by `UIAccessibility.post(notification:argument:)` since the last call, the texts of announcements
    /// and of changes only.
    public func takeAnnouncements() -> [String] {
        defer { UIAccessibility.posts = [] }
        return UIAccessibility.posts.compactMap { $0.argument as? String }
    }
}
