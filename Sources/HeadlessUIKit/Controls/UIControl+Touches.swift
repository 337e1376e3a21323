import Foundation

/// What a finger does to a control. The points are in the control's coordinates.
extension UIControl {
    package func touchBegan(at point: CGPoint) {
        guard isEnabled, isUserInteractionEnabled, tracking.touch == nil else { return }
        let touch = UITouch()
        touch.view = self
        touch.window = window
        touch.position = convert(point, to: root)
        touch.previousPosition = touch.position
        tracking = Tracking(touch: touch, isInside: true)
        guard beginTracking(touch, with: nil) else {
            tracking = Tracking()
            return
        }
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    package func touchMoved(to point: CGPoint) {
        guard let touch = tracking.touch else { return }
        touch.phase = .moved
        touch.previousPosition = touch.position
        touch.position = convert(point, to: root)
        let wasInside = tracking.isInside
        tracking.isInside = self.point(inside: point, with: nil)
        guard continueTracking(touch, with: nil) else {
            tracking = Tracking()
            isHighlighted = false
            return
        }
        isHighlighted = tracking.isInside
        switch (wasInside, tracking.isInside) {
        case (true, true): sendActions(for: .touchDragInside)
        case (true, false): sendActions(for: .touchDragExit)
        case (false, true): sendActions(for: .touchDragEnter)
        case (false, false): sendActions(for: .touchDragOutside)
        }
    }

    package func touchEnded() {
        guard let touch = tracking.touch else { return }
        touch.phase = .ended
        endTracking(touch, with: nil)
        let isInside = tracking.isInside
        tracking = Tracking()
        isHighlighted = false
        if isInside { endTap() } else { sendActions(for: .touchUpOutside) }
    }

    package func touchCancelled() {
        guard let touch = tracking.touch else { return }
        touch.phase = .cancelled
        cancelTracking(with: nil)
        tracking = Tracking()
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// The finger on a control.
    struct Tracking {
        var touch: UITouch?
        var isInside = false
    }
}
