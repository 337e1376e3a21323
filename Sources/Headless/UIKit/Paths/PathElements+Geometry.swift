import Foundation

/// What can be said of the steps of a path.
extension [PathElement] {
    /// The point at which the next step begins.
    var currentPoint: CGPoint? {
        guard let last else { return nil }
        return last.end ?? subpathStart
    }

    private var subpathStart: CGPoint? {
        for case .move(let point) in reversed() { return point }
        return nil
    }

    /// The smallest rectangle that holds all points, those that control curves with them; null without any.
    var boundingBox: CGRect {
        let points = flatMap(\.points)
        return points.isEmpty ? .null : CGRect(around: points)
    }

    /// The smallest rectangle that holds the lines and curves themselves; null without any.
    var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in self {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let control, let end):
                points += QuadCurve(start: current, control: control, end: end).cubic.extremes + [end]
            case .curve(let control1, let control2, let end):
                points += CubicCurve(start: current, control1: control1, control2: control2, end: end).extremes + [end]
            case .close: break
            }
            current = element.end ?? current
        }
        return points.isEmpty ? .null : CGRect(around: points)
    }

    /// The subpaths as polygons: curves become chains of lines.
    var polygons: [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var polygon: [CGPoint] = []
        func finish() {
            if polygon.count > 1 { polygons.append(polygon) }
        }
        for element in self {
            let current = polygon.last ?? .zero
            switch element {
            case .move(let point):
                finish()
                polygon = [point]
            case .line(let point): polygon.append(point)
            case .quadCurve(let control, let end):
                polygon += QuadCurve(start: current, control: control, end: end).cubic.chain
            case .curve(let control1, let control2, let end):
                polygon += CubicCurve(start: current, control1: control1, control2: control2, end: end).chain
            case .close:
                finish()
                polygon = polygon.first.map { [$0] } ?? []
            }
        }
        finish()
        return polygons
    }

    /// Whether a point is inside. Open subpaths count as closed.
    ///
    /// - Complexity: O(steps).
    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        var winding = 0
        for polygon in polygons {
            for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                if x > point.x { winding += end.y > start.y ? 1 : -1 }
            }
        }
        return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }
}

/// A curve with one control point.
private struct QuadCurve {
    var start, control, end: CGPoint

    var cubic: CubicCurve {
        CubicCurve(
            start: start,
            control1: start.moved(by: 2 / 3, towards: control),
            control2: end.moved(by: 2 / 3, towards: control),
            end: end
        )
    }
}

/// A curve with two control points.
private struct CubicCurve {
    var start, control1, control2, end: CGPoint

    /// The points at which the curve turns round, along either axis.
    var extremes: [CGPoint] {
        (turns(\.x) + turns(\.y)).filter { $0 > 0 && $0 < 1 }.map(point)
    }

    /// The curve as lines, without its first point.
    var chain: [CGPoint] {
        (1...Self.steps).map { point(CGFloat($0) / CGFloat(Self.steps)) }
    }

    private static let steps = 24

    private func point(_ t: CGFloat) -> CGPoint {
        let u = 1 - t
        func mix(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let (p0, p1, p2, p3) = (
                start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
            )
            return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
        }
        return CGPoint(x: mix(\.x), y: mix(\.y))
    }

    /// Where the derivative is zero.
    private func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let (p0, p1, p2, p3) = (
            start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
        )
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
}

extension CGPoint {
    fileprivate func moved(by fraction: CGFloat, towards other: CGPoint) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
