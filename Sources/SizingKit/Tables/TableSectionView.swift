import UIKit

/// The view that a table view shows for a header or footer. It contains the view that the table's delegate returns.
final class TableSectionView: UICollectionReusableView {
    static let identifier = "SizingTableView.sectionView"

    private(set) weak var content: UIView?
    weak var tableView: SizingTableView?
    private var attributes: UICollectionViewLayoutAttributes?
    private var told: ToldContent?
    /// The height of the view as the delegate returned it, in points.
    private var ownHeight: CGFloat = 0

    /// Shows a view, which may be in another section view; `nil` for an empty space.
    func show(_ newContent: UIView?) {
        if let content, content !== newContent { giveBack() }
        content = newContent
        guard let newContent else { return }
        ownHeight = newContent.bounds.height
        if newContent.superview !== self {
            (newContent.superview as? TableSectionView)?.content = nil
            addSubview(newContent)
        }
        newContent.frame = bounds
        if let attributes { (newContent as? UICollectionReusableView)?.apply(attributes) }
    }

    /// Takes a view to be measured. A view that is shown somewhere stays there.
    func measure(_ newContent: UIView) {
        if newContent.superview == nil { return show(newContent) }
        content = newContent
        ownHeight = newContent.bounds.height
    }

    private func giveBack() {
        guard let content else { return }
        self.content = nil
        guard content.superview === self else { return }
        content.removeFromSuperview()
        if let view = content as? SizingTableViewHeaderFooterView { tableView?.rowPool.add(view) }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        attributes = nil
        told = nil
        giveBack()
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        attributes = layoutAttributes
        // It may be asked for its size before this view is laid out.
        if let content, content.superview === self {
            content.frame = CGRect(origin: .zero, size: layoutAttributes.size)
        }
        (content as? UICollectionReusableView)?.apply(layoutAttributes)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let height = fittingHeight(width: layoutAttributes.size.width)
        if height > 0 { layoutAttributes.size.height = height }
        told = (content as? UICollectionViewCell).map { ToldContent(of: $0, size: layoutAttributes.size) }
        return layoutAttributes
    }

    /// Asks for another height if the view has another content configuration.
    func followContent() {
        guard let view = content as? UICollectionViewCell, let told, !isHidden else { return }
        if told.hasOtherConfiguration(view) { invalidateIntrinsicContentSize() }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let isFixed = verticalFittingPriority >= .required
        return CGSize(width: width, height: isFixed ? targetSize.height : fittingHeight(width: width))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// The height of the view by its constraints, otherwise that of its frame, otherwise by `sizeThatFits(_:)`.
    private func fittingHeight(width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        let fitting = content.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        if fitting.height > 0 { return fitting.height }
        if ownHeight > 0 { return ownHeight }
        return content.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
