import UIKit

/// The titles of a list's sections down its side: a finger on them scrolls.
///
/// Give it to ``SizingListLayout/sectionIndex``, which puts it beside the list and keeps its width free in the rows.
/// Beside another layout put it over the collection view, not into it:
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
/// Titles are drawn in the tint colour. Where there is no room for all of them, dots stand for some, as in a table.
open class SizingSectionIndexView: UIControl {
    private var labels: [UILabel] = []
    private var layout: SectionIndexLayout?
    private var ownBackground: UIColor?

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

    /// Called when the finger reaches another title, with its place.
    open var selectionHandler: (@MainActor (_ title: String, _ index: Int) -> Void)?

    /// The title that the finger is on, or was on last.
    public private(set) var selectedIndex: Int?

    /// The numbers of the list beside which the index stands.
    open var metrics = SizingListMetrics() {
        didSet {
            guard metrics != oldValue else { return }
            layout = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The background while a finger is down; `nil` leaves it as it is.
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
    }

    /// Where an index lies beside a list: at the trailing edge, inside the safe area, from the top to the bottom of what
    /// is visible.
    ///
    /// - Parameters:
    ///   - bounds: Of the list, in points, in the coordinates that the frame is wanted in.
    ///   - safeAreaInsets: What is covered at the edges, in points.
    ///   - width: Of the index, in points.
    ///   - direction: From right to left, the trailing edge is the left one.
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

    /// As wide as the widest title, and at least ``SizingListMetrics/sectionIndexWidth``; as high as all titles.
    open override var intrinsicContentSize: CGSize {
        let widest = titles.map { ($0 as NSString).size(withAttributes: [.font: font]).width }.max() ?? 0
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
        for (place, label) in labels.enumerated() {
            let y = layout.top + CGFloat(place) * layout.entryHeight
            label.frame = CGRect(
                x: 0,
                y: (y * scale).rounded() / scale,
                width: bounds.width,
                height: layout.entryHeight
            )
        }
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
        for (label, entry) in zip(labels, layout.entries) {
            switch entry {
            case .title(let place): label.text = titles[place]
            case .dot: label.text = "•"
            }
            label.font = font
            label.textColor = tintColor
        }
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
        // A new touch tells of its first title even if the last touch ended on it.
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
        if let place = currentLayout.title(at: touch.location(in: self).y) { select(place) }
    }

    private func select(_ place: Int) {
        guard place != selectedIndex, titles.indices.contains(place) else { return }
        selectedIndex = place
        accessibilityValue = titles[place]
        selectionHandler?(titles[place], place)
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
