import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    open internal(set) var phase = Phase.began
    /// Kept alive by the touch.
    open internal(set) var view: UIView?
    /// Where the touch began, whatever becomes of the view.
    open internal(set) var window: UIWindow?
    /// When the touch last changed, in seconds of the simulated display.
    open internal(set) var timestamp: TimeInterval = 0
    /// How often this place was tapped in quick succession, this touch included.
    open internal(set) var tapCount = 1
    open internal(set) var type = TouchType.direct
    /// The recognizers that get the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// In the coordinates of the root of the touched view's hierarchy.
    var position = CGPoint.zero
    var previousPosition = CGPoint.zero
    /// Where the touch began, in the same coordinates.
    var start = CGPoint.zero
    /// Whether it stands for a scroll of a trackpad: recognizers follow it, and nobody sees a touch.
    var isScroll = false
    /// How far a trackpad has scrolled, apart from the position.
    var scrolled = CGPoint.zero
    /// Which messages the touched view gets.
    var delivery = TouchDelivery.immediate

    open func location(in view: UIView?) -> CGPoint {
        place(position, in: view)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        place(previousPosition, in: view)
    }

    private func place(_ position: CGPoint, in view: UIView?) -> CGPoint {
        guard let root = window ?? self.view?.root else { return position }
        return view.map { root.convert(position, to: $0) } ?? position
    }
}
