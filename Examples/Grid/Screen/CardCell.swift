import UIKit

/// A card with a title and a text.
final class CardCell: UICollectionViewCell {
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemIndigo
        contentView.layer.cornerRadius = 14
        titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.adjustsFontForContentSizeCategory = true
        for label in [titleLabel, textLabel] {
            label.textColor = .white
            label.numberOfLines = 0
            contentView.addSubview(label)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CardCell is made in code only")
    }

    func show(title: String, text: String) {
        titleLabel.text = title
        textLabel.text = text
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(in: size.width).text.maxY + Self.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: contentView.bounds.width)
        titleLabel.frame = frames.title
        textLabel.frame = frames.text
    }

    private func frames(in width: CGFloat) -> (title: CGRect, text: CGRect) {
        let room = CGSize(width: max(0, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
        let title = CGRect(
            x: Self.margin,
            y: Self.margin,
            width: room.width,
            height: titleLabel.sizeThatFits(room).height
        )
        let text = CGRect(
            x: Self.margin,
            y: title.maxY + Self.spacing,
            width: room.width,
            height: textLabel.sizeThatFits(room).height
        )
        return (title, text)
    }
}
