import UIKit

/// The line below or above a row of a list.
///
/// A decoration view: its size and colour are those of its attributes.
final class ListSeparatorView: UICollectionReusableView {
    /// The kind of the decoration views for lines below rows.
    static let bottomElementKind = "SizingKit.separator.bottom"
    /// The kind of the decoration views for lines above rows.
    static let topElementKind = "SizingKit.separator.top"

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
        backgroundColor = .separator
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SizingLayoutAttributes else { return }
        backgroundColor = attributes.color ?? .separator
    }
}
