import Foundation

/// The view of an item.
///
/// What the configurations do is in UICollectionViewCell+Configuration.swift.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    override var isFocusable: Bool { true }

    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    /// The content view, or the one that a configuration has put in its place.
    private(set) var content: UIView = CellContentView(frame: .zero)
    var configurations = CellConfigurations()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        installContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installContentView()
    }

    private func installContentView() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Puts another view in the place of the content view, empty if it is nil.
    func replaceContentView(by view: UIView?) {
        let old = content
        let view = view ?? CellContentView(frame: .zero)
        view.frame = old.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        setNeedsLayout()
    }

    open var contentView: UIView {
        content
    }

    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            showSelection()
            setNeedsUpdateConfiguration()
        }
    }

    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            showSelection()
            setNeedsUpdateConfiguration()
        }
    }

    /// Lies behind the content view. Takes the place of a background configuration.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
    }

    /// Lies between background and content while the cell is selected or highlighted. Takes the place of a background
    /// configuration.
    open var selectedBackgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
    }

    open func dragStateDidChange(_ dragState: DragState) {
        configurations.dragState =
            switch dragState {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        setNeedsUpdateConfiguration()
    }

    // MARK: Configuration

    open var configurationState: UICellConfigurationState {
        currentConfigurationState
    }

    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}

    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// The background that the cell has until it is given another one, if it has one.
    var standardBackground: UIBackgroundConfiguration? { nil }

    /// How far the content view stays from the edges of the cell.
    var contentInsets: NSDirectionalEdgeInsets { .zero }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        let bounds = bounds
        let place = bounds.inset(by: UIEdgeInsets(contentInsets, direction: effectiveUserInterfaceLayoutDirection))
        if content.frame != place { content.frame = place }
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configurations.backgroundView?.frame = bounds
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return configuredSizeFitting(
            targetSize,
            horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority
        )
            ?? super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
    }

    // MARK: Backgrounds

    private func backgroundDidChange(from old: UIView?, to new: UIView?) {
        old?.removeFromSuperview()
        if new != nil { removeBackgroundConfiguration() }
        showSelection()
    }

    private func showSelection() {
        guard backgroundView != nil || selectedBackgroundView != nil else { return }
        let visible = [
            backgroundView,
            isSelected || isHighlighted ? selectedBackgroundView : nil,
        ].compactMap { $0 }
        if let selectedBackgroundView, !visible.contains(where: { $0 === selectedBackgroundView }) {
            selectedBackgroundView.removeFromSuperview()
        }
        for (index, view) in visible.enumerated() {
            view.frame = bounds
            insertSubview(view, at: index)
        }
    }
}

/// A cell's content view: passes on to the cell that its size is no longer right.
final class CellContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionViewCell)?.contentSizeWasInvalidated()
    }
}
