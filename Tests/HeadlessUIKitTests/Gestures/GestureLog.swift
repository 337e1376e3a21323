import HeadlessTools
import UIKit

/// Writes down what recognizers, delegates, views and scroll views are asked and told, in order.
@MainActor
final class GestureLog {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// What was written since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Writes down the states in which a recognizer sends its action.
    func watch(_ recognizer: UIGestureRecognizer, _ name: String, on screen: HeadlessScreen) {
        screen.whenRecognized(recognizer) { [unowned self] in add("\(name) \($0.state)") }
    }
}

/// A view that writes its touches down.
final class LoggedView: UIView {
    let log: GestureLog
    let name: String

    init(_ name: String, frame: CGRect, _ log: GestureLog) {
        self.log = log
        self.name = name
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name) touchesBegan") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name) touchesMoved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name) touchesEnded") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("\(name) touchesCancelled")
    }
}

/// A delegate that writes down what it is asked.
final class LoggedGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    let log: GestureLog
    var begins = true
    var receives = true
    var isSimultaneous = false
    var requiresFailure = false

    init(_ log: GestureLog) { self.log = log }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log.add("shouldBegin")
        return begins
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log.add("shouldReceive")
        return receives
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure }
}

/// A recognizer with touch methods of its own.
final class LoggedRecognizer: UIGestureRecognizer {
    var log: GestureLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log?.add("recognizer touchesBegan")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        log?.add("recognizer touchesMoved")
        state = state == .possible ? .began : .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        log?.add("recognizer touchesEnded")
        state = state == .possible ? .failed : .ended
    }

    override func reset() {
        super.reset()
        log?.add("recognizer reset")
    }
}
