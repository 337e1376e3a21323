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
        let shadow = SVGShadow(
            color: SVGColor(UIColor(white: 0, alpha: 0.2).cgColor),
            offset: CGSize(width: 0, height: 2),
            radius: 2
        )
        let elements = [
            SVGShape(rect, radius: rect.height / 2).element.filled(track),
            SVGShape(place, radius: side / 2).element.filled(thumb).setting("filter", .shadow(shadow)),
        ]
        guard !toggle.isEnabled else { return elements }
        return [SVGElement("g", ["opacity": 0.5], children: elements)]
    }
}
