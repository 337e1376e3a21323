import Foundation

extension UITableView: PanSelecting {
    var offersPanSelection: Bool {
        allowsMultipleSelectionDuringEditing || !isEditing && allowsMultipleSelection
    }

    /// A finger that moves along the controls for editing.
    func selectsWithOneFinger(from start: CGPoint, movement: CGPoint) -> Bool {
        guard isEditing, let row = panRow(at: start), let cell = shownCell(at: row) else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.maxX - start.x : start.x - bounds.minX
        return x - cell.sideInsets.leading <= TableCellMetrics.editingControl
    }

    func panRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    var panRowCounts: [Int] { (0..<numberOfSections).map(numberOfRows) }

    func shouldBeginPanSelection(at row: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: row)
            ?? allowsMultipleSelectionDuringEditing
    }

    func beginPanSelection(at row: IndexPath) {
        if allowsMultipleSelectionDuringEditing { setEditing(true, animated: true) }
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: row)
    }

    func endPanSelection() {
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }

    func isRowSelected(_ row: IndexPath) -> Bool { selected.contains(row) }
}
