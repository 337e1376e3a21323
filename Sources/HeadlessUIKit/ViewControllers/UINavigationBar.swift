import Foundation

/// The bar with the title, at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height of a bar without prompt or large title, in points: customary on a phone, not published by Apple.
    static let height: CGFloat = 44

    /// What a large title takes below that, in points: customary on a phone, not published by Apple.
    static let largeTitleHeight: CGFloat = 52

    /// The size of a large title's font, in points: that of Apple's text style of the name at the standard text size.
    private static let largeTitleSize: CGFloat = 34

    /// The size of the title's font, in points: customary, not published by Apple.
    private static let titleSize: CGFloat = 17

    /// The least distance of the title from the sides, in points.
    private static let sideMargin: CGFloat = 16

    private let backgroundView = UIView()
    private let hairline = UIView()
    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
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
        largeTitleLabel.font = .systemFont(ofSize: Self.largeTitleSize, weight: .bold)
        addSubview(titleLabel)
        addSubview(largeTitleLabel)
    }

    /// A large title stays while content is scrolled under it; Apple's gives way to a small one.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemSizeDidChange() } }
    }

    /// The height that the top item needs.
    var fullHeight: CGFloat {
        Self.height + (showsLargeTitle ? Self.largeTitleHeight : 0)
            + (topItem?.searchController == nil ? 0 : UISearchBar.height)
    }

    /// An item is large as the one before it, unless it says otherwise; the first one is large.
    private var showsLargeTitle: Bool {
        guard prefersLargeTitles, topItem?.titleView == nil else { return false }
        for item in (items ?? []).reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    func itemSizeDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
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
        CGSize(width: size.width, height: fullHeight)
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
        layoutLargeTitle()
        layoutSearchBar()
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
                    y: ((Self.height - size.height) / 2).rounded(),
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
        let search = topItem?.searchController?.searchBar
        let own: [UIView] =
            [backgroundView, hairline, titleLabel, largeTitleLabel] + buttons + [search].compactMap(\.self)
        for view in subviews where view !== custom && !own.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        titleLabel.isHidden = custom != nil || showsLargeTitle
        titleLabel.text = topItem?.title
        let title = custom ?? titleLabel
        if title.superview !== self { addSubview(title) }
        let available = CGSize(width: max(0, bounds.width - 2 * Self.sideMargin), height: Self.height)
        let size = title.sizeThatFits(available)
        title.bounds.size = CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
        title.center = CGPoint(x: bounds.midX, y: Self.height / 2)
    }

    private func layoutLargeTitle() {
        largeTitleLabel.isHidden = !showsLargeTitle
        guard showsLargeTitle else { return }
        largeTitleLabel.text = topItem?.title
        let line = largeTitleLabel.font.lineHeight
        largeTitleLabel.frame = CGRect(
            x: Self.sideMargin,
            y: Self.height + (Self.largeTitleHeight - line) / 2,
            width: max(0, bounds.width - 2 * Self.sideMargin),
            height: line
        )
    }

    private func layoutSearchBar() {
        guard let bar = topItem?.searchController?.searchBar else { return }
        if bar.superview !== self { addSubview(bar) }
        bar.frame = CGRect(
            x: 0,
            y: fullHeight - UISearchBar.height,
            width: bounds.width,
            height: UISearchBar.height
        )
    }
}
