import Foundation

/// A cell of a list: content, and accessories beside it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    var list = ListCellState()

    /// How often the content is moved in by the indentation's width.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { accessoriesNeedLayout() } }
    }

    /// In points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { accessoriesNeedLayout() } }
    }

    /// Whether the leading accessories are moved in with the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { accessoriesNeedLayout() } }
    }

    override var standardBackground: UIBackgroundConfiguration? {
        guard let key = reuse.key, key.category == .supplementaryView else { return .listCell() }
        return key.kindName == UICollectionView.elementKindSectionFooter ? .listFooter() : .listHeader()
    }

    // MARK: Layout

    override var contentInsets: NSDirectionalEdgeInsets {
        let (leading, trailing) = displayedRows
        var insets = NSDirectionalEdgeInsets(top: 0, leading: indentation, bottom: 0, trailing: 0)
        if !leading.items.isEmpty { insets.leading += edgeDistances.leading + leading.width }
        if !trailing.items.isEmpty {
            insets.trailing = AccessoryMetrics.afterContent + trailing.width + edgeDistances.trailing
        }
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutAccessories()
        if let guide = list.separatorGuide {
            configurations.contentView?.layoutIfNeeded()
            guide.leading.constant = separatorStart
        }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var fitting =
            plainContentFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        if verticalFittingPriority < .required {
            let (leading, trailing) = displayedRows
            fitting.height = max(fitting.height, leading.height, trailing.height)
        }
        return fitting
    }

    /// The size of constrained content without a configuration, with the accessories beside it; nil if there is none.
    private func plainContentFitting(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard configurations.contentView == nil, contentView.autoLayout.isUsed else { return nil }
        updateConfigurationIfNeeded()
        let insets = contentInsets
        let across = insets.leading + insets.trailing
        // Until the next layout pass, the content view lies beside accessories that are gone.
        guard across > 0 || contentView.frame.size.width != bounds.width else { return nil }
        var fitting = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - across), height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        fitting.width += across
        return fitting
    }

    // MARK: Separator

    /// Where the list draws the line below the cell, one pixel high: from the beginning of the text to the end of the
    /// cell. A constraint on its leading edge counts for more than that.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide = list.separatorGuide { return guide.guide }
        let guide = SeparatorGuide(in: self)
        list.separatorGuide = guide
        guide.leading.constant = separatorStart
        return guide.guide
    }

    private var separatorStart: CGFloat {
        let insets = contentInsets
        guard let view = configurations.contentView as? UIListContentView, let text = view.textLayoutGuide else {
            return insets.leading + directionalLayoutMargins.leading
        }
        let frame = text.layoutFrame
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return insets.leading + (isMirrored ? view.bounds.width - frame.maxX : frame.minX)
    }
}

extension UICollectionViewListCell {
    /// Content as a list shows it by default, still without text.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        .cell()
    }

    public var accessories: [UICellAccessory] {
        get { list.accessories }
        set {
            list.accessories = newValue
            installAccessories()
        }
    }
}
