import Foundation

/// Hears of taps on a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A row of items at the lower edge, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The height above the safe area, in points: customary on a phone, not published by Apple.
    static let height: CGFloat = 49

    private let hairline = UIView()
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
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    open weak var delegate: (any UITabBarDelegate)?

    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }

    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { setNeedsLayout() } }
    }

    open var isTranslucent = true
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .systemBackground }
    }
    open var unselectedItemTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
        for button in buttons { button.removeFromSuperview() }
        let items = items ?? []
        let width = bounds.width / CGFloat(max(1, items.count))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        buttons = items.enumerated().map { index, item in
            let button = makeButton(for: item)
            let place = CGFloat(isMirrored ? items.count - 1 - index : index)
            button.frame = CGRect(x: place * width, y: 0, width: width, height: Self.height)
            addSubview(button)
            return button
        }
    }

    private func makeButton(for item: UITabBarItem) -> UIButton {
        let isSelected = item === selectedItem
        let button = UIButton(type: .custom)
        let color = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
        button.setTitle(item.badgeValue.map { "\(item.title ?? "") \($0)" } ?? item.title, for: .normal)
        button.setTitleColor(color, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 10, weight: .medium)
        button.isEnabled = item.isEnabled
        button.addAction(
            UIAction { [weak self, weak item] _ in
                guard let self, let item else { return }
                delegate?.tabBar(self, didSelect: item)
            },
            for: .touchUpInside
        )
        return button
    }
}
