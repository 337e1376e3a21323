import Foundation

/// Two fingers, where they are in the window.
struct FingerPair {
    var first: CGPoint
    var second: CGPoint

    var distance: CGFloat { first.distance(to: second) }

    /// The angle of the line from the first one to the second one, in radians, clockwise from the right.
    var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
}

extension UIGestureRecognizer {
    /// The two fingers of a gesture; nil as long as there is one only.
    var fingerPair: FingerPair? {
        let touches = recognition.touches
        guard touches.count == 2 else { return nil }
        return FingerPair(first: touches[0].position, second: touches[1].position)
    }

    /// Whether the gesture was recognized, or waits for others to fail.
    var isUnderWay: Bool { recognition.isActive || recognition.held != nil }

    func ignoreThirdFinger(_ touches: Set<UITouch>, for event: UIEvent) {
        guard numberOfTouches > 2 else { return }
        for touch in touches { ignore(touch, for: event) }
    }
}
