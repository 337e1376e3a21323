import UIKit

/// Draws a view and what it contains.
///
/// Coordinates are those of the page, so that views need no groups of their own; a transformed view begins new ones.
@MainActor
struct ViewDrawing {
    let view: UIView
    /// Where the view's bounds are.
    let rect: CGRect
    /// What can be seen; nothing outside of it is written.
    let visible: CGRect
    /// What has been set of the layer, as its animations show it. Asking for one that was never made would make it.
    let layer: CALayer?

    init(view: UIView, rect: CGRect, visible: CGRect) {
        (self.view, self.rect, self.visible) = (view, rect, visible)
        layer = view.shownLayer
    }

    /// The elements of a view that lies on another, whose origin is at a point.
    static func elements(of view: UIView, on origin: CGPoint, visible: CGRect) -> [SVGElement] {
        let shown = view.shownLayer
        guard !view.transform.isIdentity || shown?.affineTransform().isIdentity == false else {
            let frame = (shown?.frame ?? view.frame).offsetBy(dx: origin.x, dy: origin.y)
            return ViewDrawing(view: view, rect: frame, visible: visible).elements
        }
        let size = shown?.bounds.size ?? view.bounds.size
        let place = Placement(
            size: size,
            anchor: view.anchorPoint,
            center: shown?.position ?? view.center,
            transform: shown?.affineTransform() ?? view.transform,
            in: origin
        )
        let local = CGRect(origin: .zero, size: size)
        let drawing = ViewDrawing(view: view, rect: local, visible: place.unplaced(visible))
        let elements = drawing.elements
        guard !elements.isEmpty else { return [] }
        return [SVGElement("g", ["transform": .text(place.matrix)], children: elements)]
    }

    /// The elements of a view whose upper left corner is put at a point, cut off at its bounds.
    static func elements(of view: UIView, at origin: CGPoint) -> [SVGElement] {
        view.layoutIfNeeded()
        let rect = CGRect(origin: origin, size: view.bounds.size)
        let drawing = ViewDrawing(view: view, rect: rect, visible: rect)
        guard drawing.isSeen else { return [] }
        return drawing.overflows ? drawing.clipped(drawing.elements) : drawing.elements
    }

    var traits: UITraitCollection { view.traitCollection }

    private var alpha: CGFloat { layer.map { CGFloat($0.opacity) } ?? view.alpha }

    private var isSeen: Bool { !view.isHidden && alpha >= 0.01 }

    // MARK: One view

    private var elements: [SVGElement] {
        guard isSeen else { return [] }
        (view as? UINavigationBar)?.followScrollEdge()
        let inside = layerContent + content + subviews
        var elements = background
        if view.clipsToBounds && !inside.isEmpty && needsClip {
            elements += clipped(inside)
        } else {
            elements += inside
        }
        elements += border
        guard !elements.isEmpty else { return [] }
        if let mask = view.mask {
            let shape = ViewDrawing.elements(of: mask, on: contentOrigin, visible: .infinite)
            elements = [SVGElement("g", ["mask": .mask(SVGMask(shape))], children: elements)]
        }
        if let layer { return LayerLooks(layer: layer, rect: rect).grouped(elements, opacity: alpha) }
        return alpha < 1 ? [SVGElement("g", ["opacity": .number(alpha)], children: elements)] : elements
    }

    /// Where the origin of the view's coordinates is.
    private var contentOrigin: CGPoint {
        CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
    }

    private var layerContent: [SVGElement] {
        guard let layer, rect.overlaps(visible) else { return [] }
        return LayerLooks(layer: layer, rect: rect).content
    }

    private var content: [SVGElement] {
        guard rect.overlaps(visible) else { return [] }
        switch view {
        case let label as UILabel: return text(of: label)
        case let imageView as UIImageView: return image(of: imageView)
        case let accessory as CellAccessoryView: return self.accessory(accessory)
        case let toggle as UISwitch: return self.toggle(toggle)
        case let effect as UIVisualEffectView: return tint(of: effect)
        default: return []
        }
    }

    private var subviews: [SVGElement] {
        let seen = view.clipsToBounds ? visible.intersection(rect) : visible
        guard !seen.isNull, !view.clipsToBounds || rect.overlaps(visible) else { return [] }
        var elements = children.flatMap { draw($0, visible: seen) }
        if let scrollView = view as? UIScrollView { elements += indicators(of: scrollView) }
        return elements
    }

    /// By depth, and where that is the same as they were added.
    private var children: [LayerOrView] {
        let children = view.drawnChildren
        let depths = children.map(\.zPosition)
        guard depths.contains(where: { $0 != 0 }) else { return children }
        return children.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
            .map { children[$0] }
    }

    private func draw(_ child: LayerOrView, visible: CGRect) -> [SVGElement] {
        switch child {
        case .view(let view): ViewDrawing.elements(of: view, on: contentOrigin, visible: visible)
        case .layer(let layer): LayerDrawing.elements(of: layer, at: contentOrigin, visible: visible)
        }
    }

    // MARK: Clipping

    private var needsClip: Bool {
        overflows
            || (shape.isRounded && (!children.isEmpty || view is UIImageView))
    }

    /// Whether anything reaches beyond the bounds.
    private var overflows: Bool {
        let (bounds, extent) = (view.bounds, view.drawnExtent)
        return extent.minX < bounds.minX - 0.01 || extent.minY < bounds.minY - 0.01
            || extent.maxX > bounds.maxX + 0.01 || extent.maxY > bounds.maxY + 0.01
    }

    func clipped(_ elements: [SVGElement]) -> [SVGElement] {
        elements.isEmpty ? [] : [SVGElement("g", ["clip-path": .clip(shape)], children: elements)]
    }
}

extension CGRect {
    /// Whether the two have an area in common; those that only touch do not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension LayerOrView {
    @MainActor
    fileprivate var zPosition: CGFloat {
        switch self {
        case .view(let view): view.layerIfMade?.zPosition ?? 0
        case .layer(let layer): layer.zPosition
        }
    }
}

extension UIView {
    /// The layer as it is shown, if anything has been set of it or moves the view.
    fileprivate var shownLayer: CALayer? {
        if let layerIfMade { return layerIfMade.shownLayer }
        return isMovedByAnimator ? layer.shownLayer : nil
    }

    /// What is drawn of the view and its subviews, in the view's own coordinates.
    fileprivate var drawnExtent: CGRect {
        var extent = bounds
        if let label = self as? UILabel, let text = label.drawnText {
            extent = extent.union(text.extent)
        }
        if let imageView = self as? UIImageView, let image = imageView.shownImage {
            extent = extent.union(imageView.rect(of: image))
        }
        for case .layer(let layer) in drawnChildren where !layer.isHidden {
            extent = extent.union(layer.drawnExtent)
        }
        for subview in subviews where !subview.isHidden {
            let inner = subview.clipsToBounds ? subview.bounds : subview.drawnExtent
            extent = extent.union(subview.convert(inner, to: self))
        }
        return extent
    }
}

extension CALayer {
    /// What may be drawn of the layer and of those on it, in the superlayer's coordinates.
    @MainActor
    fileprivate var drawnExtent: CGRect {
        var extent = bounds
        if let shape = self as? CAShapeLayer, let path = shape.path, !path.isEmpty {
            let margin = shape.strokeColor == nil ? 0 : shape.lineWidth / 2
            extent = extent.union(path.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin))
        }
        if !masksToBounds {
            for sublayer in sublayers ?? [] where !sublayer.isHidden { extent = extent.union(sublayer.drawnExtent) }
        }
        return toSuperlayer(extent)
    }
}
