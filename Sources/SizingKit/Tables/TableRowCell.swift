import UIKit

/// The cell that a table view shows for a row. It contains the row, and passes on to it what UIKit tells a cell.
///
/// A cell of a collection view must be dequeued; a row may be made by hand, kept in a property, or dequeued without an index
/// path.
final class TableRowCell: UICollectionViewCell {
    static let identifier = "SizingTableView.row"

    private(set) weak var row: SizingTableViewCell?
    weak var tableView: SizingTableView?
    private var attributes: UICollectionViewLayoutAttributes?
    private var told: ToldContent?
    /// Whether the row was measured as it is shown, and has not been asked for its size since.
    private var isMeasured = false

    /// Shows a row, which may be in another cell.
    ///
    /// - Parameter isMeasured: Whether the row has just been measured as it is, and the cell has the height that came of it.
    func show(_ newRow: SizingTableViewCell, isMeasured: Bool = false) {
        if let row, row !== newRow { giveBack() }
        if newRow.superview !== contentView {
            newRow.container?.row = nil
            contentView.addSubview(newRow)
        }
        row = newRow
        newRow.frame = CGRect(origin: .zero, size: attributes?.size ?? bounds.size)
        if let attributes { newRow.apply(attributes) }
        showState(animated: false)
        followEditing(animated: false)
        self.isMeasured = isMeasured
    }

    /// Returns the row to the table view, which keeps it for reuse.
    private func giveBack() {
        guard let row else { return }
        self.row = nil
        row.removeFromSuperview()
        tableView?.rowPool.add(row)
    }

    // MARK: What UIKit tells a cell

    override func prepareForReuse() {
        super.prepareForReuse()
        attributes = nil
        told = nil
        isMeasured = false
        giveBack()
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        attributes = layoutAttributes
        // The delegate may ask for the frame before this cell is laid out.
        row?.frame = CGRect(origin: .zero, size: layoutAttributes.size)
        row?.apply(layoutAttributes)
    }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { showState(animated: tableView?.animatesSelection ?? false) } }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        followEditing(animated: false)
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { showState(animated: false) } }
    }

    private func showState(animated: Bool) {
        guard let row else { return }
        if row.isSelected != isSelected { row.setSelected(isSelected, animated: animated) }
        if row.isHighlighted != isHighlighted { row.setHighlighted(isHighlighted, animated: animated) }
    }

    /// Shows the editing controls of the row if the table view is edited.
    func followEditing(animated: Bool) {
        guard let row, let tableView else { return }
        let isEditing = tableView.isEditing && row.mayBeEdited
        if row.isEditing != isEditing { row.setEditing(isEditing, animated: animated) }
    }

    #if !os(tvOS)
        override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
            super.dragStateDidChange(dragState)
            row?.dragStateDidChange(dragState)
        }
    #endif

    // MARK: Size

    override func layoutSubviews() {
        super.layoutSubviews()
        if let row, row.frame != contentView.bounds { row.frame = contentView.bounds }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let row else { return layoutAttributes }
        let attributes = preferredAttributes(of: row, given: layoutAttributes)
        told = ToldContent(of: row, size: attributes.size)
        return attributes
    }

    /// Returns what a row asks for. One that is shown as it was measured is not asked once it is known that such rows keep their heights.
    private func preferredAttributes(
        of row: SizingTableViewCell,
        given: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let isAsMeasured = isMeasured && !isSelected && !isHighlighted
        isMeasured = false
        guard isAsMeasured, let templates = tableView?.listLayout.session.measurer.finder.templates else {
            return row.preferredLayoutAttributesFitting(given)
        }
        if templates.isShownAsMeasured(row) { return given }
        let height = given.size.height
        let attributes = row.preferredLayoutAttributesFitting(given)
        // The height that a row is given is rounded to a pixel and has the separator in it.
        let pixels = abs(attributes.size.height - height) * max(1, traitCollection.displayScale)
        templates.noteShown(row, height: height, isKept: pixels <= Self.pixelsBesideContent)
        return attributes
    }

    /// A separator, and less than a pixel of rounding.
    private static let pixelsBesideContent: CGFloat = 2

    /// Asks for another height if the row has changed in a way that UIKit does not notice.
    ///
    /// - Parameter followsConstraints: Whether the row is fitted to see whether its constraints have changed.
    func followContent(includingConstraints followsConstraints: Bool) {
        guard let row, let told, !isHidden else { return }
        if told.hasOtherConfiguration(row) || (followsConstraints && told.hasOtherHeight(row)) {
            invalidateIntrinsicContentSize()
        }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let row else { return .zero }
        return row.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { row?.sizeThatFits(size) ?? .zero }
}

#if !os(tvOS)
    extension TableRowCell: SwipeableByVoice {}
#endif
