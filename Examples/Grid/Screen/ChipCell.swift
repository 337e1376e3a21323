import UIKit

/// A few words in a capsule, as wide as they are.
final class ChipCell: UICollectionViewCell {
    private let label = UILabel()

    private static let margins = UIEdgeInsets(top: 7, left: 8, bottom: 7, right: 8)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.textAlignment = .center
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ChipCell is made in code only")
    }

    func show(_ text: String) {
        label.text = text
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = Self.margins
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(
            width: min(size.width, text.width + margins.left + margins.right),
            height: text.height + margins.top + margins.bottom
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.inset(by: Self.margins)
        contentView.layer.cornerRadius = contentView.bounds.height / 2
    }
}
