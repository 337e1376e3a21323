import Foundation

/// The view of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    private let content = CellContentView(frame: .zero)

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

    open var contentView: UIView {
        content
    }

    open var isSelected = false {
        didSet {
            if isSelected != oldValue { showSelection() }
        }
    }

    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { showSelection() }
        }
    }

    /// Lies behind the content view.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    /// Lies between background and content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    open func dragStateDidChange(_ dragState: DragState) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = bounds
        if content.frame != bounds { content.frame = bounds }
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    private func backgroundDidChange(from old: UIView?) {
        old?.removeFromSuperview()
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
