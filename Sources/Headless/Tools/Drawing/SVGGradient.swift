import UIKit

/// Colours that run into each other. One around a point is drawn as one along a line: SVG has no other.
struct SVGGradient: Hashable {
    private struct Stop: Hashable {
        let color: SVGColor
        let location: CGFloat
    }

    private let isRadial: Bool
    private let start, end: CGPoint
    private let stops: [Stop]

    /// - Parameter rect: Where the layer is.
    @MainActor
    init(_ layer: CAGradientLayer, colors: [SVGColor], in rect: CGRect) {
        isRadial = layer.type == .radial
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
        }
        (start, end) = (place(layer.startPoint), place(layer.endPoint))
        let given = layer.locations?.map { CGFloat($0.doubleValue) }
        stops = colors.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(colors.count - 1)
            return Stop(color: color, location: given.flatMap { index < $0.count ? $0[index] : nil } ?? even)
        }
    }

    var element: SVGElement {
        var element: SVGElement
        if isRadial {
            // A circle of radius 1 becomes the ellipse whose quarter lies between the two points.
            let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
            let matrix = "matrix(\(width.short) 0 0 \(height.short) \(start.x.short) \(start.y.short))"
            element = SVGElement("radialGradient", ["cx": 0, "cy": 0, "r": 1, "gradientTransform": .text(matrix)])
        } else {
            element = SVGElement(
                "linearGradient",
                ["x1": .number(start.x), "y1": .number(start.y), "x2": .number(end.x), "y2": .number(end.y)]
            )
        }
        element.set("gradientUnits", "userSpaceOnUse")
        element.children = stops.map { stop in
            let plain = SVGElement("stop", ["offset": .number(stop.location), "stop-color": .text(stop.color.hex)])
            return stop.color.alpha < 1 ? plain.setting("stop-opacity", .number(stop.color.alpha)) : plain
        }
        return element
    }
}
