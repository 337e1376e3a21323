import Foundation

/// A part of what was drawn into an image, in its points.
package enum DrawnShape: Hashable, Sendable {
    case area([PathElement], color: CGColor, isEvenOdd: Bool)
    case line([PathElement], color: CGColor, width: CGFloat)
    case image(UIImage, from: CGPoint, to: CGPoint)
}

/// Takes what is drawn, from back to front.
///
/// Only the renderer's closure writes and reads it, while it runs.
final class DrawingRecorder: @unchecked Sendable {
    /// That of the renderer whose closure runs; nothing is drawn outside of one.
    @TaskLocal static var current: DrawingRecorder?

    private(set) var shapes: [DrawnShape] = []
    private let origin: CGPoint
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)

    init(origin: CGPoint) {
        self.origin = origin
    }

    func fill(_ elements: [PathElement], isEvenOdd: Bool = false) {
        shapes.append(.area(moved(elements), color: fillColor, isEvenOdd: isEvenOdd))
    }

    func stroke(_ elements: [PathElement], width: CGFloat) {
        shapes.append(.line(moved(elements), color: strokeColor, width: width))
    }

    func draw(_ image: UIImage, in rect: CGRect) {
        shapes.append(
            .image(
                image,
                from: CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y),
                to: CGPoint(x: rect.maxX - origin.x, y: rect.maxY - origin.y)
            )
        )
    }

    private func moved(_ elements: [PathElement]) -> [PathElement] {
        guard origin != .zero else { return elements }
        return elements.map { $0.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y)) }
    }
}
