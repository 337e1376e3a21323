import UIKit

/// What others think of a message: a capsule for each kind, with a symbol and a number.
final class ReactionsView: UIView {
    private var pills: [ReactionPill] = []

    private static let spacing: CGFloat = 4

    func show(_ reactions: [Message.Reaction]) {
        while pills.count > reactions.count { pills.removeLast().removeFromSuperview() }
        while pills.count < reactions.count {
            let pill = ReactionPill()
            addSubview(pill)
            pills.append(pill)
        }
        for (pill, reaction) in zip(pills, reactions) { pill.show(reaction) }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = pills.map { $0.sizeThatFits(size) }
        let spaces = CGFloat(max(0, pills.count - 1)) * Self.spacing
        return CGSize(width: sizes.reduce(spaces) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for pill in pills {
            let size = pill.sizeThatFits(bounds.size)
            pill.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
            x += size.width + Self.spacing
        }
    }
}

/// One kind of reaction.
private final class ReactionPill: UIView {
    private let symbol = UIImageView()
    private let label = UILabel()

    private enum Metrics {
        static let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        static let symbol: CGFloat = 14
        static let spacing: CGFloat = 4
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemBackground
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        symbol.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        for view in [symbol, label] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ReactionPill is made in code only")
    }

    func show(_ reaction: Message.Reaction) {
        symbol.image = UIImage(systemName: reaction.symbol)
        symbol.tintColor = reaction.symbol == "heart.fill" ? .systemRed : .systemOrange
        label.text = "\(reaction.count)"
        setNeedsLayout()
    }

    private var labelSize: CGSize { label.sizeThatFits(CGSize(width: 100, height: 100)) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (padding, text) = (Metrics.padding, labelSize)
        return CGSize(
            width: padding.left + Metrics.symbol + Metrics.spacing + text.width + padding.right,
            height: padding.top + max(Metrics.symbol, text.height) + padding.bottom
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let (side, text) = (Metrics.symbol, labelSize)
        symbol.frame = CGRect(x: Metrics.padding.left, y: (bounds.height - side) / 2, width: side, height: side)
        label.frame = CGRect(
            x: symbol.frame.maxX + Metrics.spacing,
            y: (bounds.height - text.height) / 2,
            width: text.width,
            height: text.height
        )
    }
}
