import Foundation

/// The bar with the title, at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height of a bar without prompt or large title, in points: customary on a phone, not published by Apple.
    static let height: CGFloat = 44

    /// The size of the title's font, in points: customary, not published by Apple.
    private static let titleSize: CGFloat = 17

    /// The least distance of the title from the sides, in points.
    private static let sideMargin: CGFloat = 16

    private let backgroundView = UIView()
    private let hairline = UIView()
    private let titleLabel = UILabel()
    private var buttons: [UIButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundView.backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        titleLabel.font = .systemFont(ofSize: Self.titleSize, weight: .semibold)
        titleLabel.textAlignment = .center
        addSubview(backgroundView)
        addSubview(hairline)
        addSubview(titleLabel)
    }

    open var prefersLargeTitles = false
    open var isTranslucent = true

    open var barTintColor: UIColor? {
        didSet { backgroundView.backgroundColor = barTintColor ?? .systemBackground }
    }

    open internal(set) var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] { item.bar = nil }
            topItem?.bar = self
            setNeedsLayout()
        }
    }

    open var topItem: UINavigationItem? { items?.last }

    open var backItem: UINavigationItem? { items?.dropLast().last }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    /// The background reaches up behind the status bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = max(0, frame.minY)
        backgroundView.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
        layoutButtons()
        layoutTitle()
    }

    /// The distance between two buttons next to each other, in points.
    private static let buttonSpacing: CGFloat = 16

    private func layoutButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = []
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (items, isLeading) in [(topItem?.leftBarButtonItems, true), (topItem?.rightBarButtonItems, false)] {
            var inset = Self.sideMargin
            for item in items ?? [] {
                let button = item.makeButton()
                addSubview(button)
                buttons.append(button)
                let size = button.intrinsicContentSize
                button.frame = CGRect(
                    x: isLeading == isMirrored ? bounds.width - inset - size.width : inset,
                    y: ((bounds.height - size.height) / 2).rounded(),
                    width: size.width,
                    height: size.height
                )
                inset += size.width + Self.buttonSpacing
            }
        }
    }

    /// Shows the bar's own background once the content has been scrolled under it, as since iOS 15. Asked for when the
    /// bar is drawn: nothing else depends on it.
    package func followScrollEdge() {
        guard let content = superview?.subviews.filter({ $0 !== self }) else { return }
        let scrollView = content.lazy.compactMap(Self.scrollView).first
        let isAtEdge = scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
        backgroundView.isHidden = isAtEdge && barTintColor == nil
        hairline.isHidden = isAtEdge
    }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    private func layoutTitle() {
        let custom = topItem?.titleView
        let own: [UIView] = [backgroundView, hairline, titleLabel] + buttons
        for view in subviews where view !== custom && !own.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        titleLabel.isHidden = custom != nil
        titleLabel.text = topItem?.title
        let title = custom ?? titleLabel
        if title.superview !== self { addSubview(title) }
        let available = CGSize(width: max(0, bounds.width - 2 * Self.sideMargin), height: bounds.height)
        let size = title.sizeThatFits(available)
        title.bounds.size = CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
        title.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
