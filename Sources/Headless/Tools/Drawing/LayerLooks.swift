import UIKit

/// What a layer itself draws, apart from what lies on it.
@MainActor
struct LayerLooks {
    let layer: CALayer
    /// Where the layer's bounds are.
    let rect: CGRect

    /// The bounds with their corners.
    var shape: SVGShape {
        SVGShape(rect, radius: layer.cornerRadius, corners: layer.maskedCorners)
    }

    func background(_ color: SVGColor?) -> [SVGElement] {
        guard let color, color.isVisible else { return [] }
        return [shadowed(shape.area.filled(color))]
    }

    func clipped(_ elements: [SVGElement]) -> [SVGElement] {
        elements.isEmpty ? [] : [SVGElement("g", ["clip-path": .clip(shape)], children: elements)]
    }

    /// The border lies inside the bounds, over everything on the layer.
    var border: [SVGElement] {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return [] }
        let half = layer.borderWidth / 2
        let line = SVGShape(
            rect.insetBy(dx: half, dy: half),
            radius: max(0, layer.cornerRadius - half),
            corners: layer.maskedCorners
        )
        return [line.element.stroked(SVGColor(color), width: layer.borderWidth)]
    }

    /// The elements as one, where the layer is not opaque or has a mask.
    func grouped(_ elements: [SVGElement], opacity: CGFloat) -> [SVGElement] {
        guard !elements.isEmpty else { return [] }
        var elements = elements
        if let mask = layer.mask {
            let origin = CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY)
            let shape = LayerDrawing.elements(of: mask, at: origin, visible: .infinite)
            elements = [SVGElement("g", ["mask": .mask(SVGMask(shape))], children: elements)]
        }
        guard opacity < 1 else { return elements }
        return [SVGElement("g", ["opacity": .number(opacity)], children: elements)]
    }

    private func shadowed(_ element: SVGElement) -> SVGElement {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else { return element }
        let faded = color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)) ?? color
        let shadow = SVGShadow(color: SVGColor(faded), offset: layer.shadowOffset, radius: layer.shadowRadius)
        return element.setting("filter", .shadow(shadow))
    }
}

// MARK: Contents

extension LayerLooks {
    /// An image, a path or a gradient.
    var content: [SVGElement] {
        switch layer {
        case let shape as CAShapeLayer: image + path(shape)
        case let gradient as CAGradientLayer: self.gradient(gradient) + image
        default: image
        }
    }

    private var image: [SVGElement] {
        guard let image = (layer.contents as? CGImage)?.image else { return [] }
        let drawing = ImageDrawing(image: image, tintColor: .label, traits: .current, isMirrored: false)
        return drawing.elements(in: place(of: image.size))
    }

    /// Points of the contents' size are pixels of it divided by the layer's scale.
    private func place(of size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        let (across, down) = (rect.width / size.width, rect.height / size.height)
        let scale: CGFloat
        switch layer.contentsGravity {
        case .resize: return rect
        case .resizeAspect: scale = min(across, down)
        case .resizeAspectFill: scale = max(across, down)
        default: scale = 1
        }
        let scaled = CGSize(width: size.width * scale, height: size.height * scale)
        // The vertical sense of the names is that of a y-axis which points upwards.
        let (x, y): (CGFloat, CGFloat) =
            switch layer.contentsGravity {
            case .left: (0, 0.5)
            case .right: (1, 0.5)
            case .top: (0.5, 1)
            case .bottom: (0.5, 0)
            case .topLeft: (0, 1)
            case .topRight: (1, 1)
            case .bottomLeft: (0, 0)
            case .bottomRight: (1, 0)
            default: (0.5, 0.5)
            }
        return CGRect(
            x: rect.minX + (rect.width - scaled.width) * x,
            y: rect.minY + (rect.height - scaled.height) * y,
            width: scaled.width,
            height: scaled.height
        )
    }

    private func path(_ shape: CAShapeLayer) -> [SVGElement] {
        guard let path = shape.path, !path.isEmpty else { return [] }
        let offset = CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY)
        let outline = SVGElement("path", ["d": .text(path.elements.data(movedBy: offset))])
        var elements: [SVGElement] = []
        if let color = shape.fillColor.map(SVGColor.init), color.isVisible {
            let filled = outline.filled(color)
            elements.append(
                shadowed(shape.fillRule == .evenOdd ? filled.setting("fill-rule", "evenodd") : filled)
            )
        }
        if let color = shape.strokeColor.map(SVGColor.init), color.isVisible, shape.lineWidth > 0 {
            elements += stroke(of: shape, outline.stroked(color, width: shape.lineWidth))
        }
        return elements
    }

    private func stroke(of shape: CAShapeLayer, _ outline: SVGElement) -> [SVGElement] {
        let (start, end) = (min(max(shape.strokeStart, 0), 1), min(max(shape.strokeEnd, 0), 1))
        guard end > start else { return [] }
        var stroked = outline
        if shape.lineCap != .butt { stroked.set("stroke-linecap", .text(shape.lineCap.rawValue)) }
        if shape.lineJoin != .miter { stroked.set("stroke-linejoin", .text(shape.lineJoin.rawValue)) }
        if shape.lineJoin == .miter { stroked.set("stroke-miterlimit", .number(shape.miterLimit)) }
        if start > 0 || end < 1 {
            // The whole path is one long, and a gap of two hides the rest of it.
            stroked.set("pathLength", 1)
            stroked.set("stroke-dasharray", .text("\((end - start).precise) 2"))
            if start > 0 { stroked.set("stroke-dashoffset", .text((-start).precise)) }
        } else if let pattern = shape.lineDashPattern, !pattern.isEmpty {
            let dashes = pattern.map { CGFloat($0.doubleValue).short }.joined(separator: " ")
            stroked.set("stroke-dasharray", .text(dashes))
            if shape.lineDashPhase != 0 { stroked.set("stroke-dashoffset", .number(shape.lineDashPhase)) }
        }
        return [stroked]
    }

    private func gradient(_ gradient: CAGradientLayer) -> [SVGElement] {
        let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor).map(SVGColor.init) }
        guard let first = colors.first else { return [] }
        guard colors.count > 1 else { return [shape.area.filled(first)] }
        return [shape.area.setting("fill", .gradient(SVGGradient(gradient, colors: colors, in: rect)))]
    }
}

extension [PathElement] {
    /// The path as SVG writes it.
    func data(movedBy offset: CGPoint) -> String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(($0.x + offset.x).short) \(($0.y + offset.y).short)" }.joined(separator: " ")
        }
        return map { element in
            switch element {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .quadCurve(let control, let end): "Q\(text(control, end))"
            case .curve(let control1, let control2, let end): "C\(text(control1, control2, end))"
            case .close: "Z"
            }
        }.joined()
    }
}

extension CGFloat {
    /// With four places, for what is a part of one.
    fileprivate var precise: String {
        let rounded = (Double(self) * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
