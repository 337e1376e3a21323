import UIKit

extension ViewDrawing {
    /// The view's bounds with its corners.
    var shape: SVGShape {
        SVGShape(rect, radius: layer?.cornerRadius ?? 0, corners: layer?.maskedCorners ?? [])
    }

    /// The background, with the shadow it throws.
    var background: [SVGElement] {
        guard rect.overlaps(visible) else { return [] }
        guard let layer else {
            guard let color = view.backgroundColor.map({ SVGColor($0, traits: traits) }), color.isVisible else {
                return []
            }
            return [shape.area.filled(color)]
        }
        return LayerLooks(layer: layer, rect: rect).background(layer.backgroundColor.map(SVGColor.init))
    }

    /// The border lies inside the bounds, over everything the view contains.
    var border: [SVGElement] {
        guard rect.overlaps(visible), let layer else { return [] }
        return LayerLooks(layer: layer, rect: rect).border
    }

    /// What a blur leaves of what lies behind it: a tint over it.
    func tint(of view: UIVisualEffectView) -> [SVGElement] {
        guard let blur = view.effect as? UIBlurEffect else { return [] }
        return [shape.area.filled(SVGColor(blur.tint(traits), traits: traits))]
    }
}
