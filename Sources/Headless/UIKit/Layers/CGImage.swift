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
