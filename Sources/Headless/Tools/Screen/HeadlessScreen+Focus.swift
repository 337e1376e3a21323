import UIKit

/// The focus of a remote or a keyboard.
extension HeadlessScreen {
    /// The focus goes to a view, or nowhere if it is nil. Nothing scrolls for that: UIKit scrolls the scroll view of an item, and a
    /// layout its carousels.
    public func focus(_ view: UIView?) {
        window.windowScene?.focusSystem?.focus(view)
        frame()
    }
}
