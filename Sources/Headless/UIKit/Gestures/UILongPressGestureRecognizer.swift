import Foundation

/// A finger that stays down for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press. The default is 0.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move before the press is recognized, in points.
    open var allowableMovement: CGFloat = 10

    private var start: TimeInterval?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = recognition.isActive ? .cancelled : .failed
            return
        }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
            state = .failed
            return
        }
        start = MediaTime.now
        if view?.window?.gestureHostility.contains(.pressesBeginLate) == true { return }
        timeDidPass(to: MediaTime.now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognition.isActive {
            state = .changed
        } else if touches.contains(where: { $0.position.distance(to: $0.start) > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = recognition.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = recognition.isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        start = nil
    }

    override func timeDidPass(to now: TimeInterval) {
        // A frame's time is no exact number: half of one counts as whole.
        guard recognition.state == .possible, recognition.held == nil, let start,
            now - start >= minimumPressDuration - 1.0 / 120
        else { return }
        state = .began
    }
}
