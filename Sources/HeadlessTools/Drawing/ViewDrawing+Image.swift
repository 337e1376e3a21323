import UIKit

extension ViewDrawing {
    func image(of imageView: UIImageView) -> [SVGElement] {
        guard let image = imageView.shownImage else { return [] }
        let place = rect(of: image.size, mode: imageView.contentMode)
        let color = image.drawingColor(tintColor: imageView.tintColor ?? .systemBlue)
        switch image.content {
        case .symbol(let name):
            let tint = SVGColor(color ?? .label, traits: traits)
            let isMirrored = imageView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return SymbolDrawing(name: name, isMirrored: isMirrored).elements(in: place, color: tint)
        case .named(let name):
            let tint = color.map { SVGColor($0, traits: traits) }
            return PlaceholderDrawing(name: name, size: image.size, tint: tint).elements(in: place)
        }
    }

    /// Where an image is drawn in the view.
    private func rect(of size: CGSize, mode: UIView.ContentMode) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        let across = rect.width / size.width
        let down = rect.height / size.height
        switch mode {
        case .scaleToFill, .redraw: return rect
        case .scaleAspectFit: return placed(size, scale: min(across, down), x: 0.5, y: 0.5)
        case .scaleAspectFill: return placed(size, scale: max(across, down), x: 0.5, y: 0.5)
        case .center: return placed(size, x: 0.5, y: 0.5)
        case .top: return placed(size, x: 0.5, y: 0)
        case .bottom: return placed(size, x: 0.5, y: 1)
        case .left: return placed(size, x: 0, y: 0.5)
        case .right: return placed(size, x: 1, y: 0.5)
        case .topLeft: return placed(size, x: 0, y: 0)
        case .topRight: return placed(size, x: 1, y: 0)
        case .bottomLeft: return placed(size, x: 0, y: 1)
        case .bottomRight: return placed(size, x: 1, y: 1)
        }
    }

    private func placed(_ size: CGSize, scale: CGFloat = 1, x: CGFloat, y: CGFloat) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: rect.minX + (rect.width - width) * x,
            y: rect.minY + (rect.height - height) * y,
            width: width,
            height: height
        )
    }
}
