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

    /// The elements of a view whose upper left corner is put at a point, cut off at its bounds.
    static func elements(of view: UIView, at origin: CGPoint) -> [SVGElement] {
        view.layoutIfNeeded()
        let rect = CGRect(origin: origin, size: view.bounds.size)
        let drawing = ViewDrawing(view: view, rect: rect, visible: rect)
        guard drawing.isSeen else { return [] }
        return drawing.overflows ? drawing.clipped(drawing.elements) : drawing.elements
    }

    var traits: UITraitCollection { view.traitCollection }

    /// What has been set of the layer. Asking for one that was never made would make it.
    var layer: CALayer? { view.layerIfMade }

    private var isSeen: Bool { !view.isHidden && view.alpha >= 0.01 }

    // MARK: One view

    private var elements: [SVGElement] {
        guard isSeen else { return [] }
        (view as? UINavigationBar)?.followScrollEdge()
        let inside = content + subviews
        var elements = background
        if view.clipsToBounds && !inside.isEmpty && needsClip {
            elements += clipped(inside)
        } else {
            elements += inside
        }
        elements += border
        guard view.alpha < 1, !elements.isEmpty else { return elements }
        return [SVGElement("g", ["opacity": .number(view.alpha)], children: elements)]
    }

    private var content: [SVGElement] {
        guard rect.overlaps(visible) else { return [] }
        switch view {
        case let label as UILabel: return text(of: label)
        case let imageView as UIImageView: return image(of: imageView)
        case let accessory as CellAccessoryView: return self.accessory(accessory)
        case let toggle as UISwitch: return self.toggle(toggle)
        default: return []
        }
    }

    private var subviews: [SVGElement] {
        let seen = view.clipsToBounds ? visible.intersection(rect) : visible
        guard !seen.isNull, !view.clipsToBounds || rect.overlaps(visible) else { return [] }
        var elements = inOrder(view.subviews).flatMap { draw($0, visible: seen) }
        if let scrollView = view as? UIScrollView { elements += indicators(of: scrollView) }
        return elements
    }

    /// By depth, and where that is the same as they were added.
    private func inOrder(_ subviews: [UIView]) -> [UIView] {
        guard subviews.contains(where: { ($0.layerIfMade?.zPosition ?? 0) != 0 }) else { return subviews }
        return subviews.enumerated().sorted { first, second in
            let (one, other) = (first.element.layerIfMade?.zPosition ?? 0, second.element.layerIfMade?.zPosition ?? 0)
            return one == other ? first.offset < second.offset : one < other
        }.map(\.element)
    }

    private func draw(_ subview: UIView, visible: CGRect) -> [SVGElement] {
        let origin = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
        guard !subview.transform.isIdentity else {
            let frame = subview.frame.offsetBy(dx: origin.x, dy: origin.y)
            return ViewDrawing(view: subview, rect: frame, visible: visible).elements
        }
        let size = subview.bounds.size
        let place = Placement(subview, in: origin)
        let local = CGRect(origin: .zero, size: size)
        let drawing = ViewDrawing(view: subview, rect: local, visible: place.unplaced(visible))
        let elements = drawing.elements
        guard !elements.isEmpty else { return [] }
        return [SVGElement("g", ["transform": .text(place.matrix)], children: elements)]
    }

    // MARK: Clipping

    private var needsClip: Bool {
        overflows || (shape.isRounded && (!view.subviews.isEmpty || view is UIImageView))
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

/// The way from a transformed view's coordinates, from its upper left corner, to those of the page.
@MainActor
private struct Placement {
    private let transform: CGAffineTransform

    init(_ view: UIView, in origin: CGPoint) {
        let (size, anchor) = (view.bounds.size, view.anchorPoint)
        transform = CGAffineTransform(translationX: -anchor.x * size.width, y: -anchor.y * size.height)
            .concatenating(view.transform)
            .concatenating(CGAffineTransform(translationX: view.center.x + origin.x, y: view.center.y + origin.y))
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

extension CGRect {
    /// Whether the two have an area in common; those that only touch do not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension UIView {
    /// What is drawn of the view and its subviews, in the view's own coordinates.
    fileprivate var drawnExtent: CGRect {
        var extent = bounds
        if let label = self as? UILabel, let text = label.drawnText {
            extent = extent.union(text.extent)
        }
        if let imageView = self as? UIImageView, let image = imageView.shownImage {
            extent = extent.union(imageView.rect(of: image))
        }
        for subview in subviews where !subview.isHidden {
            let inner = subview.clipsToBounds ? subview.bounds : subview.drawnExtent
            extent = extent.union(subview.convert(inner, to: self))
        }
        return extent
    }
}
