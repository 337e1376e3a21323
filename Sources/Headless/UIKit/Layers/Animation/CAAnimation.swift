import Foundation

/// Hears when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)

    /// - Parameter flag: Whether it went on to its end, and was not removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change that a layer shows for a while. What the layer itself says is not changed by it.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    public override init() {
        super.init()
    }

    /// Kept alive by the animation.
    open var delegate: (any CAAnimationDelegate)?
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copy.takeOver(self)
        return copy
    }

    func makeCopy() -> CAAnimation { CAAnimation() }

    func takeOver(_ other: CAAnimation) {
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
    }

    /// Changes the copy of a layer that is shown.
    ///
    /// - Parameter time: Seconds since the animation began, within one run of it.
    func apply(to layer: CALayer, at time: CFTimeInterval) {}
}

/// A change of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    public override init() {
        super.init()
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    override func makeCopy() -> CAAnimation { CAPropertyAnimation() }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    var curve: CAMediaTimingFunction { timingFunction ?? CAMediaTimingFunction(name: .linear) }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Without any of the three, or with `byValue`, what the layer says counts, as Apple's page has it.
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func makeCopy() -> CAAnimation { CABasicAnimation() }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func apply(to layer: CALayer, at time: CFTimeInterval) {
        guard let keyPath, let property = AnimatedProperty(keyPath) else { return }
        let progress = duration > 0 ? progress(at: CGFloat(time / duration)) : 1
        property.set(isAdditive: isAdditive, on: layer) { current in
            let ends = ends(around: current)
            return ends.start.mixed(with: ends.end, at: progress)
        }
    }

    func progress(at fraction: CGFloat) -> CGFloat {
        curve.progress(at: fraction)
    }

    private func ends(around current: AnimatedValue) -> (start: AnimatedValue, end: AnimatedValue) {
        let from = fromValue.flatMap(AnimatedValue.init)
        let to = toValue.flatMap(AnimatedValue.init)
        let by = byValue.flatMap(AnimatedValue.init)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.plus(by))
        case (nil, let to?, let by?): return (to.minus(by), to)
        case (let from?, nil, nil): return (from, current)
        case (nil, let to?, nil): return (current, to)
        case (nil, nil, let by?): return (current, current.plus(by))
        case (nil, nil, nil): return (current, current)
        }
    }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?

    /// From 0 to 1; evenly spread without it.
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func makeCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func apply(to layer: CALayer, at time: CFTimeInterval) {
        guard let keyPath, let property = AnimatedProperty(keyPath) else { return }
        let values = (values ?? []).compactMap(AnimatedValue.init)
        guard let value = value(of: values, at: duration > 0 ? CGFloat(time / duration) : 1) else { return }
        property.set(isAdditive: isAdditive, on: layer) { _ in value }
    }

    private func value(of values: [AnimatedValue], at time: CGFloat) -> AnimatedValue? {
        guard values.count > 1 else { return values.first }
        let time = curve.progress(at: time)
        let even = (0..<values.count).map { CGFloat($0) / CGFloat(values.count - 1) }
        let times = keyTimes?.count == values.count ? keyTimes!.map { CGFloat($0.doubleValue) } : even
        let index = min(max((times.lastIndex { $0 <= time } ?? 0), 0), values.count - 2)
        guard calculationMode != .discrete else { return values[time >= 1 ? values.count - 1 : index] }
        let span = times[index + 1] - times[index]
        let part = span > 0 ? (time - times[index]) / span : 1
        let own = timingFunctions.flatMap { index < $0.count ? $0[index] : nil }
        return values[index].mixed(with: values[index + 1], at: own?.progress(at: part) ?? part)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// A change that swings to its end like a weight on a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    /// When it has come to rest, in seconds: when what is left of the way is less than a thousandth. Apple does not
    /// publish its own figure.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func makeCopy() -> CAAnimation { CASpringAnimation() }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    private var spring: SpringCurve {
        SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }

    override func progress(at fraction: CGFloat) -> CGFloat {
        spring.progress(at: fraction * CGFloat(duration))
    }
}

/// Several animations of one layer at once. The group's duration cuts them off.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation { CAAnimationGroup() }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        animations = (other as? CAAnimationGroup)?.animations
    }

    override func apply(to layer: CALayer, at time: CFTimeInterval) {
        for animation in animations ?? [] {
            let run = AnimationRun(animation, begin: animation.beginTime, standardDuration: duration)
            if let local = run.localTime(at: time) { animation.apply(to: layer, at: local) }
        }
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of everything a layer shows. Nothing of its way is drawn here: only its time passes.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    override func makeCopy() -> CAAnimation { CATransition() }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}
