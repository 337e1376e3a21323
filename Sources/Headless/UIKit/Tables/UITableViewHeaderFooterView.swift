import Foundation

/// The header or the footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let identifier: String?
    private let content = UIView()
    private let label = UILabel()
    private let ground = UIView()

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
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        for view in [ground, content] { addSubview(view) }
        showPlace()
    }

    /// Where the view stands, which its standard look depends on.
    struct Place: Equatable {
        var isFooter = false
        var isPlain = true

        var content: ListContentStyle {
            if isFooter { return isPlain ? .plainFooter : .groupedFooter }
            return isPlain ? .plainHeader : .groupedHeader
        }
    }

    var place = Place() {
        didSet { if place != oldValue { showPlace() } }
    }

    private func showPlace() {
        let look = place.content.look.text
        label.font = look.font
        label.textColor = look.color
        // Rows pass below the header of a plain table.
        let isOpaque = place.isPlain && !place.isFooter
        ground.backgroundColor = isOpaque ? UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor : nil
        setNeedsLayout()
    }

    /// Shows the title of a section, in capital letters where lists have them.
    func show(title: String) {
        textLabel?.text = place.content.look.text.transform == .uppercase ? title.uppercased() : title
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
            if let backgroundView { insertSubview(backgroundView, aboveSubview: ground) }
        }
    }

    open func prepareForReuse() {}

    /// What the table takes from the content's sides: the safe area.
    var sideInsets: NSDirectionalEdgeInsets = .zero {
        didSet { if sideInsets != oldValue { setNeedsLayout() } }
    }

    /// In points: customary, Apple does not publish it.
    private static let standardHeight: CGFloat = 28

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
        guard label.superview != nil, !(label.text ?? "").isEmpty else {
            return CGSize(width: targetSize.width, height: Self.standardHeight)
        }
        return CGSize(width: targetSize.width, height: textHeight(in: targetSize.width - across))
    }

    /// The height of the title with what is above and below it.
    private func textHeight(in width: CGFloat) -> CGFloat {
        let margins = place.content.look.margins
        return margins.top + textSize(in: width).height + margins.bottom
    }

    private func textSize(in width: CGFloat) -> CGSize {
        let column = max(0, width - 2 * TableCellMetrics.margin(in: traitCollection))
        let size = label.sizeThatFits(CGSize(width: column, height: .greatestFiniteMagnitude))
        return CGSize(width: column, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.inset(by: UIEdgeInsets(sideInsets, direction: effectiveUserInterfaceLayoutDirection))
        for view in [ground, backgroundView] { view?.frame = bounds }
        guard label.superview != nil else { return }
        let (width, margins) = (content.bounds.width, place.content.look.margins)
        let size = textSize(in: width)
        // A header stands directly above its rows, a footer directly below them.
        let shift = place.isFooter ? 0 : max(0, bounds.height - textHeight(in: width))
        let y = margins.top + shift
        label.frame = CGRect(
            x: TableCellMetrics.margin(in: traitCollection),
            y: y,
            width: size.width,
            height: max(0, min(size.height, bounds.height - y))
        )
    }
}
