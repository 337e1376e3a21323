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
        layoutTitle()
    }

    private func layoutTitle() {
        let custom = topItem?.titleView
        for view in subviews where view !== backgroundView && view !== hairline && view !== titleLabel {
            if view !== custom { view.removeFromSuperview() }
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
