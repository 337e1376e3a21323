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
        }
    }
}
