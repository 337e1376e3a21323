import Foundation

/// A quick movement in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// How far and how long a finger moves, and how far it may stray to a side: points, seconds and points. Apple publishes
    /// none of them; these are estimates.
    private static let (distance, duration, straying): (CGFloat, TimeInterval, CGFloat) = (50, 0.5, 50)

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private var start: (point: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
            return
        }
        if numberOfTouches == numberOfTouchesRequired { start = (recognition.location, MediaTime.now) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start else { return }
        let (x, y) = (recognition.location.x - start.point.x, recognition.location.y - start.point.y)
        guard MediaTime.now - start.time <= Self.duration else {
            state = .failed
            return
        }
        if !direction.isDisjoint(with: [.left, .right]), abs(x) >= abs(y) {
            judge(x, wants: (.right, .left), straying: y)
        } else if !direction.isDisjoint(with: [.up, .down]), abs(y) >= abs(x) {
            judge(y, wants: (.down, .up), straying: x)
        } else if max(abs(x), abs(y)) > Self.straying {
            state = .failed
        }
    }

    private func judge(_ movement: CGFloat, wants: (Direction, Direction), straying: CGFloat) {
        if abs(straying) > Self.straying {
            state = .failed
            return
        }
        guard abs(movement) >= Self.distance else { return }
        state = direction.contains(movement > 0 ? wants.0 : wants.1) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        start = nil
    }
}
