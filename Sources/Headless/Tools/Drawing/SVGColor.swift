import UIKit

/// A colour as SVG writes it.
struct SVGColor: Hashable {
    /// `#rgb` or `#rrggbb`.
    let hex: String
    /// From 0 to 1.
    let alpha: CGFloat

    init(_ color: CGColor) {
        let parts = (color.components ?? []).map { Int((min(max($0, 0), 1) * 255).rounded()) }
        guard parts.count == 4 else {
            (hex, alpha) = ("#000", 0)
            return
        }
        let channels = parts.prefix(3)
        if channels.allSatisfy({ $0 % 17 == 0 }) {
            hex = "#" + channels.map { String($0 / 17, radix: 16) }.joined()
        } else {
            hex = "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        alpha = min(max(color.alpha, 0), 1)
    }

    init(_ color: UIColor, traits: UITraitCollection) {
        self.init(color.resolvedColor(with: traits).cgColor)
    }

    var isVisible: Bool { alpha > 0 }
}

extension SVGElement {
    func filled(_ color: SVGColor) -> SVGElement {
        let filled = setting("fill", .text(color.hex))
        return color.alpha < 1 ? filled.setting("fill-opacity", .number(color.alpha)) : filled
    }

    func stroked(_ color: SVGColor, width: CGFloat) -> SVGElement {
        var stroked = setting("fill", "none").setting("stroke", .text(color.hex))
        if color.alpha < 1 { stroked.set("stroke-opacity", .number(color.alpha)) }
        if width != 1 { stroked.set("stroke-width", .number(width)) }
        return stroked
    }
}
