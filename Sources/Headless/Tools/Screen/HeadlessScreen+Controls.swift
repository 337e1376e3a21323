import UIKit

/// A finger on a control, whatever may lie in front of it. Points are in the control's coordinates.
extension HeadlessScreen {
    /// Puts the finger down on a control.
    public func touchDown(_ control: UIControl, at point: CGPoint) {
        control.touchBegan(at: point)
    }

    /// Moves the finger that is down on a control, which may leave its bounds.
    public func move(_ control: UIControl, to point: CGPoint) {
        control.touchMoved(to: point)
    }

    /// Takes the finger from a control.
    public func lift(_ control: UIControl) {
        control.touchEnded()
    }

    /// Takes the finger's touch from a control without its being lifted, as a gesture or a call does.
    public func cancelTouch(of control: UIControl) {
        control.touchCancelled()
    }
}
