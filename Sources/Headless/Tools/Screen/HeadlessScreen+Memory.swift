import UIKit

/// A system that runs out of memory.
extension HeadlessScreen {
    /// Warns the app: its delegate, its view controllers, and those who listen to the notification. Apple's documentation says nothing
    /// of the order.
    public func warnOfMemory() {
        let application = UIApplication.shared
        application.delegate?.applicationDidReceiveMemoryWarning(application)
        for window in application.windows { window.rootViewController?.warnOfMemory() }
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification,
            object: application
        )
    }
}

extension UIViewController {
    /// Warns the controller, its children, and what it presents.
    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnOfMemory() }
        if let presented = presentedViewController, presented.presentingViewController === self {
            presented.warnOfMemory()
        }
    }
}
