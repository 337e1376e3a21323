import UIKit

/// Draws a layer that no view has, and the layers on it, as their animations show them.
@MainActor
struct LayerDrawing {
    /// As it is shown.
    private let layer: CALayer
    private let children: [CALayer]
    /// Where the layer's bounds are.
    private let rect: CGRect
    private let visible: CGRect

    private init(layer: CALayer, children: [CALayer], rect: CGRect, visible: CGRect) {
        (self.layer, self.children, self.rect, self.visible) = (layer, children, rect, visible)
    }

    /// - Parameter origin: Where the origin of the superlayer's coordinates is.
    static func elements(of model: CALayer, at origin: CGPoint, visible: CGRect) -> [SVGElement] {
        if let view = model.view { return ViewDrawing.elements(of: view, on: origin, visible: visible) }
        let layer = model.shownLayer
        guard !layer.isHidden, layer.opacity >= 0.01 else { return [] }
        let children = model.sublayers ?? []
        guard !layer.affineTransform().isIdentity else {
            let rect = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
            return LayerDrawing(layer: layer, children: children, rect: rect, visible: visible).elements
        }
        let place = Placement(layer, in: origin)
        let local = CGRect(origin: .zero, size: layer.bounds.size)
        let drawing = LayerDrawing(layer: layer, children: children, rect: local, visible: place.unplaced(visible))
        let elements = drawing.elements
        guard !elements.isEmpty else { return [] }
        return [SVGElement("g", ["transform": .text(place.matrix)], children: elements)]
    }

    private var elements: [SVGElement] {
        let looks = LayerLooks(layer: layer, rect: rect)
        let background = rect.overlaps(visible) ? looks.background(layer.backgroundColor.map(SVGColor.init)) : []
        let inside = looks.content + sublayers
        var elements = background + (layer.masksToBounds ? looks.clipped(inside) : inside)
        if rect.overlaps(visible) { elements += looks.border }
        return looks.grouped(elements, opacity: CGFloat(layer.opacity))
    }

    private var sublayers: [SVGElement] {
        let origin = CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY)
        let ordered = children.enumerated().sorted { first, second in
            let (one, other) = (first.element.zPosition, second.element.zPosition)
            return one == other ? first.offset < second.offset : one < other
        }
        return ordered.flatMap { LayerDrawing.elements(of: $0.element, at: origin, visible: visible) }
    }
}

/// The way from a transformed layer's coordinates, from its upper left corner, to those of the page.
@MainActor
struct Placement {
    private let transform: CGAffineTransform

    init(_ layer: CALayer, in origin: CGPoint) {
        self.init(
            size: layer.bounds.size,
            anchor: layer.anchorPoint,
            center: layer.position,
            transform: layer.affineTransform(),
            in: origin
        )
    }

    init(size: CGSize, anchor: CGPoint, center: CGPoint, transform: CGAffineTransform, in origin: CGPoint) {
        self.transform = CGAffineTransform(translationX: -anchor.x * size.width, y: -anchor.y * size.height)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x + origin.x, y: center.y + origin.y))
    }

    var matrix: String {
        let turn = [transform.a, transform.b, transform.c, transform.d].map { number in
            let rounded = (Double(number) * 100_000).rounded() / 100_000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return "matrix(\((turn + [transform.tx.short, transform.ty.short]).joined(separator: " ")))"
    }

    func unplaced(_ rect: CGRect) -> CGRect {
        rect.applying(transform.inverted())
    }
}
