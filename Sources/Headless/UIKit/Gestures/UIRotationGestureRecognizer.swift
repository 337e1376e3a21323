import Foundation

/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers move around their middle before it is a rotation, in points. Apple publishes no figure; this is an
    /// estimate.
    private static let slop: CGFloat = 10

    /// The angle of the line from the first finger to the second one when they last moved, in radians.
    private var lastAngle: CGFloat = 0
    private var keptRotation: CGFloat = 0
    private var movement = GestureMovement()

    /// How far the fingers have turned since the gesture began, in radians, clockwise: nothing of what it took to recognize
    /// it. To set it resets the velocity.
    open var rotation: CGFloat {
        get { keptRotation }
        set {
            keptRotation = newValue
            movement = GestureMovement()
        }
    }

    /// In radians per second.
    open var velocity: CGFloat { movement.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreThirdFinger(touches, for: event)
        guard let fingers = fingerPair else { return }
        if !isUnderWay { keptRotation = 0 }
        lastAngle = fingers.angle
        movement = GestureMovement()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = fingerPair else { return }
        let turn = remainder(fingers.angle - lastAngle, 2 * .pi)
        if !isUnderWay {
            guard abs(turn) * fingers.distance / 2 > Self.slop else { return }
        } else {
            keptRotation += turn
        }
        lastAngle = fingers.angle
        movement.add(keptRotation)
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
