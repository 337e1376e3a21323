import Foundation

/// What cells are told of themselves.
extension UICollectionView {
    func isCarrying(_ cell: UICollectionViewCell) -> Bool {
        guard let movement, let key = cell.reuse.key else { return false }
        return movement.current == key
    }

    func isExpanded(_ cell: UICollectionViewCell) -> Bool {
        guard let key = cell.reuse.key, key.category == .cell, let outline = dataSource as? any OutlineDataSource else {
            return false
        }
        return outline.isItemExpanded(at: key.indexPath)
    }

    /// Lets the cells of items that were expanded or collapsed show it.
    func updateExpandedCells() {
        for live in liveViews.values {
            guard let cell = live.cell, let shown = cell.configurations.shownState else { continue }
            if shown.isExpanded != isExpanded(cell) { cell.setNeedsUpdateConfiguration() }
        }
    }
}
