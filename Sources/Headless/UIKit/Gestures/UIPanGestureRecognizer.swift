import Foundation

/// A finger that drags.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far a finger moves before it drags, in points. Apple publishes no figure; this one is in circulation.
    static let slop: CGFloat = 10

    /// A finger that has not moved for longer than this stands still, in seconds.
    private static let longestPause: TimeInterval = 0.1

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    @available(iOS 13.4, *)
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Where the translation counts from, in the window.
    private var start = CGPoint.zero
    /// Where the finger was put down, in the window.
    private(set) var touchStart = CGPoint.zero
    private var samples: [(point: CGPoint, time: TimeInterval)] = []

    /// Where the finger is, or what a trackpad scrolls, in the window.
    var position: CGPoint {
        CGPoint(x: recognition.location.x + recognition.scrolled.x, y: recognition.location.y + recognition.scrolled.y)
    }

    override func scrollDidChange(_ phase: UITouch.Phase) {
        switch phase {
        case .began:
            (start, touchStart) = (position, position)
            samples = [(position, MediaTime.now)]
        case .moved: fingerDidMove()
        default: state = recognition.isActive ? .ended : .failed
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches, !recognition.isActive {
            state = .failed
            return
        }
        // The middle of the fingers has jumped: that is no movement.
        start = CGPoint(
            x: start.x + recognition.location.x - lastPoint.x,
            y: start.y + recognition.location.y - lastPoint.y
        )
        if numberOfTouches == 1 { start = recognition.location }
        touchStart = recognition.location
        samples = [(recognition.location, MediaTime.now)]
    }

    private var lastPoint: CGPoint { samples.last?.point ?? recognition.location }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingerDidMove()
    }

    private func fingerDidMove() {
        samples.append((position, MediaTime.now))
        if samples.count > 4 { samples.removeFirst() }
        let isScroll = recognition.touches.contains(where: \.isScroll)
        if recognition.isActive {
            state = .changed
        } else if recognition.held == nil, isScroll || numberOfTouches >= minimumNumberOfTouches, isDragged {
            start = position
            state = .began
        }
    }

    /// Whether the finger has moved far enough.
    var isDragged: Bool { position.distance(to: touchStart) > Self.slop }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches - touches.count < minimumNumberOfTouches else {
            samples = []
            return
        }
        state = recognition.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = recognition.isActive ? .cancelled : .failed
    }

    /// The velocity stays what it was, for actions that ask later.
    open override func reset() {
        super.reset()
    }

    /// How far the finger has dragged since the gesture began, in points: nothing of what it took to recognize it.
    open func translation(in view: UIView?) -> CGPoint {
        let now = convert(position, to: view)
        let then = convert(start, to: view)
        return CGPoint(x: now.x - then.x, y: now.y - then.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = convert(position, to: view)
        let then = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
        guard let view, let window = view.window else {
            start = then
            return
        }
        start = view.convert(then, to: window)
    }

    /// The movement of the last two frames or so, in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, MediaTime.now - last.time <= Self.longestPause,
            let first = samples.dropLast().last(where: { last.time - $0.time > 0 }) ?? samples.dropLast().first
        else { return .zero }
        // A finger that comes down and moves in one frame has moved for that frame.
        let seconds = last.time > first.time ? CGFloat(last.time - first.time) : 1 / 60
        let (from, to) = (convert(first.point, to: view), convert(last.point, to: view))
        return CGPoint(x: (to.x - from.x) / seconds, y: (to.y - from.y) / seconds)
    }

    // MARK: Without touches

    /// Follows a finger that a test moves on a scroll view without touching what lies there.
    func follow(to point: CGPoint, _ state: State) {
        if state == .began { start = point }
        if samples.isEmpty || state == .began { samples = [] }
        samples.append((point, MediaTime.now))
        if samples.count > 4 { samples.removeFirst() }
        recognition.location = point
        recognition.state = state
        for action in actions { action(self) }
        if recognition.isOver { recognition = Recognition() }
    }
}

/// What a pointing device scrolls by.
@available(iOS 13.4, *)
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
