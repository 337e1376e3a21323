import UIKit

/// Fingers that touch what is on the screen, as recognizers, controls, cells and scroll views get them. Points are those
/// of the screen; several fingers have numbers.
extension HeadlessScreen {
    /// Puts a finger down.
    ///
    /// - Returns: The view that is touched; nil if no view takes touches there, or if the finger is down already.
    @discardableResult
    public func touchDown(at point: CGPoint, finger: Int = 0) -> UIView? {
        window.layoutIfNeeded()
        return window.beginTouch(of: finger, at: point)
    }

    /// Moves a finger that is down, and shows a frame.
    public func moveTouch(to point: CGPoint, finger: Int = 0) {
        window.moveTouch(of: finger, to: point)
        frame()
    }

    /// Moves fingers that are down, each to a point, and shows one frame: a pinch, or a rotation.
    ///
    /// - Parameter points: where the fingers 0, 1, … go.
    public func moveTouches(to points: [CGPoint]) {
        for (finger, point) in points.enumerated() { window.moveTouch(of: finger, to: point) }
        frame()
    }

    /// Takes a finger away.
    public func liftTouch(finger: Int = 0) {
        window.endTouch(of: finger)
    }

    /// Takes the touches of all fingers away, as a call or an alert of the system does.
    public func cancelTouches() {
        window.cancelTouches()
    }

    /// A finger that comes down, moves in even steps of a frame each, and goes up while it moves.
    public func pan(from start: CGPoint, to end: CGPoint, frames: Int = 10) {
        touchDown(at: start)
        for step in 1...max(frames, 1) {
            let part = CGFloat(step) / CGFloat(max(frames, 1))
            moveTouch(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        liftTouch()
    }

    /// A finger that stays for half a second where it comes down, so that what is there is lifted, carries it in even steps of a
    /// frame each, and drops it.
    ///
    /// A row or item is lifted if the view has a `dragDelegate`. To see something of it on the way, use `touchDown(at:finger:)`,
    /// `frames(_:)`, `moveTouch(to:finger:)` and `liftTouch(finger:)`.
    public func dragAndDrop(from start: CGPoint, to end: CGPoint, frames: Int = 10) {
        touchDown(at: start)
        self.frames(Int((0.5 / Self.frameDuration).rounded(.up)))
        for step in 1...max(frames, 1) {
            let part = CGFloat(step) / CGFloat(max(frames, 1))
            moveTouch(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        liftTouch()
        frame()
    }

    /// Does something whenever a recognizer would send the action of an app: there are no selectors on Linux.
    public func whenRecognized(
        _ recognizer: UIGestureRecognizer,
        perform action: @escaping @MainActor (_ recognizer: UIGestureRecognizer) -> Void
    ) {
        recognizer.addAction(action)
    }
}
