import UIKit

/// A message: who has written it, what it answers, what it says, and what others think of it.
final class BubbleCell: UICollectionViewCell {
    private let header = UILabel()
    private let bubble = UIView()
    private let quote = QuoteView()
    private let label = UILabel()
    private let reactions = ReactionsView()
    private let portrait = PortraitView()
    private var content: Bubble?

    override init(frame: CGRect) {
        super.init(frame: frame)
        header.font = .preferredFont(forTextStyle: .caption1)
        header.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        bubble.layer.cornerRadius = 18
        for view in [quote, label] { bubble.addSubview(view) }
        for view in [header, bubble, reactions, portrait] { contentView.addSubview(view) }
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BubbleCell is made in code only")
    }

    func show(_ content: Bubble) {
        self.content = content
        let message = content.message
        let isMine = message.sender.isReader
        header.isHidden = !content.isFirst
        header.text = isMine ? message.time : "\(message.sender.name) · \(message.time)"
        header.textColor = isMine ? .secondaryLabel : message.sender.color
        label.text = message.text
        label.textColor = isMine ? .white : .label
        bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        quote.isHidden = message.quote == nil
        if let text = message.quote { quote.show(text, color: isMine ? .white : message.sender.color) }
        reactions.show(message.reactions)
        portrait.isHidden = isMine || !content.isLast
        portrait.show(message.sender)
        accessibilityLabel = [message.sender.name, message.text, message.time].joined(separator: ", ")
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(in: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(in: contentView.bounds.width)
        header.frame = arrangement.header
        bubble.frame = arrangement.bubble
        quote.frame = arrangement.quote
        label.frame = arrangement.label
        reactions.frame = arrangement.reactions
        portrait.frame = arrangement.portrait
        bubble.layer.maskedCorners = corners
    }
}

// MARK: Arrangement

extension BubbleCell {
    /// Where everything lies. The height follows from it, so it is worked out in one place.
    private struct Arrangement {
        var header = CGRect.zero
        var bubble = CGRect.zero
        var quote = CGRect.zero
        var label = CGRect.zero
        var reactions = CGRect.zero
        var portrait = CGRect.zero
        var height: CGFloat = 0
    }

    private enum Metrics {
        static let margin: CGFloat = 12
        static let portrait: CGFloat = 28
        static let portraitSpacing: CGFloat = 8
        /// The widest bubble, as a part of the row.
        static let widest: CGFloat = 0.76
        static let padding = UIEdgeInsets(top: 8, left: 13, bottom: 8, right: 13)
        static let groupSpacing: CGFloat = 12
        static let spacing: CGFloat = 2
        static let quoteSpacing: CGFloat = 6
        /// The reactions cover this much of the bubble.
        static let overlap: CGFloat = 5
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        guard let content else { return Arrangement() }
        var arrangement = Arrangement()
        let isMine = content.message.sender.isReader
        let padding = Metrics.padding
        let start = Metrics.margin + (isMine ? 0 : Metrics.portrait + Metrics.portraitSpacing)
        var y = content.isFirst ? Metrics.groupSpacing : Metrics.spacing

        let room = max(0, width * Metrics.widest - padding.left - padding.right)
        let fitting = CGSize(width: room, height: .greatestFiniteMagnitude)
        if content.isFirst {
            let size = header.sizeThatFits(CGSize(width: width - start - padding.left - Metrics.margin, height: 100))
            arrangement.header = CGRect(x: start + padding.left, y: y, width: size.width, height: size.height)
            y = arrangement.header.maxY + Metrics.spacing
        }
        let text = label.sizeThatFits(fitting)
        let quoted = content.message.quote == nil ? .zero : quote.sizeThatFits(fitting)
        let inner = max(text.width, quoted.width)
        var bottom = padding.top
        if quoted.height > 0 {
            arrangement.quote = CGRect(x: padding.left, y: bottom, width: inner, height: quoted.height)
            bottom = arrangement.quote.maxY + Metrics.quoteSpacing
        }
        arrangement.label = CGRect(x: padding.left, y: bottom, width: inner, height: text.height)
        let size = CGSize(
            width: inner + padding.left + padding.right,
            height: arrangement.label.maxY + padding.bottom
        )
        arrangement.bubble = CGRect(x: start, y: y, width: size.width, height: size.height)
        y = arrangement.bubble.maxY
        if !isMine, content.isLast {
            let side = Metrics.portrait
            arrangement.portrait = CGRect(x: Metrics.margin, y: y - side, width: side, height: side)
        }
        if !content.message.reactions.isEmpty {
            let pills = reactions.sizeThatFits(fitting)
            let top = y - Metrics.overlap
            arrangement.reactions = CGRect(origin: CGPoint(x: start + padding.left, y: top), size: pills)
            y = arrangement.reactions.maxY + Metrics.spacing
        }
        arrangement.height = y
        return isMine != isRightToLeft ? mirrored(arrangement, in: width) : arrangement
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The reader's bubbles stand at the other side.
    private func mirrored(_ arrangement: Arrangement, in width: CGFloat) -> Arrangement {
        var mirrored = arrangement
        for part in [\Arrangement.header, \.bubble, \.reactions, \.portrait] {
            mirrored[keyPath: part].origin.x = width - arrangement[keyPath: part].maxX
        }
        return mirrored
    }

    /// All corners are round but the lower one at the side of the sender, where a group ends.
    private var corners: CACornerMask {
        let all: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        guard let content, content.isLast else { return all }
        let isAtRight = content.message.sender.isReader != isRightToLeft
        return all.subtracting(isAtRight ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner)
    }
}
