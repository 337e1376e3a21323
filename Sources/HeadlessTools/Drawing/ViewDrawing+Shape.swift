import UIKit

extension ViewDrawing {
    /// The view's bounds with its corners.
    var shape: SVGShape {
        SVGShape(rect, radius: layer?.cornerRadius ?? 0, corners: layer?.maskedCorners ?? [])
    }

    /// The background, with the shadow it throws.
    var background: [SVGElement] {
        guard rect.overlaps(visible), let color = view.backgroundColor.map({ SVGColor($0, traits: traits) }) else {
            return []
        }
        guard color.isVisible else { return [] }
        let filled = shape.area.filled(color)
        return [shadow.map { filled.setting("filter", .shadow($0)) } ?? filled]
    }

    private var shadow: SVGShadow? {
        guard let layer, layer.shadowOpacity > 0, !view.clipsToBounds, let color = layer.shadowColor else { return nil }
        let faded = color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)) ?? color
        return SVGShadow(color: SVGColor(faded), offset: layer.shadowOffset, radius: layer.shadowRadius)
    }

    /// The border lies inside the bounds, over everything the view contains.
    var border: [SVGElement] {
        guard rect.overlaps(visible), let layer, layer.borderWidth > 0, let color = layer.borderColor else { return [] }
        let half = layer.borderWidth / 2
        let line = SVGShape(
            rect.insetBy(dx: half, dy: half),
            radius: max(0, layer.cornerRadius - half),
            corners: layer.maskedCorners
        )
        return [line.element.stroked(SVGColor(color), width: layer.borderWidth)]
    }
}
