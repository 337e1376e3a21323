import UIKit

/// The common background behind the rows of a section.
///
/// A decoration view: its size, colour and corners are those of its attributes.
final class ListCardView: ListDecorationView {
    /// The kind of the decoration views behind sections.
    static let elementKind = "SizingKit.card"
    /// The kind of the decoration views behind sections with their headers and footers.
    static let backgroundElementKind = "SizingKit.listBackground"

    override func setUp() {
        super.setUp()
        backgroundColor = ListColors.card
        layer.cornerCurve = .continuous
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SizingLayoutAttributes else { return }
        backgroundColor = attributes.color ?? ListColors.card
        layer.cornerRadius = attributes.cornerRadius
        layer.maskedCorners = attributes.maskedCorners
    }
}
