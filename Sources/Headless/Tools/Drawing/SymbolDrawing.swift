import UIKit

/// Draws a symbol by its name.
struct SymbolDrawing {
    let name: String
    /// Whether what points forward points to the left.
    let isMirrored: Bool

    func elements(in rect: CGRect, color: SVGColor) -> [SVGElement] {
        guard color.isVisible, rect.width > 0, rect.height > 0 else { return [] }
        let symbol = SymbolPaths.all[name] ?? SymbolPaths.unknown
        let scale = min(rect.width, rect.height) / SymbolPaths.side
        let flips = isMirrored && symbol.isDirectional
        let x = flips ? rect.midX + SymbolPaths.side / 2 * scale : rect.midX - SymbolPaths.side / 2 * scale
        let y = rect.midY - SymbolPaths.side / 2 * scale
        let factor = flips ? "-\(precise(scale)) \(precise(scale))" : precise(scale)
        var group = SVGElement(
            "g",
            ["transform": .text("translate(\(x.short) \(y.short)) scale(\(factor))")],
            children: symbol.parts.map { element($0, color) }
        )
        if color.alpha < 1 { group.set("opacity", .number(color.alpha)) }
        return [group]
    }

    private func element(_ part: SymbolPaths.Part, _ color: SVGColor) -> SVGElement {
        switch part {
        case .line(let path, let width):
            return SVGElement(
                "path",
                [
                    "d": .text(path), "fill": "none", "stroke": .text(color.hex), "stroke-width": .number(width),
                    "stroke-linecap": "round", "stroke-linejoin": "round",
                ]
            )
        case .area(let path):
            return SVGElement("path", ["d": .text(path), "fill": .text(color.hex), "fill-rule": "evenodd"])
        }
    }

    private func precise(_ scale: CGFloat) -> String {
        "\((Double(scale) * 10_000).rounded() / 10_000)"
    }
}
