import UIKit

/// The date of messages, in a capsule that stays at the top while they are read.
final class DayView: UICollectionReusableView {
    private let pill = UIView()
    private let label = UILabel()

    private enum Metrics {
        static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 2, right: 16)
        static let padding = UIEdgeInsets(top: 4, left: 11, bottom: 4, right: 11)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        pill.backgroundColor = .tertiarySystemBackground
        pill.layer.borderWidth = 1
        pill.addSubview(label)
        addSubview(pill)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DayView is made in code only")
    }

    func show(_ title: String) {
        label.text = title
        accessibilityLabel = title
        setNeedsLayout()
    }

    private func textSize(across width: CGFloat) -> CGSize {
        let sides = Metrics.margins.left + Metrics.margins.right + Metrics.padding.left + Metrics.padding.right
        return label.sizeThatFits(CGSize(width: max(0, width - sides), height: .greatestFiniteMagnitude))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (margins, padding) = (Metrics.margins, Metrics.padding)
        let height = textSize(across: size.width).height
        return CGSize(
            width: size.width,
            height: margins.top + padding.top + height + padding.bottom + margins.bottom
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = textSize(across: bounds.width)
        let size = CGSize(
            width: text.width + Metrics.padding.left + Metrics.padding.right,
            height: text.height + Metrics.padding.top + Metrics.padding.bottom
        )
        pill.frame = CGRect(
            origin: CGPoint(x: (bounds.width - size.width) / 2, y: Metrics.margins.top),
            size: size
        )
        pill.layer.cornerRadius = size.height / 2
        pill.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        label.frame = CGRect(origin: CGPoint(x: Metrics.padding.left, y: Metrics.padding.top), size: text)
    }
}
