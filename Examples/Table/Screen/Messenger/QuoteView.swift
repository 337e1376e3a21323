import UIKit

/// The message that another one answers: a name and at most two lines, beside a bar.
final class QuoteView: UIView {
    private let bar = UIView()
    private let nameLabel = UILabel()
    private let textLabel = UILabel()

    private enum Metrics {
        static let bar: CGFloat = 3
        static let spacing: CGFloat = 8
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.layer.cornerRadius = Metrics.bar / 2
        nameLabel.font = .preferredFont(forTextStyle: .caption1)
        textLabel.font = .preferredFont(forTextStyle: .footnote)
        textLabel.numberOfLines = 2
        for label in [nameLabel, textLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [bar, nameLabel, textLabel] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("QuoteView is made in code only")
    }

    func show(_ quote: Message.Quote, color: UIColor) {
        bar.backgroundColor = color
        nameLabel.text = quote.name
        nameLabel.textColor = color
        textLabel.text = quote.text
        textLabel.textColor = color == .white ? .white : .secondaryLabel
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let indent = Metrics.bar + Metrics.spacing
        let room = CGSize(width: max(0, size.width - indent), height: size.height)
        let (name, text) = (nameLabel.sizeThatFits(room), textLabel.sizeThatFits(room))
        return CGSize(width: indent + max(name.width, text.width), height: name.height + text.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let indent = Metrics.bar + Metrics.spacing
        let width = max(0, bounds.width - indent)
        let x = isRightToLeft ? 0 : indent
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let name = nameLabel.sizeThatFits(room).height
        bar.frame = CGRect(
            x: isRightToLeft ? bounds.width - Metrics.bar : 0,
            y: 0,
            width: Metrics.bar,
            height: bounds.height
        )
        nameLabel.frame = CGRect(x: x, y: 0, width: width, height: name)
        textLabel.frame = CGRect(x: x, y: name, width: width, height: textLabel.sizeThatFits(room).height)
    }
}
