import Foundation

/// A row that a finger moves by its grip. It stays where it is until it is dropped.
struct MovedRow {
    let source: IndexPath
    /// The row that the finger was over last.
    var proposed: IndexPath
    /// Where the delegate lets it go.
    var target: IndexPath

    init(source: IndexPath) {
        (self.source, proposed, target) = (source, source, source)
    }
}

extension UITableView {
    func rowWithGrip(under touch: UITouch) -> IndexPath? {
        guard isEditing, let row = row(showing: touch.view), let cell = shownCell(at: row), cell.showsGrip else {
            return nil
        }
        let x = touch.location(in: cell).x
        let distance = effectiveUserInterfaceLayoutDirection == .rightToLeft ? x : cell.bounds.width - x
        return distance - cell.sideInsets.trailing <= TableCellMetrics.reorderControl ? row : nil
    }

    /// Asks the delegate for each new place.
    func carryMovedRow(to point: CGPoint) {
        guard let moved = movedRow, let proposed = indexPathForRow(at: point), proposed != moved.proposed else {
            return
        }
        movedRow?.proposed = proposed
        movedRow?.target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: moved.source, toProposedIndexPath: proposed)
            ?? proposed
    }

    /// - Returns: Whether there was one.
    func dropMovedRow() -> Bool {
        guard let moved = movedRow else { return false }
        movedRow = nil
        guard moved.target != moved.source else { return true }
        dataSource?.tableView(self, moveRowAt: moved.source, to: moved.target)
        setNeedsReload()
        return true
    }
}
