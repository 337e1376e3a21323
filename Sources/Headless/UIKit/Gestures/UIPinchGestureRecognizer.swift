import Foundation

/// Two fingers that come nearer to each other, or go apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much the distance of the fingers changes before it is a pinch, in points. Apple publishes no figure; this is an
    /// estimate.
    private static let slop: CGFloat = 10

    /// The distance of the fingers at which the scale is 1.
    private var unit: CGFloat = 1
    private var keptScale: CGFloat = 1
    private var movement = GestureMovement()

    /// The distance of the fingers in proportion to the one at which the gesture began: nothing of what it took to recognize
    /// it. To set it resets the velocity.
    open var scale: CGFloat {
        get { keptScale }
        set {
            if let fingers = fingerPair, newValue != 0 { unit = fingers.distance / newValue }
            keptScale = newValue
            movement = GestureMovement()
        }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat { movement.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreThirdFinger(touches, for: event)
        guard let fingers = fingerPair else { return }
        if !isUnderWay { keptScale = 1 }
        unit = fingers.distance / keptScale
        movement = GestureMovement()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = fingerPair, unit > 0 else { return }
        if !isUnderWay {
            guard abs(fingers.distance - unit) > Self.slop else { return }
            unit = fingers.distance
        }
        keptScale = fingers.distance / unit
        movement.add(keptScale)
        state = recognition.isActive ? .changed : .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = recognition.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = recognition.isActive ? .cancelled : .failed
    }
}
