import Foundation

extension UICollectionView {
    func setSelected(_ isSelected: Bool, _ key: ElementKey) {
        if isSelected { selection.insert(key) } else { selection.remove(key) }
        liveViews[key]?.cell?.isSelected = isSelected
    }

    func deselectAll(except kept: ElementKey? = nil) {
        for key in selection.sorted() where key != kept { setSelected(false, key) }
    }

    /// Whether a touch selects items, in editing mode or out of it.
    private var selectsByTouch: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several items may be selected, in editing mode or out of it.
    var selectsSeveralItems: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// What a tap on an item does: the delegate is asked and told, which a call of `selectItem` does not do.
    package func tapItem(at indexPath: IndexPath) {
        let key = ElementKey(itemAt: shownPath(indexPath))
        guard highlightByTouch(key) else { return }
        endTouch(on: key)
    }

    /// Highlights the item that a finger came down on.
    ///
    /// - Returns: Whether the end of the touch is a tap on it.
    func highlightByTouch(_ key: ElementKey) -> Bool {
        guard let cell = liveViews[key]?.cell, let path = dataPath(key) else { return false }
        if let cell = cell as? UICollectionViewListCell, cell.togglesByTap { return true }
        guard selectsByTouch, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return false
        }
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// Selects or deselects the item that a finger leaves, and then takes the highlight away: the order that a
    /// comment in Apple's public header states.
    func endTouch(on key: ElementKey) {
        if let cell = liveViews[key]?.cell as? UICollectionViewListCell, cell.togglesByTap {
            return cell.toggleOutline()
        }
        if selection.contains(key) {
            deselectByTouch(key)
        } else {
            selectByTap(key)
        }
        unhighlight(key)
    }

    func unhighlight(_ key: ElementKey) {
        guard let cell = liveViews[key]?.cell, cell.isHighlighted else { return }
        cell.isHighlighted = false
        if let path = dataPath(key) { delegate?.collectionView(self, didUnhighlightItemAt: path) }
    }

    /// The item whose cell shows a view.
    func touchedItem(showing view: UIView?) -> ElementKey? {
        var view = view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, let key = cell.reuse.key, key.category == .cell,
                cell.reuse.owner === self
            {
                return key
            }
            view = current.superview
        }
        return nil
    }

    func deselectByTouch(_ key: ElementKey) {
        guard selectsSeveralItems, let path = dataPath(key) else { return }
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        setSelected(false, key)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// - Returns: Whether the delegate has let it be selected.
    @discardableResult
    func selectByTouch(_ key: ElementKey) -> Bool {
        guard let path = dataPath(key) else { return false }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
        if !selectsSeveralItems {
            for old in selection.sorted() {
                setSelected(false, old)
                delegate?.collectionView(self, didDeselectItemAt: dataPath(old) ?? old.indexPath)
            }
        }
        setSelected(true, key)
        delegate?.collectionView(self, didSelectItemAt: path)
        return true
    }

    private func selectByTap(_ key: ElementKey) {
        guard selectByTouch(key), let path = dataPath(key) else { return }
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}
