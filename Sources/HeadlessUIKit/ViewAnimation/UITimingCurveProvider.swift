import Foundation

public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// How an animation gains and loses speed.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with two control points, or one of the standard ones.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isStandard: Bool

    private init(curve: UIView.AnimationCurve, _ first: CGPoint, _ second: CGPoint, isStandard: Bool) {
        (animationCurve, controlPoint1, controlPoint2) = (curve, first, second)
        self.isStandard = isStandard
        super.init()
    }

    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        let timing = TimingCurve(curve)
        self.init(
            curve: curve,
            CGPoint(x: timing.x1, y: timing.y1),
            CGPoint(x: timing.x2, y: timing.y2),
            isStandard: true
        )
    }

    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(curve: .easeInOut, point1, point2, isStandard: false)
    }

    open var timingCurveType: UITimingCurveType { isStandard ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The way of a weight on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In ways per second.
    public let initialVelocity: CGVector
    private let kind: Kind

    private enum Kind {
        case ratio(CGFloat)
        case physical(SpringCurve)
    }

    private init(_ kind: Kind, _ velocity: CGVector) {
        self.kind = kind
        initialVelocity = velocity
        super.init()
    }

    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(ratio), velocity)
    }

    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let curve = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
        self.init(.physical(curve), velocity)
    }

    /// The spring, and how long it takes where it says so itself.
    func spring(duration: TimeInterval) -> (curve: SpringCurve, duration: TimeInterval) {
        switch kind {
        case .ratio(let ratio):
            (SpringCurve(ratio: ratio, velocity: initialVelocity.dx, duration: CGFloat(duration)), duration)
        case .physical(let curve): (curve, curve.settlingDuration)
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
