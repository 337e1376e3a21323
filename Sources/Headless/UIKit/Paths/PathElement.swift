import Foundation

/// A step of a path.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// The point at which the element ends; nil for one that closes a subpath.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadCurve(_, let end), .curve(_, _, let end): end
        case .close: nil
        }
    }

    /// The points of the element, those that control a curve first.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let control, let end):
            .quadCurve(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform),
                control2: control2.applying(transform),
                end: end.applying(transform)
            )
        case .close: .close
        }
    }
}
