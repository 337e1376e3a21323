import Foundation

/// The pan of two fingers that selects rows. The scroll view scrolls where it fails.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
    /// Called in each frame of the pan, also while the fingers rest.
    var frameDidPass: (() -> Void)?

    private var selecting: (any PanSelecting)? { view as? any PanSelecting }

    /// Where the fingers were put down, in the view.
    var start: CGPoint { convert(touchStart, to: view) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard selecting?.offersPanSelection == true else {
            state = .failed
            return
        }
        // A pan of two fingers ends with the first that is lifted.
        minimumNumberOfTouches = numberOfTouches > 1 ? 2 : 1
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let mayBegin = recognition.state == .possible && recognition.held == nil
        if mayBegin, numberOfTouches < 2, super.isDragged { state = .failed }
    }

    override var isDragged: Bool {
        guard super.isDragged, let selecting else { return false }
        let movement = CGPoint(x: position.x - touchStart.x, y: position.y - touchStart.y)
        return numberOfTouches > 1 || selecting.selectsWithOneFinger(from: start, movement: movement)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === selecting?.panGestureRecognizer
    }

    override func timeDidPass(to now: TimeInterval) {
        super.timeDidPass(to: now)
        if recognition.isActive { frameDidPass?() }
    }
}
