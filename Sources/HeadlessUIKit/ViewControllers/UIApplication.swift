import Foundation

/// The app. Only the names of its notifications are here: a test posts them itself.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Posted when the system runs low on memory.
    nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
}
