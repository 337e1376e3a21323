import Foundation

/// Shapes as the steps of a path.
extension [PathElement] {
    /// How far the control points of a quarter of a circle are from its ends, in radii.
    static let circleControl: CGFloat = 0.552_284_749_830_793

    /// From the upper left corner to the right.
    static func rect(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// From the rightmost point downwards.
    static func ellipse(in rect: CGRect) -> [PathElement] {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let transform = CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: rect.width / 2, y: rect.height / 2)
        let arc = Self.arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
        return ([.move(CGPoint(x: 1, y: 0))] + arc + [.close]).map { $0.applying(transform) }
    }

    /// Each corner a quarter of an ellipse; corners that the mask leaves out are square.
    static func roundedRect(
        _ rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        corners: UIRectCorner = .allCorners
    ) -> [PathElement] {
        let (width, height) = (Swift.min(cornerWidth, rect.width / 2), Swift.min(cornerHeight, rect.height / 2))
        guard width > 0, height > 0, !corners.isEmpty else { return .rect(rect) }
        func radius(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? CGSize(width: width, height: height) : .zero
        }
        let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
        let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        return [
            [.move(CGPoint(x: left + topLeft.width, y: top)), .line(CGPoint(x: right - topRight.width, y: top))],
            corner(CGPoint(x: right, y: top), from: (-topRight.width, 0), to: (0, topRight.height)),
            [.line(CGPoint(x: right, y: bottom - bottomRight.height))],
            corner(CGPoint(x: right, y: bottom), from: (0, -bottomRight.height), to: (-bottomRight.width, 0)),
            [.line(CGPoint(x: left + bottomLeft.width, y: bottom))],
            corner(CGPoint(x: left, y: bottom), from: (bottomLeft.width, 0), to: (0, -bottomLeft.height)),
            [.line(CGPoint(x: left, y: top + topLeft.height))],
            corner(CGPoint(x: left, y: top), from: (0, topLeft.height), to: (topLeft.width, 0)),
            [.close],
        ].flatMap { $0 }
    }

    private typealias Distance = (x: CGFloat, y: CGFloat)

    /// A quarter of an ellipse round the corner, from one distance from it to another.
    private static func corner(_ corner: CGPoint, from start: Distance, to end: Distance) -> [PathElement] {
        guard (start.x, start.y) != (0, 0) else { return [] }
        let rest = 1 - circleControl
        return [
            .curve(
                control1: CGPoint(x: corner.x + start.x * rest, y: corner.y + start.y * rest),
                control2: CGPoint(x: corner.x + end.x * rest, y: corner.y + end.y * rest),
                end: CGPoint(x: corner.x + end.x, y: corner.y + end.y)
            )
        ]
    }

    /// Curves that go round from the angle `start` by `sweep`, in radians; the way to their beginning is not among them.
    static func arc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) -> [PathElement] {
        let count = Swift.max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            func point(_ angle: CGFloat, ahead: CGFloat) -> CGPoint {
                CGPoint(
                    x: center.x + radius * (cos(angle) - ahead * sin(angle)),
                    y: center.y + radius * (sin(angle) + ahead * cos(angle))
                )
            }
            return .curve(
                control1: point(from, ahead: reach),
                control2: point(to, ahead: -reach),
                end: point(to, ahead: 0)
            )
        }
    }

    /// How far an arc goes round: towards growing angles, or towards smaller ones if it goes `clockwise` in the sense of
    /// CoreGraphics, whose y-axis points upwards. Never more than once.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let distance = clockwise ? start - end : end - start
        let wrapped = distance < 0 ? distance + full * (-distance / full).rounded(.up) : Swift.min(distance, full)
        return clockwise ? -wrapped : wrapped
    }
}
