import UIKit

extension HeadlessScreen {
    /// Whether the user has asked the system to reduce motion: what `UIAccessibility.isReduceMotionEnabled` answers, for
    /// all screens. A new screen does not change it.
    public var reducesMotion: Bool {
        get { UIAccessibility.reducesMotion }
        set { UIAccessibility.reducesMotion = newValue }
    }
}
