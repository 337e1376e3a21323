import UIKit

/// The place where a reader has stopped: the number of messages below it, between two lines.
final class UnreadMarkCell: UICollectionViewCell {
    private let label = UILabel()
    private let lines = [UIView(), UIView()]

    private enum Metrics {
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 10
        static let above: CGFloat = 14
        /// The group below begins with a space of its own.
        static let below: CGFloat = 2
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .systemBlue
        label.textAlignment = .center
        contentView.addSubview(label)
        for line in lines {
            line.backgroundColor = .systemBlue
            line.alpha = 0.4
            contentView.addSubview(line)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("UnreadMarkCell is made in code only")
    }

    func show(_ count: Int) {
        label.text = count == 1 ? "1 new message" : "\(count) new messages"
        setNeedsLayout()
    }

    private func textSize(across width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: max(0, width - 2 * Metrics.margin), height: .greatestFiniteMagnitude))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.above + textSize(across: size.width).height + Metrics.below)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let text = textSize(across: bounds.width)
        label.frame = CGRect(
            x: (bounds.width - text.width) / 2,
            y: Metrics.above,
            width: text.width,
            height: text.height
        )
        let length = max(0, label.frame.minX - Metrics.margin - Metrics.spacing)
        for (line, x) in zip(lines, [Metrics.margin, label.frame.maxX + Metrics.spacing]) {
            line.frame = CGRect(x: x, y: label.frame.midY.rounded(), width: length, height: 1)
        }
    }
}
