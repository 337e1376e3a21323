import UIKit

extension SizingTableView {
    /// The index path of the selected row; of the first one if there are several.
    public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    /// The index paths of the selected rows, in order; `nil` if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? {
        guard let selected = indexPathsForSelectedItems, !selected.isEmpty else { return nil }
        return selected.sorted()
    }

    /// Selects a row. The delegate is not told.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row; `nil` to deselect all rows.
    ///   - animated: Whether the change is animated.
    ///   - scrollPosition: The position that the row is scrolled to. `.none` does not scroll.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        animatesSelection = animated
        defer { animatesSelection = false }
        selectItem(at: indexPath, animated: animated, scrollPosition: [])
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row. The delegate is not told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        animatesSelection = animated
        defer { animatesSelection = false }
        deselectItem(at: indexPath, animated: animated)
    }

    // MARK: Touches

    /// Whether several rows may be selected now.
    private var selectsSeveralRows: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a shown row reacts to touches. The cell around it does, whatever the row says.
    func takesTouches(at indexPath: IndexPath) -> Bool {
        cellForRow(at: indexPath)?.isUserInteractionEnabled ?? true
    }

    /// Asks the delegate what a touch on a row selects. It may choose another row, which is selected here.
    ///
    /// - Returns: Whether the touched row is selected.
    func mayTouchSelect(_ indexPath: IndexPath) -> Bool {
        guard let tableDelegate else { return true }
        guard let chosen = tableDelegate.tableView(self, willSelectRowAt: indexPath) else { return false }
        if !selectsSeveralRows {
            for old in indexPathsForSelectedRows ?? [] where old != chosen {
                guard tableDelegate.tableView(self, willDeselectRowAt: old) != nil else { return false }
            }
        }
        guard chosen != indexPath else { return true }
        if !selectsSeveralRows {
            for old in indexPathsForSelectedRows ?? [] where old != chosen {
                deselectRow(at: old, animated: false)
                tableDelegate.tableView(self, didDeselectRowAt: old)
            }
        }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        tableDelegate.tableView(self, didSelectRowAt: chosen)
        return false
    }

    /// Asks the delegate what a touch on a selected row deselects. It may choose another row, which is deselected here.
    ///
    /// - Returns: Whether the touched row is deselected.
    func mayTouchDeselect(_ indexPath: IndexPath) -> Bool {
        guard let tableDelegate else { return true }
        guard let chosen = tableDelegate.tableView(self, willDeselectRowAt: indexPath) else { return false }
        guard chosen != indexPath else { return true }
        deselectRow(at: chosen, animated: false)
        tableDelegate.tableView(self, didDeselectRowAt: chosen)
        return false
    }
}
