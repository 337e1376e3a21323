/// The settings of the system that help people use it.
public enum UIAccessibility {}

extension UIAccessibility {
    /// Whether movement on the screen is to be kept to what is needed.
    @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }

    /// What `isReduceMotionEnabled` answers.
    @MainActor package static var reducesMotion = false
}
