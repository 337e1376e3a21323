import Foundation

public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// How an animation gains and loses speed.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with two control points, or one of the standard ones.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isStandard: Bool

    public override init() {
        let timing = TimingCurve(UIView.AnimationCurve.easeInOut)
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: timing.x1, y: timing.y1)
        controlPoint2 = CGPoint(x: timing.x2, y: timing.y2)
        isStandard = true
        super.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        let timing = TimingCurve(curve)
        animationCurve = curve
        controlPoint1 = CGPoint(x: timing.x1, y: timing.y1)
        controlPoint2 = CGPoint(x: timing.x2, y: timing.y2)
        isStandard = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        isStandard = false
        super.init()
    }

    public required init?(coder: NSCoder) {
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
        isStandard = coder.decodeBool(forKey: "standard")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
        coder.encode(isStandard, forKey: "standard")
    }

    open var timingCurveType: UITimingCurveType { isStandard ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The way of a weight on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, UITimingCurveProvider {
    /// In ways per second.
    public let initialVelocity: CGVector
    private let kind: Kind

    private enum Kind {
        case ratio(CGFloat)
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    public override init() {
        kind = .physical(mass: 3, stiffness: 1000, damping: 500)
        initialVelocity = .zero
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    public required init?(coder: NSCoder) {
        kind =
            coder.containsValue(forKey: "ratio")
            ? .ratio(CGFloat(coder.decodeDouble(forKey: "ratio")))
            : .physical(
                mass: CGFloat(coder.decodeDouble(forKey: "mass")),
                stiffness: CGFloat(coder.decodeDouble(forKey: "stiffness")),
                damping: CGFloat(coder.decodeDouble(forKey: "damping"))
            )
        initialVelocity = CGVector(
            dx: CGFloat(coder.decodeDouble(forKey: "dx")),
            dy: CGFloat(coder.decodeDouble(forKey: "dy"))
        )
        super.init()
    }

    open func encode(with coder: NSCoder) {
        switch kind {
        case .ratio(let ratio):
            coder.encode(Double(ratio), forKey: "ratio")
        case .physical(let mass, let stiffness, let damping):
            coder.encode(Double(mass), forKey: "mass")
            coder.encode(Double(stiffness), forKey: "stiffness")
            coder.encode(Double(damping), forKey: "damping")
        }
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
    }

    /// The spring, and how long it takes where it says so itself.
    func spring(duration: TimeInterval) -> (curve: SpringCurve, duration: TimeInterval) {
        switch kind {
        case .ratio(let ratio):
            return (SpringCurve(ratio: ratio, velocity: initialVelocity.dx, duration: CGFloat(duration)), duration)
        case .physical(let mass, let stiffness, let damping):
            let curve = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity.dx)
            return (curve, curve.settlingDuration)
        }
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        /// Never nil, as for any enumeration of C: the notifications of the keyboard name a curve, 7, that has no case. An
        /// enumeration of Swift can't keep such a value, and takes the usual curve.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }
    }
}

extension TimingCurve {
    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self.init(CAMediaTimingFunctionName.easeInEaseOut)
        case .easeIn: self.init(CAMediaTimingFunctionName.easeIn)
        case .easeOut: self.init(CAMediaTimingFunctionName.easeOut)
        case .linear: self.init(CAMediaTimingFunctionName.linear)
        }
    }
}
