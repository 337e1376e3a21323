import Foundation

/// What moves a scroll view.
enum ScrollMotion {
    case none
    case drag(ScrollDrag)
    case deceleration(ScrollDeceleration)
    case animation(ScrollAnimation)
}

/// A finger on the content.
struct ScrollDrag {
    var finger: CGPoint

    /// Where the finger has pulled the offset; beyond the limits less than that is seen.
    var pulled: CGPoint
}

/// The way to rest after a finger has left.
struct ScrollDeceleration {
    var horizontal: AxisDeceleration
    var vertical: AxisDeceleration

    /// Those in force, if they are not to be read anew.
    var fixedLimits: (horizontal: ScrollLimits, vertical: ScrollLimits)?

    var position: CGPoint {
        CGPoint(x: horizontal.position, y: vertical.position)
    }

    var isFinished: Bool {
        horizontal.isFinished && vertical.isFinished
    }
}

/// The way to an offset that a program asked for.
struct ScrollAnimation {
    /// An estimate of what UIKit takes, in seconds; Apple does not publish it.
    static let duration: CGFloat = 0.3

    var start: CGPoint
    let target: CGPoint
    let goesToTop: Bool
    var elapsed: CGFloat = 0

    var isFinished: Bool {
        elapsed >= Self.duration
    }

    /// From 0 to 1, slow at both ends.
    var progress: CGFloat {
        let time = min(elapsed / Self.duration, 1)
        return time * time * (3 - 2 * time)
    }

    var position: CGPoint {
        guard !isFinished else { return target }
        return CGPoint(
            x: start.x + (target.x - start.x) * progress,
            y: start.y + (target.y - start.y) * progress
        )
    }

    /// Lets the rest of the way begin at another point.
    mutating func restart(from position: CGPoint) {
        let progress = progress
        guard progress < 1 else { return }
        start = CGPoint(
            x: (position.x - target.x * progress) / (1 - progress),
            y: (position.y - target.y * progress) / (1 - progress)
        )
    }
}
