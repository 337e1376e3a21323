import UIKit

/// A section index: the titles of a list's sections beside the list, by which the user scrolls.
///
/// Set it as ``SizingListLayout/sectionIndex``, which positions it and keeps the rows clear of it. With another layout,
/// add it to the superview of the collection view:
///
/// ```swift
/// index.frame = SizingSectionIndexView.frame(
///     in: collectionView.frame,
///     safeAreaInsets: collectionView.safeAreaInsets,
///     width: index.intrinsicContentSize.width,
///     direction: collectionView.effectiveUserInterfaceLayoutDirection
/// )
/// ```
///
/// Titles are drawn in the tint colour, ``SizingTableView/indexSearch`` as a magnifying glass. If there is no room for all titles, dots replace some of them, as in a table.
open class SizingSectionIndexView: UIControl {
    private var labels: [UILabel] = []
    private var layout: SectionIndexLayout?
    private var ownBackground: UIColor?
    /// The magnifying glass, in place of a label's text.
    private var glass: (view: UIImageView, label: Int)?

    /// The title that is shown as a magnifying glass, as by a table.
    nonisolated static let searchTitle = "{search}"

    /// The titles, from the top down.
    open var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            selectedIndex = selectedIndex.flatMap { titles.indices.contains($0) ? $0 : nil }
            layout = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A closure that is called when the finger reaches another title, with the title and its index.
    open var selectionHandler: (@MainActor (_ title: String, _ index: Int) -> Void)?

    /// The index of the title that was touched last; `nil` before the first touch.
    public private(set) var selectedIndex: Int?

    /// The dimensions that the index uses. Set those of its list.
    open var metrics = SizingListMetrics() {
        didSet {
            guard metrics != oldValue else { return }
            layout = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The background colour while a finger is down; `nil`, the default, for no change.
    open var trackingBackgroundColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = SizingListWords.current.sectionIndex
    }

    /// Returns the frame of an index beside a list: at the trailing edge, inside the safe area.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the list, in points, in the coordinate system of the result.
    ///   - safeAreaInsets: The safe-area insets of the list, in points.
    ///   - width: The width of the index, in points.
    ///   - direction: The layout direction. In a right-to-left interface the trailing edge is the left one.
    public static func frame(
        in bounds: CGRect,
        safeAreaInsets: UIEdgeInsets,
        width: CGFloat,
        direction: UIUserInterfaceLayoutDirection
    ) -> CGRect {
        let isMirrored = direction == .rightToLeft
        return CGRect(
            x: isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
            y: bounds.minY + safeAreaInsets.top,
            width: width,
            height: max(0, bounds.height - safeAreaInsets.top - safeAreaInsets.bottom)
        )
    }

    // MARK: Size and layout

    /// The width of the widest title, at least ``SizingListMetrics/sectionIndexWidth``, and the height of all titles.
    open override var intrinsicContentSize: CGSize {
        let words = titles.filter { $0 != Self.searchTitle }
        let widest = words.map { ($0 as NSString).size(withAttributes: [.font: font]).width }.max() ?? 0
        return CGSize(
            width: titles.isEmpty ? 0 : max(SizingListMetrics.length(metrics.sectionIndexWidth), widest.rounded(.up)),
            height: CGFloat(titles.count) * titleHeight
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var font: UIFont {
        .systemFont(ofSize: SizingListMetrics.length(metrics.sectionIndexFontSize), weight: .semibold)
    }

    private var titleHeight: CGFloat { SizingListMetrics.length(metrics.sectionIndexTitleHeight) }

    /// The layout for the present height.
    private var currentLayout: SectionIndexLayout {
        SectionIndexLayout(count: titles.count, height: bounds.height, entryHeight: titleHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = currentLayout
        if layout != self.layout { show(layout) }
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        for (index, label) in labels.enumerated() {
            let y = layout.top + CGFloat(index) * layout.entryHeight
            label.frame = CGRect(
                x: 0,
                y: (y * scale).rounded() / scale,
                width: bounds.width,
                height: layout.entryHeight
            )
        }
        if let glass { glass.view.frame = labels[glass.label].frame }
    }

    private func show(_ layout: SectionIndexLayout) {
        self.layout = layout
        while labels.count > layout.entries.count { labels.removeLast().removeFromSuperview() }
        while labels.count < layout.entries.count {
            let label = UILabel()
            label.textAlignment = .center
            addSubview(label)
            labels.append(label)
        }
        glass?.view.removeFromSuperview()
        glass = nil
        for (number, (label, entry)) in zip(labels, layout.entries).enumerated() {
            switch entry {
            case .title(let index) where titles[index] == Self.searchTitle:
                label.text = nil
                showGlass(inPlaceOf: number)
            case .title(let index): label.text = titles[index]
            case .dot: label.text = "•"
            }
            label.font = font
            label.textColor = tintColor
        }
    }

    private func showGlass(inPlaceOf label: Int) {
        guard glass == nil else { return }
        let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: SizingListMetrics.length(metrics.sectionIndexFontSize)
        )
        view.contentMode = .center
        addSubview(view)
        glass = (view, label)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for label in labels { label.textColor = tintColor }
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), !titles.isEmpty else { return false }
        ownBackground = backgroundColor
        if let trackingBackgroundColor { backgroundColor = trackingBackgroundColor }
        // A new touch calls the handler for its first title, even if the last touch ended on the same title.
        selectedIndex = nil
        follow(touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        follow(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        backgroundColor = ownBackground
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        backgroundColor = ownBackground
    }

    private func follow(_ touch: UITouch) {
        if let index = currentLayout.title(at: touch.location(in: self).y) { select(index) }
    }

    private func select(_ index: Int) {
        guard index != selectedIndex, titles.indices.contains(index) else { return }
        selectedIndex = index
        let title = titles[index]
        accessibilityValue = title == Self.searchTitle ? SizingListWords.current.search : title
        selectionHandler?(titles[index], index)
        sendActions(for: .valueChanged)
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() {
        select(min((selectedIndex ?? -1) + 1, titles.count - 1))
    }

    open override func accessibilityDecrement() {
        select(max((selectedIndex ?? titles.count) - 1, 0))
    }
}
