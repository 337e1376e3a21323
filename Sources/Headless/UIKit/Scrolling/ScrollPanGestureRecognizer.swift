import Foundation

/// The recognizer that scrolls.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    private var hasCaughtContent = false
    private var touchTime: TimeInterval = 0
    private var hasBegun = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, numberOfTouches == 1, recognition.state == .possible else { return }
        hasCaughtContent = catchesMovingContent
        touchTime = MediaTime.now
        guard scrollView.isScrollEnabled else {
            state = .failed
            return
        }
        scrollView.beginTracking(at: recognition.location)
    }

    override func scrollDidChange(_ phase: UITouch.Phase) {
        super.scrollDidChange(phase)
        if phase == .began, scrollView?.isScrollEnabled == false { state = .failed }
    }

    override var catchesMovingContent: Bool { scrollView?.isDecelerating ?? false }

    override func delaysContent(touched touch: UITouch, at time: TimeInterval) -> Bool {
        guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled, touch.view !== scrollView,
            !scrollView.takesAtOnce(touch)
        else { return false }
        return time - touchTime < TouchTracker.contentDelay
    }

    /// Whether a drag is a test's that moves the content and touches nothing.
    var isMovedWithoutTouch: Bool { recognition.history.isEmpty }

    /// A scroll view takes up movement along an axis that it scrolls, if that is the greater part of it.
    override var isDragged: Bool {
        guard let scrollView else { return false }
        let x = abs(position.x - touchStart.x)
        let y = abs(position.y - touchStart.y)
        let slop = hasCaughtContent ? 0 : Self.slop
        let mayCancel = recognition.touches.allSatisfy { touch in
            guard touch.delivery == .immediate, let view = touch.view, view !== scrollView else { return true }
            return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
        }
        guard mayCancel else { return false }
        return scrollView.scrollsHorizontally && x > slop && x >= y
            || scrollView.scrollsVertically && y > slop && y >= x
    }

    override func gestureDidChange() {
        guard let scrollView else { return }
        switch recognition.state {
        case .began:
            hasBegun = true
            if !scrollView.isTracking { scrollView.beginTracking(at: position) }
            scrollView.takeUpDrag(at: position)
            scrollView.drag(to: position)
        case .changed: scrollView.drag(to: position)
        case .ended:
            let velocity = velocity(in: nil)
            scrollView.endDragging(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled: scrollView.endDragging(velocity: .zero)
        default: break
        }
    }

    override func reset() {
        super.reset()
        // A finger that did not drag leaves content where it is, or lets it spring back.
        if !hasBegun { scrollView?.endDragging(velocity: .zero) }
        hasBegun = false
        hasCaughtContent = false
    }
}
