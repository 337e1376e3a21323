import Foundation

/// A shape of lines and curves that does not change.
public class CGPath: Hashable {
    package internal(set) var elements: [PathElement]

    init(elements: [PathElement]) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: [PathElement].rect(rect).applying(transform))
    }

    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            elements: [PathElement].roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
                .applying(transform)
        )
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: [PathElement].ellipse(in: rect).applying(transform))
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs.elements == rhs.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }

    // MARK: What it is

    public var isEmpty: Bool { elements.isEmpty }

    /// Zero for a path that is empty.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// Holds all points, those that control curves with them; null for a path that is empty.
    public var boundingBox: CGRect { elements.boundingBox }

    /// Holds the lines and curves; null for a path that is empty.
    public var boundingBoxOfPath: CGRect { elements.boundingBoxOfPath }

    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.map { $0.applying(transform) }.contains(point, evenOdd: rule == .evenOdd)
    }

    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                // An element without points still has an address that is never read.
                let start = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)!
                withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
            }
        }
    }

    // MARK: Copies

    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform))
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform))
    }
}

extension [PathElement] {
    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
        guard let transform = transform?.pointee else { return self }
        return map { $0.applying(transform) }
    }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
