import UIKit

extension ViewDrawing {
    /// The track and the thumb of a switch.
    func toggle(_ toggle: UISwitch) -> [SVGElement] {
        let isAtRight = toggle.isOn != (toggle.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let track = SVGColor(toggle.isOn ? toggle.onTintColor ?? .systemGreen : .secondarySystemFill, traits: traits)
        let thumb = SVGColor(toggle.thumbTintColor ?? .white, traits: traits)
        let distance: CGFloat = 2
        let side = rect.height - 2 * distance
        let place = CGRect(
            x: isAtRight ? rect.maxX - distance - side : rect.minX + distance,
            y: rect.minY + distance,
            width: side,
            height: side
        )
        // A blurred shadow would be a filter, which not every viewer draws within so small a shape.
        let shadow = SVGColor(UIColor(white: 0, alpha: 0.1).cgColor)
        let elements = [
            SVGShape(rect, radius: rect.height / 2).element.filled(track),
            SVGShape(place.offsetBy(dx: 0, dy: 1), radius: side / 2).element.filled(shadow),
            SVGShape(place, radius: side / 2).element.filled(thumb),
        ]
        guard !toggle.isEnabled else { return elements }
        return [SVGElement("g", ["opacity": 0.5], children: elements)]
    }
}
