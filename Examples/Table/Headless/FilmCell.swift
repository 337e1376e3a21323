import UIKit

/// A row of a title and a text, as apps write one for any collection view: it tells its height for a width.
final class FilmCell: UICollectionViewCell {
    private enum Metrics {
        static let margins = UIEdgeInsets(top: 9, left: 14, bottom: 10, right: 14)
        static let badge: CGFloat = 34
        static let spacing: CGFloat = 11
    }

    private let badgeLabel = UILabel()
    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        badgeLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        badgeLabel.textColor = .white
        badgeLabel.textAlignment = .center
        badgeLabel.clipsToBounds = true
        badgeLabel.layer.cornerRadius = 8
        titleLabel.font = .systemFont(ofSize: 16, weight: .semibold)
        bodyLabel.font = .systemFont(ofSize: 14)
        bodyLabel.numberOfLines = 0
        line.backgroundColor = .separator
        for view in [badgeLabel, titleLabel, bodyLabel, line] { contentView.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FilmCell is made in code only")
    }

    func show(_ item: TableItem) {
        badgeLabel.text = item.badge
        badgeLabel.backgroundColor = FactCell.tint(of: item, inSection: 0)
        titleLabel.text = item.title
        bodyLabel.text = item.body
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel.sizeThatFits(size).height
        let height = Metrics.margins.top + title + bodyHeight(in: size.width) + Metrics.margins.bottom
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = sizeThatFits(layoutAttributes.size).height
        return layoutAttributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        let left = Metrics.margins.left + Metrics.badge + Metrics.spacing
        let column = width - left - Metrics.margins.right
        let title = titleLabel.sizeThatFits(CGSize(width: column, height: 0)).height
        badgeLabel.frame = CGRect(x: Metrics.margins.left, y: 12, width: Metrics.badge, height: Metrics.badge)
        titleLabel.frame = CGRect(x: left, y: Metrics.margins.top, width: column, height: title)
        bodyLabel.frame = CGRect(x: left, y: titleLabel.frame.maxY, width: column, height: bodyHeight(in: width))
        line.frame = CGRect(x: left, y: contentView.bounds.height - 0.5, width: width - left, height: 0.5)
    }

    private func bodyHeight(in width: CGFloat) -> CGFloat {
        let left = Metrics.margins.left + Metrics.badge + Metrics.spacing
        let room = CGSize(width: width - left - Metrics.margins.right, height: .greatestFiniteMagnitude)
        return bodyLabel.sizeThatFits(room).height
    }
}
