import Foundation

/// The button of an action beside a row that is pulled aside.
final class TableSwipeButton: UIButton {
    private let picture = UIImageView()

    // In points: customary, Apple prints none of them.
    static let leastWidth: CGFloat = 74
    private static let greatestWidth: CGFloat = 120
    private static let padding: CGFloat = 8
    private static let titleSize: CGFloat = 15
    private static let spacing: CGFloat = 8
    /// The least height of a row in which an action shows its image and its title.
    private static let heightForBoth: CGFloat = 91

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        setTitle(action.title, for: .normal)
        backgroundColor = action.backgroundColor
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        titleLabel?.textAlignment = .center
        titleLabel?.numberOfLines = 2
        addSubview(picture)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width of what the button shows, in points: it may be seen in part, or spread.
    var contentWidth: CGFloat = leastWidth {
        didSet { if contentWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the button stands at the left end of its row.
    var isAtLeft = false

    private var font: UIFont {
        let size = UIFontMetrics(forTextStyle: .subheadline)
            .scaledValue(for: Self.titleSize, compatibleWith: superview?.traitCollection ?? traitCollection)
        return .systemFont(ofSize: size, weight: .medium)
    }

    private func showsTitle(inRowOfHeight height: CGFloat) -> Bool {
        picture.image == nil || height >= Self.heightForBoth
    }

    func width(inRowOfHeight height: CGFloat) -> CGFloat {
        titleLabel?.font = font
        var content = picture.image?.size.width ?? 0
        if showsTitle(inRowOfHeight: height), let titleLabel {
            content = max(content, titleLabel.intrinsicContentSize.width)
        }
        let grown = max(1, font.pointSize / Self.titleSize)
        return min(max(Self.leastWidth, (content + 2 * Self.padding).rounded(.up)), Self.greatestWidth * grown)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.font = font
        let pixel = max(1, traitCollection.displayScale)
        func onPixel(_ length: CGFloat) -> CGFloat { (length * pixel).rounded() / pixel }
        let isTitled = showsTitle(inRowOfHeight: bounds.height)
        titleLabel?.isHidden = !isTitled
        let image = picture.image?.size ?? .zero
        let width = contentWidth - 2 * min(Self.padding, contentWidth / 8)
        let title =
            isTitled
            ? titleLabel?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0 : 0
        let gap = image.height > 0 && title > 0 ? Self.spacing : 0
        let middle = isAtLeft ? bounds.width - contentWidth / 2 : contentWidth / 2
        let y = (bounds.height - image.height - gap - title) / 2
        picture.frame = CGRect(
            x: onPixel(middle - image.width / 2),
            y: onPixel(y),
            width: image.width,
            height: image.height
        )
        titleLabel?.frame = CGRect(
            x: onPixel(middle - width / 2),
            y: onPixel(y + image.height + gap),
            width: width,
            height: title
        )
    }
}
