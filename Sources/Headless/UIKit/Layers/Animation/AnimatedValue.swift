import Foundation

/// A value that an animation can go through, as a list of numbers.
struct AnimatedValue {
    private enum Kind {
        case number, point, size, rect, transform, color
        /// Of a kind that has no values in between.
        case other(Any)
    }

    private let kind: Kind
    private var numbers: [CGFloat]

    init?(_ value: Any) {
        switch value {
        case let value as CGFloat: (kind, numbers) = (.number, [value])
        case let value as Double: (kind, numbers) = (.number, [CGFloat(value)])
        case let value as Float: (kind, numbers) = (.number, [CGFloat(value)])
        case let value as Int: (kind, numbers) = (.number, [CGFloat(value)])
        case let value as NSNumber: (kind, numbers) = (.number, [CGFloat(value.doubleValue)])
        case let value as CGPoint: (kind, numbers) = (.point, [value.x, value.y])
        case let value as CGSize: (kind, numbers) = (.size, [value.width, value.height])
        case let value as CGRect: (kind, numbers) = (.rect, [value.minX, value.minY, value.width, value.height])
        case let value as CATransform3D: (kind, numbers) = (.transform, value.numbers)
        case let value as CGAffineTransform:
            (kind, numbers) = (.transform, CATransform3DMakeAffineTransform(value).numbers)
        case let value as CGColor: (kind, numbers) = (.color, value.components ?? [])
        case let value as UIColor: (kind, numbers) = (.color, value.cgColor.components ?? [])
        default: (kind, numbers) = (.other(value), [])
        }
    }

    func mixed(with other: AnimatedValue, at progress: CGFloat) -> AnimatedValue {
        if case .other = kind { return progress < 0.5 ? self : other }
        return combined(with: other) { $0 + ($1 - $0) * progress }
    }

    func plus(_ other: AnimatedValue) -> AnimatedValue { combined(with: other, +) }

    func minus(_ other: AnimatedValue) -> AnimatedValue { combined(with: other, -) }

    private func combined(
        with other: AnimatedValue,
        _ combine: (CGFloat, CGFloat) -> CGFloat
    ) -> AnimatedValue {
        guard numbers.count == other.numbers.count else { return other }
        var result = self
        result.numbers = zip(numbers, other.numbers).map(combine)
        return result
    }

    // MARK: Reading

    var number: CGFloat { numbers.first ?? 0 }

    var point: CGPoint { numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero }

    var size: CGSize { CGSize(width: point.x, height: point.y) }

    var rect: CGRect {
        numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
    }

    var transform: CATransform3D { CATransform3D(numbers: numbers) ?? CATransform3DIdentity }

    var color: CGColor? {
        guard numbers.count == 4 else { return nil }
        return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }

    /// The value itself, where it has none in between.
    var object: Any? {
        if case .other(let value) = kind { value } else { nil }
    }
}

extension CATransform3D {
    var numbers: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    init?(numbers n: [CGFloat]) {
        guard n.count == 16 else { return nil }
        self.init(
            m11: n[0],
            m12: n[1],
            m13: n[2],
            m14: n[3],
            m21: n[4],
            m22: n[5],
            m23: n[6],
            m24: n[7],
            m31: n[8],
            m32: n[9],
            m33: n[10],
            m34: n[11],
            m41: n[12],
            m42: n[13],
            m43: n[14],
            m44: n[15]
        )
    }
}
