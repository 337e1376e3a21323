import Foundation

extension UICollectionView: PanSelecting {
    /// Apple's page says that views which scroll in both directions do not recognize the pan.
    var offersPanSelection: Bool {
        let isAllowed = allowsMultipleSelectionDuringEditing || !isEditing && allowsMultipleSelection
        return isAllowed && !(scrollsHorizontally && scrollsVertically)
    }

    /// A finger that moves across the direction in which the view scrolls.
    func selectsWithOneFinger(from start: CGPoint, movement: CGPoint) -> Bool {
        guard isEditing else { return false }
        return scrollsHorizontally ? abs(movement.y) > abs(movement.x) : abs(movement.x) > abs(movement.y)
    }

    func panRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    var panRowCounts: [Int] { (0..<numberOfSections).map(numberOfItems) }

    func shouldBeginPanSelection(at row: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: row)
            ?? allowsMultipleSelectionDuringEditing
    }

    func beginPanSelection(at row: IndexPath) {
        if allowsMultipleSelectionDuringEditing { isEditing = true }
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: row)
    }

    func endPanSelection() {
        delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }

    func isRowSelected(_ row: IndexPath) -> Bool { selection.contains(ElementKey(itemAt: shownPath(row))) }

    func setSelectedByPan(_ isSelected: Bool, _ row: IndexPath) {
        let key = ElementKey(itemAt: shownPath(row))
        if isSelected {
            selectByTouch(key)
        } else {
            deselectByTouch(key)
        }
    }
}
