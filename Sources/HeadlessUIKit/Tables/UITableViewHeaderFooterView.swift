import Foundation

/// The header or the footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let identifier: String?
    private let content = UIView()
    private let label = UILabel()

    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// As with a cell: for classes that are known at run time only.
    public required convenience init() {
        let identifier = UITableViewHeaderFooterView.identifierOfNext
        UITableViewHeaderFooterView.identifierOfNext = nil
        self.init(reuseIdentifier: identifier)
    }

    private static var identifierOfNext: String?

    static func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        UITableViewHeaderFooterView.identifierOfNext = reuseIdentifier
        return self.init()
    }

    private func setUp() {
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        addSubview(content)
    }

    override var hostsLayout: Bool { true }

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }

    open var textLabel: UILabel? {
        if label.superview == nil { content.addSubview(label) }
        return label
    }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    open func prepareForReuse() {}

    /// What the table takes from the content's sides: the safe area.
    var sideInsets: NSDirectionalEdgeInsets = .zero {
        didSet { if sideInsets != oldValue { setNeedsLayout() } }
    }

    /// In points: customary, Apple does not publish it.
    private static let standardHeight: CGFloat = 28
    private static let edge: CGFloat = 16

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let across = sideInsets.leading + sideInsets.trailing
        if content.autoLayout.isUsed {
            let fitting = content.systemLayoutSizeFitting(
                CGSize(width: max(0, targetSize.width - across), height: targetSize.height),
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
            return CGSize(width: fitting.width + across, height: fitting.height)
        }
        let room = CGSize(width: max(1, targetSize.width - across - 2 * Self.edge), height: 0)
        let text = label.superview == nil ? 0 : label.sizeThatFits(room).height
        return CGSize(width: targetSize.width, height: max(Self.standardHeight, text + 10))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.inset(by: UIEdgeInsets(sideInsets, direction: effectiveUserInterfaceLayoutDirection))
        backgroundView?.frame = bounds
        if label.superview != nil { label.frame = content.bounds.insetBy(dx: Self.edge, dy: 0) }
    }
}
