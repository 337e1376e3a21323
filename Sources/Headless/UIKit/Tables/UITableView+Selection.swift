import Foundation

/// What fingers select: the delegate is asked and told.
extension UITableView {
    /// Whether a touch selects rows, in editing mode or out of it.
    private var selectsByTouch: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several rows may be selected, in editing mode or out of it.
    var selectsSeveralRows: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether a touch highlights rows, also those that it does not select.
    var highlightsByTouch: Bool { allowsSelection || selectsByTouch }

    /// What a finger on a row does.
    package func tapRow(at indexPath: IndexPath) {
        bringUpToDate()
        guard highlightsByTouch, table.contains(indexPath),
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) != false
        else { return }
        setHighlighted(true, indexPath)
        setHighlighted(false, indexPath)
        select(byTouching: indexPath)
    }

    func select(byTouching indexPath: IndexPath) {
        guard selectsByTouch, table.contains(indexPath) else { return }
        if selected.contains(indexPath), selectsSeveralRows { return deselect(askingFor: indexPath) }
        guard let chosen = select(askingFor: indexPath) else { return }
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: chosen) ?? false {
            delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
        }
    }

    func setSelectedByPan(_ isSelected: Bool, _ row: IndexPath) {
        if isSelected {
            _ = select(askingFor: row)
        } else {
            deselect(askingFor: row)
        }
    }

    /// - Returns: The row that the delegate selects in place of another; nil if it selects none.
    private func select(askingFor indexPath: IndexPath) -> IndexPath? {
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else {
            return nil
        }
        let old = selectsSeveralRows ? [] : selected.subtracting([chosen])
        for other in old.sorted() {
            _ = delegate?.tableView(self, willDeselectRowAt: other)
            deselectRow(at: other, animated: false)
            delegate?.tableView(self, didDeselectRowAt: other)
        }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: chosen)
        return chosen
    }

    private func deselect(askingFor indexPath: IndexPath) {
        guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath else {
            return
        }
        deselectRow(at: chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }

    func setHighlighted(_ isHighlighted: Bool, _ indexPath: IndexPath) {
        shownCell(at: indexPath)?.setHighlighted(isHighlighted, animated: false)
        if isHighlighted {
            delegate?.tableView(self, didHighlightRowAt: indexPath)
        } else {
            delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        }
    }
}
