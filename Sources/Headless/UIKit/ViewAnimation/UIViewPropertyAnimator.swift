import Foundation

/// Animates changes of views, which can be paused, reversed and left in between.
///
/// As on a device the views say what they will be at the end as soon as the animation has begun; their layers'
/// `presentation()` says what they are on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var timing: any UITimingCurveProvider
    private var animations: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changes = ViewChanges()

    /// The part of the time that has passed, towards the end or, reversed, towards the start.
    private var fraction: CGFloat = 0

    /// Seconds before the animation moves.
    private var remainingDelay: TimeInterval = 0

    /// Of the whole way, in seconds, once it has begun.
    private var runningDuration: TimeInterval

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.spring(duration: duration).duration ?? duration
        timing = parameters
        runningDuration = self.duration
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: timing)
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it is

    open var timingParameters: (any UITimingCurveProvider)? { timing }
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false

    open var isReversed = false {
        didSet { if isReversed != oldValue { fraction = 1 - fraction } }
    }

    /// The part of the way, from 0 to 1. Setting it pauses the animation.
    open var fractionComplete: CGFloat {
        get { state == .inactive ? 0 : fraction }
        set {
            if isRunning || state == .inactive { pauseAnimation() }
            fraction = min(max(newValue, 0), 1)
        }
    }

    // MARK: Adding

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// The delay is a part of the time that is left. Its changes are at their end with all others here.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .inactive else { return changes.record(animation) }
        animations.append((animation, delayFactor))
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Flow

    open func startAnimation() {
        guard state != .stopped else {
            return raise(.internalInconsistency, "It is an error to start a stopped property animator.")
        }
        begin()
        isRunning = true
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        remainingDelay = delay
        startAnimation()
    }

    open func pauseAnimation() {
        begin()
        isRunning = false
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        if let parameters { timing = parameters }
        let rest = 1 - fraction
        // What is left of the way takes the factor's part of the duration; 0 leaves the speed as it was.
        if durationFactor > 0, rest > 0 { runningDuration = duration * TimeInterval(durationFactor / rest) }
        startAnimation()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        RunningAnimators.remove(self)
        changes.apply(progress: progress)
        if withoutFinishing { reset() } else { state = .stopped }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return raise(
                .internalInconsistency,
                "finishAnimationAtPosition: should only be called on a stopped animator!"
            )
        }
        switch finalPosition {
        case .end: changes.apply(progress: 1)
        case .start: changes.apply(progress: 0)
        case .current: break
        }
        complete(at: finalPosition)
    }

    private func begin() {
        guard state == .inactive else { return }
        state = .active
        RunningAnimators.add(self)
        fraction = 0
        runningDuration = duration
        let bodies = animations
        animations = []
        changes.record {
            UIView.animate(withDuration: duration) {
                for (body, _) in bodies { body() }
            }
        }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        state = .inactive
        isRunning = false
        fraction = 0
        completions = []
        changes = ViewChanges()
        RunningAnimators.remove(self)
    }

    // MARK: Frames

    /// How far the views are, from 0 at the start to 1 at the end.
    private var progress: CGFloat {
        let passed = isRunning || !scrubsLinearly ? curve(fraction) : fraction
        return isReversed ? 1 - passed : passed
    }

    private func curve(_ fraction: CGFloat) -> CGFloat {
        if let spring = timing.springTimingParameters {
            return fraction < 1 ? spring.spring(duration: duration).curve.progress(at: fraction * CGFloat(duration)) : 1
        }
        guard let cubic = timing.cubicTimingParameters else { return fraction }
        let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
        return TimingCurve(first.x, first.y, second.x, second.y).progress(at: fraction)
    }

    func advance(by seconds: TimeInterval) {
        guard isRunning else { return }
        var seconds = seconds
        if remainingDelay > 0 {
            let waited = min(seconds, remainingDelay)
            remainingDelay -= waited
            seconds -= waited
        }
        guard seconds > 0 else { return }
        fraction = runningDuration > 0 ? min(1, fraction + CGFloat(seconds / runningDuration)) : 1
        // Frames do not add up to a second exactly.
        guard fraction > 1 - 1e-9 else { return }
        fraction = 1
        if pausesOnCompletion {
            isRunning = false
            return
        }
        if isReversed { changes.apply(progress: 0) }
        complete(at: isReversed ? .start : .end)
    }

    func shownState(of view: UIView) -> AnimatedViewState? {
        changes.state(of: view, progress: progress)
    }
}

/// The animators that move from frame to frame, or have been paused on the way.
@MainActor
enum RunningAnimators {
    private static var animators: [UIViewPropertyAnimator] = []

    static func add(_ animator: UIViewPropertyAnimator) {
        guard !animators.contains(where: { $0 === animator }) else { return }
        animators.append(animator)
    }

    static func remove(_ animator: UIViewPropertyAnimator) {
        animators.removeAll { $0 === animator }
    }

    static func advance(by seconds: TimeInterval) {
        for animator in animators { animator.advance(by: seconds) }
    }

    /// What is seen of a view that an animator moves.
    static func shownState(of view: UIView) -> AnimatedViewState? {
        animators.reversed().lazy.compactMap { $0.shownState(of: view) }.first
    }
}
