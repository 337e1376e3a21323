import Foundation

/// The pixels of an image, of which only the name and the size are known.
public final class CGImage: Hashable, Sendable {
    /// The image that shows these pixels.
    package let image: UIImage

    init(_ image: UIImage) {
        self.image = image
    }

    /// In pixels.
    public var width: Int { Int((image.size.width * image.scale).rounded()) }
    public var height: Int { Int((image.size.height * image.scale).rounded()) }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs.image === rhs.image
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
    }
}

extension UIImage {
    public var cgImage: CGImage? { CGImage(self) }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1)
    }

    private convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(
            content: cgImage.image.content,
            size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
            scale: scale
        )
    }
}
