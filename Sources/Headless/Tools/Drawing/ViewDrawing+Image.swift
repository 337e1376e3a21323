import UIKit

extension ViewDrawing {
    func image(of imageView: UIImageView) -> [SVGElement] {
        guard let image = imageView.shownImage else { return [] }
        let place = imageView.rect(of: image)
            .offsetBy(dx: rect.minX - view.bounds.minX, dy: rect.minY - view.bounds.minY)
        return ImageDrawing(
            image: image,
            tintColor: imageView.tintColor ?? .systemBlue,
            traits: traits,
            isMirrored: imageView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ).elements(in: place)
    }
}

extension UIImageView {
    /// Where an image is drawn, in the view's own coordinates.
    func rect(of image: UIImage) -> CGRect {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return bounds }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        switch contentMode {
        case .scaleToFill, .redraw: return bounds
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

    /// - Parameters:
    ///   - x: The part of the room that is left over which lies to the left.
    ///   - y: The part that lies above.
    private func placed(_ size: CGSize, scale: CGFloat = 1, x: CGFloat, y: CGFloat) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: bounds.minX + (bounds.width - width) * x,
            y: bounds.minY + (bounds.height - height) * y,
            width: width,
            height: height
        )
    }
}
