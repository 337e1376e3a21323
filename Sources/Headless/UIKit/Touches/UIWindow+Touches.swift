import Foundation

/// What fingers do on the window. Points are in its coordinates; each finger has a number.
extension UIWindow {
    /// - Returns: The view that is touched; nil if no view takes touches there, or the finger is down.
    @discardableResult
    package func beginTouch(of finger: Int, at point: CGPoint) -> UIView? {
        touchTracker.begin(finger: finger, at: point)
    }

    package func moveTouch(of finger: Int, to point: CGPoint) {
        touchTracker.move(finger: finger, to: point)
    }

    package func endTouch(of finger: Int) {
        touchTracker.end(finger: finger)
    }

    /// Fingers on a trackpad that begin to scroll what lies at a point.
    package func beginScroll(at point: CGPoint) {
        touchTracker.beginScroll(at: point)
    }

    /// - Parameter distance: How far the fingers move, in points; the content goes with them.
    package func moveScroll(by distance: CGPoint) {
        touchTracker.moveScroll(by: distance)
    }

    package func endScroll() {
        touchTracker.endScroll()
    }

    package func cancelTouches() {
        touchTracker.cancelAll()
    }

    /// Lets recognizers that wait know that a frame has passed.
    package func timeDidPassForTouches() {
        touchTracker.timeDidPass()
    }
}

extension UIGestureRecognizer {
    /// Does something whenever an app's action would be sent.
    package func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }
}
