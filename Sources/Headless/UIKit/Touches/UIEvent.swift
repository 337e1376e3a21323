import Foundation

/// What brings touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    open var type: EventType { keptType }
    var keptType = EventType.touches

    /// When the event happened, in seconds of the simulated display.
    open internal(set) var timestamp: TimeInterval = 0

    var touches: Set<UITouch> = []

    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        subset { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        subset { $0.view === view }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        subset { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    private func subset(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belongs)
        return found.isEmpty ? nil : found
    }
}
