import Foundation

/// What tells one movement of fingers from another.
///
/// A subclass overrides the touch methods, in which it sets `state`. What follows from a new state (who is asked, who
/// fails, who is told) is in the extensions of this folder.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static var recognized: State { .ended }
    }

    /// Targets are not called: there are no selectors here. Give `nil` for both, and watch the recognizer by a subclass,
    /// its delegate or the tools of a test.
    public init(target: Any?, action: Selector?) {
        super.init()
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    // MARK: State

    /// What is known of the gesture. Only subclasses set it.
    open var state: State {
        get { recognition.state }
        set { change(to: newValue) }
    }

    var recognition = Recognition()

    /// What tests do where apps have an action; called in the states in which an action is sent.
    package var actions: [(UIGestureRecognizer) -> Void] = []

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    open var isEnabled = true {
        didSet { if !isEnabled, isEnabled != oldValue { disable() } }
    }

    open var view: UIView? { attachedView }

    final weak var attachedView: UIView?

    @available(iOS 11.0, *)
    open var name: String?

    /// Whether the touched view hears that its touches are cancelled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the touched view hears of touches only when the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether the touched view hears of the end of touches only when the gesture has failed.
    open var delaysTouchesEnded = true
    @available(iOS 9.2, *)
    open var requiresExclusiveTouchType = true
    @available(iOS 9.0, *)
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    // MARK: Other recognizers

    var failureRequirements: [WeakGestureRecognizer] = []

    /// The gesture waits until another one has failed, and fails if that is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    @available(iOS 13.4, *)
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    }

    /// Makes ready for the next gesture. It is called when the state is final and becomes `possible` again.
    open func reset() {
    }

    /// Leaves a touch out of the gesture. The touched view still receives it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        recognition.touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// What a recognizer does with a scroll of a trackpad, which brings no touches.
    func scrollDidChange(_ phase: UITouch.Phase) {
    }

    /// The time that has passed since something was waited for.
    ///
    /// - Parameter now: in seconds of the simulated display.
    func timeDidPass(to now: TimeInterval) {
    }

    /// Whether a part of the gesture is done and the next touch may go on with it.
    var isWaitingForTouches: Bool { false }

    /// What the recognizer itself does before its action is sent.
    func gestureDidChange() {
    }

    /// Whether a touch stops content that moves, and is nothing else.
    var catchesMovingContent: Bool { false }

    /// Whether a scroll view keeps a touch from its content at a time.
    func delaysContent(touched touch: UITouch, at time: TimeInterval) -> Bool { false }

    // MARK: Where the fingers are

    open var numberOfTouches: Int { recognition.touches.reduce(0) { $0 + ($1.isScroll ? 0 : 1) } }

    /// The middle of all touches; once they are gone, where it was last.
    open func location(in view: UIView?) -> CGPoint {
        convert(recognition.location, to: view)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        convert(recognition.touches[touchIndex].position, to: view)
    }

    /// A point of the window in the coordinates of a view.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window ?? self.view?.window else { return point }
        return window.convert(point, to: view)
    }
}

/// What a recognizer remembers of one gesture.
struct Recognition {
    var state = UIGestureRecognizer.State.possible
    /// What the recognizer found out and keeps to itself, since others have to fail before.
    var held: UIGestureRecognizer.State?
    /// The touches that are down.
    var touches: [UITouch] = []
    /// All touches since the gesture was possible.
    var history: [UITouch] = []
    /// The middle of the touches, in the window.
    var location = CGPoint.zero
    /// How far a trackpad has scrolled, apart from the location.
    var scrolled = CGPoint.zero
    /// Whether its action is to be sent for the present state.
    var needsAction = false

    /// Whether the gesture has an end that only `reset()` takes back.
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

    /// Whether fingers that move change something.
    var isActive: Bool { state == .began || state == .changed }
}

struct WeakGestureRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
