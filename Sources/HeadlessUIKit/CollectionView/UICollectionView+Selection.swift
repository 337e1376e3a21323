import Foundation

extension UICollectionView {
    func setSelected(_ isSelected: Bool, _ key: ElementKey) {
        if isSelected { selection.insert(key) } else { selection.remove(key) }
        liveViews[key]?.cell?.isSelected = isSelected
    }

    func deselectAll(except kept: ElementKey? = nil) {
        for key in selection where key != kept { setSelected(false, key) }
    }

    /// What a tap on an item does: the delegate is asked and told, which a call of `selectItem` does not do.
    package func tapItem(at indexPath: IndexPath) {
        let key = ElementKey(itemAt: indexPath)
        guard let cell = liveViews[key]?.cell else { return }
        if let cell = cell as? UICollectionViewListCell, cell.togglesByTap { return cell.toggleOutline() }
        guard allowsSelection else { return }
        guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        if selection.contains(key) {
            deselectByTap(key)
        } else {
            selectByTap(key)
        }
    }

    private func deselectByTap(_ key: ElementKey) {
        let path = key.indexPath
        guard allowsMultipleSelection else { return }
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        setSelected(false, key)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    private func selectByTap(_ key: ElementKey) {
        let path = key.indexPath
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selection.sorted() {
                setSelected(false, old)
                delegate?.collectionView(self, didDeselectItemAt: old.indexPath)
            }
        }
        setSelected(true, key)
        delegate?.collectionView(self, didSelectItemAt: path)
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}
