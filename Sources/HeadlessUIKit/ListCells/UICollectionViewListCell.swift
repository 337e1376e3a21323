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

    override var standardBackground: UIBackgroundConfiguration? { .listCell() }

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
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var fitting = super.systemLayoutSizeFitting(
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
