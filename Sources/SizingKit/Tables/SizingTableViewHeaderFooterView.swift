import UIKit

/// A header or footer of a section of a ``SizingTableView``, with the members of `UITableViewHeaderFooterView`.
///
/// ``textLabel`` has the font, the colour and the margins of the system for a header or footer of the table's style.
open class SizingTableViewHeaderFooterView: UICollectionViewCell {
    private let identifier: String?
    private let text = ListCellLabel()
    private let detail = ListCellLabel()
    private var listInsets = NSDirectionalEdgeInsets.zero

    /// The least height of a view without constraints, in points: that of a plain table's header before iOS 15.
    private static let standardHeight: CGFloat = 28

    /// Creates a header or footer.
    ///
    /// - Parameter reuseIdentifier: The identifier under which the table view keeps the view for reuse; `nil` if it does not.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a header or footer. A table view creates the views of a registered class by this initializer, which calls
    /// ``init(reuseIdentifier:)`` with the identifier.
    public override convenience init(frame: CGRect) {
        let identifier = SizingTableViewHeaderFooterView.identifierOfNext
        SizingTableViewHeaderFooterView.identifierOfNext = nil
        self.init(reuseIdentifier: identifier)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a header or footer from an archive, such as a nib, with the identifier that it is registered for.
    public required init?(coder: NSCoder) {
        identifier = SizingTableViewHeaderFooterView.identifierOfNext
        SizingTableViewHeaderFooterView.identifierOfNext = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for label in [text, detail] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.contentDidChange = { [weak self] in self?.contentDidChange() }
        }
        showLook()
    }

    /// The reuse identifier of the view that the table view creates next.
    static var identifierOfNext: String?

    open override var reuseIdentifier: String? { identifier }

    /// The label of the text. It is never `nil`; it is optional as in `UITableViewHeaderFooterView`.
    open var textLabel: UILabel? { text }

    /// The label of a second text below it. It is never `nil`; it is optional as in `UITableViewHeaderFooterView`.
    open var detailTextLabel: UILabel? { detail }

    /// Returns the list content configuration of a header or footer of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { place.content }

    // MARK: Looks

    /// Where the view stands, which its standard look depends on.
    var place = SectionTitleStyle(isFooter: false, isPlain: true) {
        didSet { if place != oldValue { showLook() } }
    }

    private func showLook() {
        let look = place.content.textProperties
        for label in [text, detail] {
            label.font = look.font
            label.textColor = look.color
        }
        backgroundConfiguration = place.background
    }

    /// Shows the title of a section, in capital letters where the system does so.
    func show(title: String) {
        switch place.content.textProperties.transform {
        case .uppercase: text.text = title.uppercased()
        case .lowercase: text.text = title.lowercased()
        case .capitalized: text.text = title.capitalized
        default: text.text = title
        }
    }

    // MARK: Size and layout

    /// Whether the view has been laid out since it was prepared for reuse, or changed.
    private var wasLaidOut = false

    private func contentDidChange() {
        setNeedsLayout()
        // A view that has not been laid out yet is being configured, and is asked for its height anyway.
        guard wasLaidOut else { return }
        wasLaidOut = false
        invalidateIntrinsicContentSize()
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? TableSectionView)?.invalidateIntrinsicContentSize()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        wasLaidOut = false
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SizingLayoutAttributes, attributes.contentInsets != listInsets
        else { return }
        listInsets = attributes.contentInsets
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let isFixed = verticalFittingPriority >= .required
        return CGSize(width: width, height: isFixed ? targetSize.height : fittingHeight(width: width))
    }

    private func fittingHeight(width: CGFloat) -> CGFloat {
        // The margins of the content are those that its place leaves of the view's. A view that is shown at one width may be measured
        // at another.
        let shownWidth = bounds.width
        if shownWidth != width { bounds.size.width = width }
        defer { if bounds.width != shownWidth { bounds.size.width = shownWidth } }
        let place = contentFrame(in: CGSize(width: width, height: contentView.bounds.height))
        if contentView.frame != place {
            contentView.frame = place
            setNeedsLayout()
        }
        let width = place.width
        var height: CGFloat = 0
        if contentConfiguration == nil, !text.isEmpty || !detail.isEmpty {
            height = TitleFrames(of: self, width).height
        }
        if contentConfiguration != nil || !contentView.constraints.isEmpty {
            let fitting = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            height = max(height, fitting.height)
        }
        return height > 0 ? height : Self.standardHeight
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = contentFrame(in: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
        wasLaidOut = true
        guard contentConfiguration == nil else { return }
        let frames = TitleFrames(of: self, frame.width)
        // A header stands directly above its rows, a footer directly below them.
        let shift = place.isFooter ? 0 : max(0, bounds.height - frames.height)
        for (label, place) in [(text, frames.text), (detail, frames.detail)] {
            label.isHidden = label.isEmpty
            guard !label.isEmpty else { continue }
            if label.superview !== contentView { contentView.addSubview(label) }
            let turned = isRightToLeft ? frame.width - place.maxX : place.minX
            let y = place.minY + shift
            // In a header of a fixed height, a longer text is truncated.
            let height = max(0, min(place.height, frame.height - y))
            label.frame = CGRect(x: turned, y: y, width: place.width, height: height)
        }
    }

    /// The place of the content view in a view of a given size.
    private func contentFrame(in size: CGSize) -> CGRect {
        CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? listInsets.trailing : listInsets.leading,
            y: 0,
            width: max(0, size.width - listInsets.leading - listInsets.trailing),
            height: size.height
        )
    }

    /// The frames of the two labels in a content view of a given width, from left to right.
    @MainActor
    private struct TitleFrames {
        var text = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0

        init(of view: SizingTableViewHeaderFooterView, _ width: CGFloat) {
            let margins = view.place.content.directionalLayoutMargins
            let side = SizingListMetrics().margin(for: view.traitCollection.horizontalSizeClass)
            let column = max(0, width - 2 * side)
            height = margins.top
            if !view.text.isEmpty {
                text = CGRect(origin: CGPoint(x: side, y: height), size: view.text.fitting(column))
                height = text.maxY
            }
            if !view.detail.isEmpty {
                detail = CGRect(origin: CGPoint(x: side, y: height), size: view.detail.fitting(column))
                height = detail.maxY
            }
            height += margins.bottom
        }
    }
}

extension UILabel {
    /// The size of the text in a column: as wide as the column.
    fileprivate func fitting(_ width: CGFloat) -> CGSize {
        let unlimited = CGFloat.greatestFiniteMagnitude
        return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: unlimited)).height)
    }
}
