import Foundation

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// When something begins, how long it takes, and how often. Times are seconds.
public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation gains and loses speed: a curve in the unit square, from the time passed to the progress made.
open class CAMediaTimingFunction: NSObject {
    private let curve: TimingCurve

    public convenience init(name: CAMediaTimingFunctionName) {
        self.init(TimingCurve(name))
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
        super.init()
    }

    private init(_ curve: TimingCurve) {
        self.curve = curve
        super.init()
    }

    /// Writes the x and y of a control point, from 0 to 3: the first and the last are the corners of the unit square.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points: [(CGFloat, CGFloat)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    func progress(at time: CGFloat) -> CGFloat {
        curve.progress(at: time)
    }
}

/// A curve from (0, 0) to (1, 1) with two control points.
struct TimingCurve: Hashable, Sendable {
    let x1, y1, x2, y2: CGFloat

    init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// The control points are those that Apple documents for each name.
    init(_ name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(0.42, 0, 1, 1)
        case .easeOut: self.init(0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(0.42, 0, 0.58, 1)
        case .default: self.init(0.25, 0.1, 0.25, 1)
        default: self.init(0, 0, 1, 1)
        }
    }

    static let linear = TimingCurve(CAMediaTimingFunctionName.linear)

    func progress(at time: CGFloat) -> CGFloat {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        guard (x1, x2) != (y1, y2) else { return time }
        // x grows with the parameter, so halving finds it.
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if mix(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return mix((low + high) / 2, y1, y2)
    }

    private func mix(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }
}
