import UIKit

/// Draws an image, in a view or within a text.
@MainActor
struct ImageDrawing {
    let image: UIImage
    /// Of images that take the colour of what they stand in.
    let tintColor: UIColor
    let traits: UITraitCollection
    let isMirrored: Bool

    func elements(in place: CGRect) -> [SVGElement] {
        let color = image.drawingColor(tintColor: tintColor)
        switch image.content {
        case .symbol(let name):
            let tint = SVGColor(color ?? .label, traits: traits)
            return SymbolDrawing(name: name, isMirrored: isMirrored).elements(in: place, color: tint)
        case .named(let name):
            let tint = color.map { SVGColor($0, traits: traits) }
            return PlaceholderDrawing(name: name, size: image.size, tint: tint).elements(in: place)
        case .nothing: return []
        case .drawn(let shapes): return [drawn(shapes, color, in: place)]
        }
    }

    /// What code has drawn, as large as the place.
    private func drawn(_ shapes: [DrawnShape], _ color: UIColor?, in place: CGRect) -> SVGElement {
        let (x, y) = (place.width / max(1, image.size.width), place.height / max(1, image.size.height))
        return SVGElement(
            "g",
            ["transform": .text("translate(\(place.minX.short) \(place.minY.short)) scale(\(x.short) \(y.short))")],
            children: shapes.flatMap { elements(of: $0, color) }
        )
    }

    private func elements(of shape: DrawnShape, _ tint: UIColor?) -> [SVGElement] {
        func color(_ own: CGColor) -> SVGColor { tint.map { SVGColor($0, traits: traits) } ?? SVGColor(own) }
        switch shape {
        case .area(let path, let own, let isEvenOdd):
            let area = SVGElement("path", ["d": .text(path.data(movedBy: .zero))]).filled(color(own))
            return [isEvenOdd ? area.setting("fill-rule", "evenodd") : area]
        case .line(let path, let own, let width):
            return [SVGElement("path", ["d": .text(path.data(movedBy: .zero))]).stroked(color(own), width: width)]
        case .image(let image, let start, let end):
            let drawing = ImageDrawing(image: image, tintColor: tintColor, traits: traits, isMirrored: isMirrored)
            return drawing.elements(in: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
        }
    }
}
