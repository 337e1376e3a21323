import Foundation

/// What a touch does to a control.
extension UIControl {
    func begin(_ touch: UITouch, with event: UIEvent?) {
        guard isEnabled, tracking.touch == nil else { return }
        tracking = Tracking(touch: touch, isInside: true)
        guard beginTracking(touch, with: event) else {
            tracking = Tracking()
            return
        }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func follow(_ touch: UITouch, with event: UIEvent?) {
        guard tracking.touch === touch else { return }
        let wasInside = tracking.isInside
        tracking.isInside = point(inside: touch.location(in: self), with: event)
        guard continueTracking(touch, with: event) else {
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

    func end(_ touch: UITouch, with event: UIEvent?) {
        guard tracking.touch === touch else { return }
        endTracking(touch, with: event)
        let isInside = tracking.isInside
        tracking = Tracking()
        isHighlighted = false
        if isInside { endTap() } else { sendActions(for: .touchUpOutside) }
    }

    func cancel(_ touch: UITouch, with event: UIEvent?) {
        guard tracking.touch === touch else { return }
        cancelTracking(with: event)
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

/// What a test's finger does to a control, whatever lies over it. The points are in the control's coordinates.
extension UIControl {
    package func touchBegan(at point: CGPoint) {
        guard isUserInteractionEnabled else { return }
        let touch = UITouch()
        touch.view = self
        touch.window = window
        touch.position = convert(point, to: root)
        touch.previousPosition = touch.position
        begin(touch, with: nil)
    }

    package func touchMoved(to point: CGPoint) {
        guard let touch = tracking.touch else { return }
        touch.phase = .moved
        touch.previousPosition = touch.position
        touch.position = convert(point, to: root)
        follow(touch, with: nil)
    }

    package func touchEnded() {
        guard let touch = tracking.touch else { return }
        touch.phase = .ended
        end(touch, with: nil)
    }

    package func touchCancelled() {
        guard let touch = tracking.touch else { return }
        touch.phase = .cancelled
        cancel(touch, with: nil)
    }
}
