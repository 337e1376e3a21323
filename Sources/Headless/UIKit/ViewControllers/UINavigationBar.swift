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
    /// What is left of the large title's room; it cuts the title off above.
    private let largeTitleArea = UIView()
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
        largeTitleArea.clipsToBounds = true
        largeTitleArea.addSubview(largeTitleLabel)
        addSubview(largeTitleArea)
    }

    /// A large title gives way to content that is scrolled under the bar, and a small one takes its place. It stays over
    /// content that does not reach under the bar.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemSizeDidChange() } }
    }

    /// The height that the top item needs above the top of its content.
    var fullHeight: CGFloat {
        (isTakenBySearch ? 0 : Self.height) + (showsLargeTitle ? Self.largeTitleHeight : 0)
            + (topItem?.searchController == nil ? 0 : UISearchBar.height)
    }

    /// By how much content that was scrolled has made the bar lower, in points.
    var collapse: CGFloat = 0 {
        didSet { if collapse != oldValue { setNeedsLayout() } }
    }

    /// By how much the bar is lower where it comes to rest: the search bar goes first, then the large title. Nothing goes
    /// while somebody searches.
    var stops: [CGFloat] {
        guard topItem?.searchController?.isActive != true else { return [0] }
        var stops: [CGFloat] = [0]
        if hidesSearchBar { stops.append(UISearchBar.height) }
        if showsLargeTitle { stops.append(stops[stops.count - 1] + Self.largeTitleHeight) }
        return stops
    }

    private var hidesSearchBar: Bool {
        guard let item = topItem, let search = item.searchController else { return false }
        return item.hidesSearchBarWhenScrolling && !search.isActive
    }

    /// What is left of the room for the search bar.
    private var searchBarHeight: CGFloat {
        guard topItem?.searchController != nil else { return 0 }
        return hidesSearchBar ? max(0, UISearchBar.height - collapse) : UISearchBar.height
    }

    /// What is left of the room for the large title.
    private var largeTitleVisibleHeight: CGFloat {
        guard showsLargeTitle else { return 0 }
        let collapse = collapse - (hidesSearchBar ? UISearchBar.height : 0)
        return max(0, Self.largeTitleHeight - max(0, collapse))
    }

    /// Whether a search has the bar to itself.
    private var isTakenBySearch: Bool {
        guard let search = topItem?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// An item is large as the one before it, unless it says otherwise; the first one is large.
    private var showsLargeTitle: Bool {
        guard prefersLargeTitles, topItem?.titleView == nil, !isTakenBySearch else { return false }
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
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { itemSizeDidChange() } }
    }

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
        guard !isTakenBySearch else { return }
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
        guard let navigation = superview?.viewController as? UINavigationController else { return }
        let scrollView = navigation.topViewController?.contentScrollView(for: .top)
        let isAtEdge = scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
        backgroundView.isHidden = isAtEdge && barTintColor == nil
        hairline.isHidden = isAtEdge
    }

    private func layoutTitle() {
        let custom = topItem?.titleView
        let search = topItem?.searchController?.searchBar
        let own: [UIView] =
            [backgroundView, hairline, titleLabel, largeTitleArea] + buttons + [search].compactMap(\.self)
        for view in subviews where view !== custom && !own.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        titleLabel.isHidden = custom != nil || largeTitleVisibleHeight > 0 || isTakenBySearch
        custom?.isHidden = isTakenBySearch
        titleLabel.text = topItem?.title
        let title = custom ?? titleLabel
        if title.superview !== self { addSubview(title) }
        let available = CGSize(width: max(0, bounds.width - 2 * Self.sideMargin), height: Self.height)
        let size = title.sizeThatFits(available)
        title.bounds.size = CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
        title.center = CGPoint(x: bounds.midX, y: Self.height / 2)
    }

    private func layoutLargeTitle() {
        let visible = largeTitleVisibleHeight
        largeTitleArea.isHidden = visible == 0
        guard visible > 0 else { return }
        largeTitleArea.frame = CGRect(x: 0, y: Self.height, width: bounds.width, height: visible)
        largeTitleLabel.text = topItem?.title
        let line = largeTitleLabel.font.lineHeight
        largeTitleLabel.frame = CGRect(
            x: Self.sideMargin,
            y: visible - (Self.largeTitleHeight + line) / 2,
            width: max(0, bounds.width - 2 * Self.sideMargin),
            height: line
        )
    }

    private func layoutSearchBar() {
        guard let bar = topItem?.searchController?.searchBar else { return }
        if bar.superview !== self { addSubview(bar) }
        let visible = searchBarHeight
        bar.isHidden = visible == 0
        bar.frame = CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: visible)
    }
}
