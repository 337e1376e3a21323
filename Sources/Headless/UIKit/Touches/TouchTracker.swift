import Foundation

/// The touches that are down on a window, and the recognizers that may make something of them.
///
/// Recognizers get each change first. Then those that were recognized send their actions, and only then the touched view
/// hears of the change, unless the touch was taken from it or is kept back.
@MainActor
final class TouchTracker {
    /// How far apart in time and place two taps may be to count as successive, in seconds and points. Apple publishes
    /// neither; both are in circulation as UIKit's.
    static let tapInterval: TimeInterval = 0.35
    static let tapDistance: CGFloat = 45

    /// How long a scroll view keeps a touch from its content to see whether it is a drag, in seconds. Apple says "a short
    /// time"; 0.15 is in circulation.
    static let contentDelay: TimeInterval = 0.15

    private unowned let window: UIWindow
    private let event = UIEvent()
    /// The touches by the number of their finger.
    private var fingers: [Int: UITouch] = [:]
    /// Touches that have ended and of which their view has not heard all.
    private var lingering: [UITouch] = []
    /// The recognizers that have touches, or a state that they have not come back from.
    private var involved: [UIGestureRecognizer] = []
    private let scrollEvent = UIEvent()
    /// What a trackpad scrolls.
    private var scroll: UITouch?
    private var lastTap: (point: CGPoint, count: Int, time: TimeInterval)?

    init(window: UIWindow) {
        self.window = window
        scrollEvent.keptType = .scroll
    }

    // MARK: What fingers do

    /// Puts a finger down at a point of the window.
    ///
    /// - Returns: The view that was touched.
    func begin(finger: Int, at point: CGPoint) -> UIView? {
        guard fingers[finger] == nil, let view = window.hitTest(point, with: event) else { return nil }
        let touch = UITouch()
        touch.view = view
        touch.window = window
        touch.position = point
        touch.previousPosition = point
        touch.start = point
        touch.timestamp = MediaTime.now
        touch.tapCount = tapCount(at: point)
        fingers[finger] = touch
        event.touches.insert(touch)
        event.timestamp = MediaTime.now
        let recognizers = recognizers(for: touch)
        involve(recognizers, in: touch)
        touch.delivery = .delayed
        if recognizers.contains(where: { $0.catchesMovingContent }) { touch.delivery = .finished }
        for recognizer in recognizers where recognizer.isFollowing { recognizer.touchesBegan([touch], with: event) }
        settle()
        return view
    }

    /// Moves a finger to a point of the window.
    func move(finger: Int, to point: CGPoint) {
        guard let touch = fingers[finger], point != touch.position else { return }
        touch.previousPosition = touch.position
        touch.position = point
        change(touch, to: .moved) { $0.touchesMoved([touch], with: $1) }
        if touch.delivery == .immediate, touch.phase == .moved { touch.view?.touchesMoved([touch], with: event) }
        finishEvent()
    }

    /// Takes a finger away.
    func end(finger: Int) {
        guard let touch = fingers[finger] else { return }
        lastTap = (touch.position, touch.tapCount, MediaTime.now)
        change(touch, to: .ended) { $0.touchesEnded([touch], with: $1) }
        leave(touch, finger)
    }

    /// Takes all touches away without the fingers being lifted, as a call does.
    func cancelAll() {
        for (finger, touch) in fingers.sorted(by: { $0.key < $1.key }) {
            change(touch, to: .cancelled) { $0.touchesCancelled([touch], with: $1) }
            if touch.delivery == .immediate { touch.view?.touchesCancelled([touch], with: event) }
            touch.delivery = .finished
            leave(touch, finger)
        }
    }

    /// Lets recognizers know of the time, and content of the touches that were kept from it for long enough.
    func timeDidPass() {
        guard !involved.isEmpty || !lingering.isEmpty || !fingers.isEmpty else { return }
        for recognizer in involved where !recognizer.recognition.isOver {
            recognizer.timeDidPass(to: MediaTime.now)
        }
        settle()
        finishEvent()
    }

    private func change(
        _ touch: UITouch,
        to phase: UITouch.Phase,
        _ tell: (UIGestureRecognizer, UIEvent) -> Void
    ) {
        touch.phase = phase
        touch.timestamp = MediaTime.now
        event.timestamp = MediaTime.now
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.isFollowing {
            recognizer.updateLocation()
            tell(recognizer, event)
        }
        settle()
    }

    /// What happens after a touch has ended.
    private func leave(_ touch: UITouch, _ finger: Int) {
        for recognizer in touch.gestureRecognizers ?? [] {
            recognizer.recognition.touches.removeAll { $0 === touch }
        }
        fingers[finger] = nil
        if touch.delivery == .immediate { touch.delivery = .endDelayed }
        if touch.delivery != .finished { lingering.append(touch) }
        settle()
        event.touches.remove(touch)
        finishEvent()
    }

    private func tapCount(at point: CGPoint) -> Int {
        guard let lastTap, MediaTime.now - lastTap.time <= Self.tapInterval,
            point.distance(to: lastTap.point) <= Self.tapDistance
        else { return 1 }
        return lastTap.count + 1
    }

    private func involve(_ recognizers: [UIGestureRecognizer], in touch: UITouch) {
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers {
            recognizer.recognition.touches.append(touch)
            recognizer.recognition.history.append(touch)
            recognizer.updateLocation()
        }
        // They send their actions in this order, whichever of them another touch has reached before.
        involved = recognizers + involved.filter { known in !recognizers.contains { $0 === known } }
    }

    // MARK: What a trackpad scrolls

