import Foundation

/// A shape of lines and curves to which more can be added.
public class CGMutablePath: CGPath {
    public init() {
        super.init(elements: [])
    }

    override init(elements: [PathElement]) {
        super.init(elements: elements)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([.quadCurve(control: control, end: end)], transform)
    }

    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        append([.curve(control1: control1, control2: control2, end: end)], transform)
    }

    public func closeSubpath() {
        guard !elements.isEmpty, elements.last != .close else { return }
        elements.append(.close)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.rect(rect), transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.ellipse(in: rect), transform)
    }

    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        append(.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
    }

    /// An arc, with a line to its beginning from where the path is. `clockwise` is meant for a y-axis that points
    /// upwards: on the screen it goes the other way round.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = [PathElement].sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        append([elements.isEmpty ? .move(start) : .line(start)], transform)
        guard delta != 0 else { return }
        append(.arc(center: center, radius: radius, start: startAngle, sweep: delta), transform)
    }

    /// A line towards `tangent1End`, rounded off into the way from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = elements.currentPoint?.applying(transform.inverted()) ?? tangent1End
        guard let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
            return addLine(to: tangent1End, transform: transform)
        }
        append([.line(arc.start)], transform)
        append(.arc(center: arc.center, radius: radius, start: arc.startAngle, sweep: arc.sweep), transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.elements, transform)
    }

    private func append(_ new: [PathElement], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }
}

/// The arc that rounds a corner off.
private struct TangentArc {
    let start, center: CGPoint
    let startAngle, sweep: CGFloat

    /// Nil where the three points are on one line, or the radius is zero.
    init?(from first: CGPoint, corner: CGPoint, to second: CGPoint, radius: CGFloat) {
        let (a, b) = (
            CGPoint(x: first.x - corner.x, y: first.y - corner.y),
            CGPoint(x: second.x - corner.x, y: second.y - corner.y)
        )
        let (lengthA, lengthB) = (hypot(a.x, a.y), hypot(b.x, b.y))
        guard radius > 0, lengthA > 0, lengthB > 0 else { return nil }
        let cross = (a.x * b.y - a.y * b.x) / (lengthA * lengthB)
        let angle = atan2(abs(cross), (a.x * b.x + a.y * b.y) / (lengthA * lengthB))
        guard abs(cross) > 1e-9 else { return nil }
        let distance = radius / tan(angle / 2)
        start = CGPoint(x: corner.x + a.x / lengthA * distance, y: corner.y + a.y / lengthA * distance)
        // From where the arc begins, at a right angle towards the other side.
        let side: CGFloat = cross > 0 ? 1 : -1
        center = CGPoint(x: start.x - side * a.y / lengthA * radius, y: start.y + side * a.x / lengthA * radius)
        startAngle = atan2(start.y - center.y, start.x - center.x)
        sweep = -side * (.pi - angle)
    }
}
