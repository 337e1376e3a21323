import Foundation

/// What a finger does to the accessories.
extension UICollectionViewListCell {
    /// Whether a touch ends with the accessory; otherwise it is one on the cell.
    func answersTouch(on view: CellAccessoryView) -> Bool {
        if view.actionHandler != nil { return true }
        switch view.glyph {
        case .outline, .detail, .delete, .insert, .reorder, .popUp: return true
        case .disclosure, .checkmark, .multiselect: return false
        }
    }

    func tapped(_ view: CellAccessoryView) {
        if let handler = view.actionHandler {
            handler()
        } else if case .outline = view.glyph {
            toggleOutline()
        }
    }

    /// Whether the whole cell is there to expand and collapse its item.
    var togglesByTap: Bool {
        (list.leading.items + list.trailing.items).contains { $0.accessory.togglesByItsCell }
    }

    /// Expands or collapses the item, unless the app does it itself.
    func toggleOutline() {
        let outline = list.accessories.first { $0.accessoryType == .outlineDisclosure }
        if let handler = outline?.actionHandler { return handler() }
        guard let key = reuse.key, let dataSource = reuse.owner?.dataSource as? any OutlineDataSource else { return }
        dataSource.toggleItem(at: key.indexPath)
    }
}
