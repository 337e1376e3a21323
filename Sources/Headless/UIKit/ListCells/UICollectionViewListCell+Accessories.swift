import Foundation

/// What a list cell keeps of its accessories.
@MainActor
struct ListCellState {
    var accessories: [UICellAccessory] = []
    var leading = AccessoryRow(items: [])
    var trailing = AccessoryRow(items: [])
    var separator: UIView?
    var separatorGuide: SeparatorGuide?
}

extension UICollectionViewListCell {
    func accessoriesNeedLayout() {
        setNeedsLayout()
        contentSizeWasInvalidated()
    }

    /// Makes the views of all accessories, in whatever state they are displayed.
    func installAccessories() {
        let old = (list.leading.items + list.trailing.items).map(\.view)
        let arranged = list.accessories.arranged
        list.leading = AccessoryRow(items: arranged.leading.map(item))
        list.trailing = AccessoryRow(items: arranged.trailing.map(item))
        let new = (list.leading.items + list.trailing.items).map(\.view)
        for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in new where view.superview !== self { addSubview(view) }
        accessoriesNeedLayout()
    }

    private func item(for accessory: UICellAccessory) -> AccessoryRow.Item {
        AccessoryRow.Item(accessory: accessory, view: view(for: accessory))
    }

    private func view(for accessory: UICellAccessory) -> UIView {
        if case .customView(let view) = accessory.accessoryType {
            if let tintColor = accessory.tintColor { view.tintColor = tintColor }
            return view
        }
        if let view = CellAccessoryView(accessory) { return view }
        let label = UILabel()
        label.text = accessory.text?.string
        label.adjustsFontForContentSizeCategory = accessory.text?.adjustsFont ?? false
        label.font = accessory.text?.font
        label.textColor = accessory.tintColor ?? .secondaryLabel
        return label
    }

    // MARK: What is displayed

    var displayedRows: (leading: AccessoryRow, trailing: AccessoryRow) {
        let isEditing = configurationState.isEditing
        func displayed(_ row: AccessoryRow) -> AccessoryRow {
            AccessoryRow(items: row.items.filter { !$0.accessory.isLeftOut(whileEditing: isEditing) })
        }
        return (displayed(list.leading), displayed(list.trailing))
    }

    var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    /// How far the outermost accessories stay from the edges.
    var edgeDistances: (leading: CGFloat, trailing: CGFloat) {
        let margins = directionalLayoutMargins
        return (max(AccessoryMetrics.edge, margins.leading), max(AccessoryMetrics.edge, margins.trailing))
    }

    // MARK: Layout

    func layOutAccessories() {
        let state = configurationState
        let (leading, trailing) = displayedRows
        let displayed = leading.items + trailing.items
        for item in list.leading.items + list.trailing.items {
            let isDisplayed = displayed.contains { $0.view === item.view }
            item.view.isHidden = !isDisplayed || item.accessory.isHidden
            (item.view as? CellAccessoryView)?.show(state)
        }
        place(leading, from: edgeDistances.leading + (indentsAccessories ? indentation : 0))
        place(trailing, from: bounds.width - edgeDistances.trailing - trailing.width)
        showReorderSeparator(in: trailing)
    }

    private func place(_ row: AccessoryRow, from start: CGFloat) {
        var x = start
        for (index, (item, width)) in zip(row.items, row.widths).enumerated() {
            x += row.gap(before: index)
            let size = item.size
            item.view.frame = placed(
                CGRect(
                    x: x + (width - size.width) / 2,
                    y: (bounds.height - size.height) / 2,
                    width: size.width,
                    height: size.height
                )
            )
            x += width
        }
    }

    /// From left-to-right coordinates to those of the direction, on whole pixels.
    private func placed(_ rect: CGRect) -> CGRect {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        var rect = rect
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
        rect.origin.x = (rect.minX * scale).rounded() / scale
        rect.origin.y = (rect.minY * scale).rounded() / scale
        return rect
    }

    /// The line between a reorder control and what stands before it.
    private func showReorderSeparator(in row: AccessoryRow) {
        guard let reorder = row.items.last, row.items.count > 1, reorder.accessory.showsVerticalSeparator,
            !reorder.accessory.isHidden
        else {
            list.separator?.isHidden = true
            return
        }
        let line = list.separator ?? UIView()
        if list.separator == nil {
            line.backgroundColor = .separator
            list.separator = line
            addSubview(line)
        }
        line.isHidden = false
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        let start = bounds.width - edgeDistances.trailing - (row.widths.last ?? 0)
        line.frame = placed(
            CGRect(
                x: start - AccessoryMetrics.aroundSeparator / 2,
                y: AccessoryMetrics.separatorDistance,
                width: 1 / scale,
                height: max(0, bounds.height - 2 * AccessoryMetrics.separatorDistance)
            )
        )
    }
}

extension UICellAccessory {
    fileprivate func isLeftOut(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: false
        case .whenEditing: !isEditing
        case .whenNotEditing: isEditing
        }
    }
}

extension CellAccessoryView {
    fileprivate func show(_ state: UICellConfigurationState) {
        switch glyph {
        case .multiselect: glyph = .multiselect(isSelected: state.isSelected)
        case .outline: glyph = .outline(isExpanded: state.isExpanded)
        default: break
        }
    }
}
