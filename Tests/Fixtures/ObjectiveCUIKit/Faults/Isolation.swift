import UIKit

// Not isolated to the main actor, as the view is.
func redraw(_ view: UIView) {
    // error: call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context
    view.setNeedsLayout()
}
