import UIKit

/// Follows a finger from the moment that it touches the screen, and tells a closure of it.
///
/// A scroll view keeps a touch from the views in it for a moment, to see whether the finger scrolls. Recognizers get it at once,
/// and while this one follows a finger, the scroll view doesn't.
final class GripRecognizer: UILongPressGestureRecognizer {
    /// What a finger does.
    enum Step {
        case began, moved, ended, cancelled
    }

    /// Called for each step.
    var didChange: ((Step) -> Void)?
    private var isUnderWay = false

    /// Leaves the finger alone until it is lifted.
    func cancel() {
        isUnderWay = false
        isEnabled = false
        isEnabled = true
    }

    /// The scroll view waits: on some systems a press without a duration begins a moment after the touch.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        tell()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        tell()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        tell()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        tell()
    }

    override func reset() {
        // It was disabled, or another recognizer has prevented it.
        if isUnderWay { tell() }
        super.reset()
    }

    private func tell() {
        switch state {
        case .began, .changed:
            let step: Step = isUnderWay ? .moved : .began
            isUnderWay = true
            didChange?(step)
        default:
            guard isUnderWay else { return }
            isUnderWay = false
            didChange?(state == .ended ? .ended : .cancelled)
        }
    }
}
