import UIKit

/// The background behind the rows of a section: one for all of them, with rounded corners where its attributes say so.
///
/// A decoration view: it is as large as its attributes say, and of their colour and corners.
final class ListCardView: UICollectionReusableView {
    /// The kind under which a layout registers the backgrounds of sections.
    static let elementKind = "SizingKit.card"

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from an archive.
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
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
