import Foundation

/// Core Animation takes infinite numbers, but no NaN: that ends the app where it is set, not where it is drawn.
extension UIView {
    /// Raises the exception for a frame that is not one; the view keeps the one it has.
    func accepts(frame: CGRect) -> Bool {
        accepts(bounds: CGRect(origin: geometry.bounds.origin, size: frame.size))
            && accepts(
                position: CGPoint(
                    x: frame.origin.x + geometry.anchorPoint.x * frame.size.width,
                    y: frame.origin.y + geometry.anchorPoint.y * frame.size.height
                )
            )
    }

    func accepts(bounds: CGRect) -> Bool {
        let (origin, size) = (bounds.origin, bounds.size)
        guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return true }
        raise(.invalidGeometry, "CALayer bounds contains NaN: [\(LayerText.text(bounds))]. Layer: \(layerText)")
        return false
    }

    func accepts(position: CGPoint) -> Bool {
        guard position.x.isNaN || position.y.isNaN else { return true }
        raise(.invalidGeometry, "CALayer position contains NaN: [\(LayerText.text(position))]. Layer: \(layerText)")
        return false
    }

    private var layerText: String {
        "<CALayer:\(address(of: layer)); position = CGPoint (\(LayerText.text(geometry.center))); "
            + "bounds = CGRect (\(LayerText.text(geometry.bounds))); delegate = <\(type(of: self)): \(address(of: self))>>"
    }
}

/// How Core Animation writes numbers: `%g`, without commas.
enum LayerText {
    static func text(_ point: CGPoint) -> String {
        "\(text(point.x)) \(text(point.y))"
    }

    static func text(_ rect: CGRect) -> String {
        "\(text(rect.origin)); \(text(rect.size.width)) \(text(rect.size.height))"
    }

    private static func text(_ number: CGFloat) -> String {
        number.isNaN ? "nan" : String(format: "%g", Double(number))
    }
}