    /// Begins a scroll over a point of the window.
    func beginScroll(at point: CGPoint) {
        guard scroll == nil, fingers.isEmpty, let view = window.hitTest(point, with: scrollEvent) else { return }
        let touch = UITouch()
        touch.type = .indirectPointer
        touch.isScroll = true
        touch.view = view
        touch.window = window
        touch.position = point
        touch.start = point
        touch.delivery = .finished
        scroll = touch
        involve(recognizers(for: touch), in: touch)
        tellScroll(.began)
        settle()
    }

    /// Scrolls by a distance, in points.
    func moveScroll(by distance: CGPoint) {
        guard let scroll else { return }
        if window.gestureHostility.contains(.scrollsMoveLocations) {
            scroll.position.x += distance.x
            scroll.position.y += distance.y
        } else {
            scroll.scrolled.x += distance.x
            scroll.scrolled.y += distance.y
        }
        tellScroll(.moved)
        settle()
        finishEvent()
    }

    /// Ends the scroll.
    func endScroll() {
        guard let scroll else { return }
        tellScroll(.ended)
        settle()
        for recognizer in scroll.gestureRecognizers ?? [] {
            recognizer.recognition.touches.removeAll { $0 === scroll }
        }
        self.scroll = nil
        settle()
        finishEvent()
    }

    private func tellScroll(_ phase: UITouch.Phase) {
        scroll?.timestamp = MediaTime.now
        for recognizer in scroll?.gestureRecognizers ?? [] where recognizer.isFollowing {
            recognizer.updateLocation()
            recognizer.scrollDidChange(phase)
        }
    }

    // MARK: Recognizers

    /// The recognizers of the touched view and of all around it that want a touch, the innermost first. Those whose gesture
    /// is over get no new touches before the others have been lifted.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard !recognizer.recognition.isOver, wants(recognizer, touch) else { continue }
                found.append(recognizer)
            }
            view = current.superview
        }
        return window.gestureHostility.contains(.outerRecognizersFirst) ? found.reversed() : found
    }

    private func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        let event = touch.isScroll ? scrollEvent : event
        if touch.isScroll {
            let pan = recognizer as? UIPanGestureRecognizer
            guard pan?.allowedScrollTypesMask.contains(.continuous) ?? false else { return false }
        }
        return recognizer.shouldReceive(event)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
            && (touch.isScroll || recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
    }

    /// The recognizers that share a touch with another one.
    func others(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        let history = recognizer.recognition.history
        return involved.filter { other in
            other !== recognizer
                && other.recognition.history.contains { touch in history.contains { $0 === touch } }
        }
    }

    /// The recognizers that wait for others to fail.
    var waitingRecognizers: [UIGestureRecognizer] { involved.filter { $0.recognition.held != nil } }

    /// Sends what actions are due, takes touches from views, and tells views what was kept back from them.
    private func settle() {
        let changed = involved.filter(\.recognition.needsAction)
        for recognizer in changed {
            let wasRecognized = recognizer.recognition.state != .cancelled
            recognizer.sendAction()
            if wasRecognized, recognizer.cancelsTouchesInView { takeTouches(of: recognizer) }
        }
        for touch in Array(fingers.values) + lingering { deliver(touch) }
        lingering.removeAll { $0.delivery == .finished }
    }

    private func takeTouches(of recognizer: UIGestureRecognizer) {
        for touch in recognizer.recognition.history where touch.delivery != .finished {
            let hasBegun = touch.delivery != .delayed
            touch.delivery = .finished
            guard hasBegun else { continue }
            let phase = touch.phase
            touch.phase = .cancelled
            touch.view?.touchesCancelled([touch], with: event)
            touch.phase = phase
        }
    }

    /// Tells the touched view what nobody keeps back any more.
    private func deliver(_ touch: UITouch) {
        let hasEnded = touch.phase == .ended || touch.phase == .cancelled
        if touch.delivery == .delayed, !isBeginningDelayed(touch) {
            let phase = touch.phase
            touch.phase = .began
            touch.delivery = .immediate
            touch.view?.touchesBegan([touch], with: event)
            touch.phase = phase
            if hasEnded { touch.delivery = .endDelayed }
        }
        guard touch.delivery == .endDelayed, hasEnded, !isEndDelayed(touch) else { return }
        touch.delivery = .finished
        touch.view?.touchesEnded([touch], with: event)
    }

    private func isBeginningDelayed(_ touch: UITouch) -> Bool {
        let hasEnded = touch.phase == .ended || touch.phase == .cancelled
        return (touch.gestureRecognizers ?? []).contains { recognizer in
            guard recognizer.recognition.state == .possible else { return false }
            if recognizer.delaysTouchesBegan { return recognizer.isInvolved }
            return !hasEnded && recognizer.delaysContent(touched: touch, at: MediaTime.now)
        }
    }

    private func isEndDelayed(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains {
            $0.delaysTouchesEnded && $0.recognition.state == .possible && $0.isInvolved
        }
    }

    /// Lets gestures that are over begin anew, once no finger is down on them.
    private func finishEvent() {
        for recognizer in involved { recognizer.resetIfOver() }
        involved.removeAll {
            $0.recognition.touches.isEmpty && $0.recognition.state == .possible && $0.recognition.held == nil
                && !$0.isWaitingForTouches
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer still gets the touches that it has.
    var isFollowing: Bool { isEnabled && !recognition.isOver }

    func updateLocation() {
        let touches = recognition.touches
        guard !touches.isEmpty else { return }
        if let scroll = touches.first(where: \.isScroll) { recognition.scrolled = scroll.scrolled }
        recognition.location = CGPoint(
            x: touches.reduce(0) { $0 + $1.position.x } / CGFloat(touches.count),
            y: touches.reduce(0) { $0 + $1.position.y } / CGFloat(touches.count)
        )
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
