import Foundation

/// An attachment as it was when its text was cut into clusters.
package struct InlineImage {
    package let image: UIImage?
    /// In points, from the place on the baseline that the text has reached, upwards.
    package let bounds: CGRect
    /// What is kept free on either side, in points.
    package let padding: CGFloat

    init(_ attachment: NSTextAttachment) {
        image = attachment.image
        padding = attachment.lineLayoutPadding
        bounds =
            attachment.bounds == .zero
            ? CGRect(origin: .zero, size: attachment.image?.size ?? .zero) : attachment.bounds
    }

    /// What the text goes on by, in points.
    var advance: Double { Double(bounds.width + 2 * padding) }
}
