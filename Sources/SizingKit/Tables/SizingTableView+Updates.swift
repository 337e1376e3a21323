import UIKit

extension SizingTableView {
    /// Inserts rows. All rows that are inserted in one batch have the animation that was stated last.
    ///
    /// If sizes have been invalidated since the last layout pass, and rows have gone, the table view is reloaded in place of this and
    /// of the other updates: UIKit would lay out the rows of before, which the data source no longer has.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.listLayout.insertionTransition = $0.transition(animation)
            $0.insertItems(at: indexPaths)
        }
    }

    /// Deletes rows. All rows that are deleted in one batch have the animation that was stated last.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.listLayout.deletionTransition = $0.transition(animation)
            $0.deleteItems(at: indexPaths)
        }
    }

    /// Asks for rows again, with new heights.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update {
            $0.stateTransitions(animation)
            $0.reloadItems(at: indexPaths)
        }
    }

    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveItem(at: indexPath, to: newIndexPath) }
    }

    /// Lets the data source configure the shown rows again, and measures rows again.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        update {
            $0.reconfigureItems(at: indexPaths)
            $0.listLayout.invalidateSizes(at: indexPaths)
        }
    }

    /// Inserts sections. All sections and rows that are inserted in one batch have the animation that was stated last.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.listLayout.insertionTransition = $0.transition(animation)
            $0.insertSections(sections)
        }
    }

    /// Deletes sections. All sections and rows that are deleted in one batch have the animation that was stated last.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.listLayout.deletionTransition = $0.transition(animation)
            $0.deleteSections(sections)
        }
    }

    /// Asks for the rows, the header and the footer of sections again.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update {
            $0.stateTransitions(animation)
            $0.reloadSections(sections)
        }
    }

    /// Begins to collect updates until ``endUpdates()``. Calls can be nested.
    public func beginUpdates() {
        if openUpdateCount == 0 {
            // The counts before the changes: the data change before the end, and what UIKit has not laid out by then, it would
            // lay out with the new data.
            layoutIfNeeded()
            _ = numberOfSections
        }
        openUpdateCount += 1
    }

    /// Performs the updates since ``beginUpdates()`` in one batch. Without any, all heights are asked for again, and the rows
    /// are animated to their new frames.
    public func endUpdates() {
        guard openUpdateCount > 0 else { return }
        openUpdateCount -= 1
        guard openUpdateCount == 0 else { return }
        let (updates, change) = (collectedUpdates, collectsChanges)
        collectedUpdates = []
        collectsChanges = false
        guard updates.isEmpty else {
            guard !change || takesChanges else { return reloadData() }
            return performBatchUpdates({ for update in updates { update(self) } }, completion: nil)
        }
        takeNewHeights()
    }

    /// Asks for all heights again, and animates the rows to their new frames.
    func takeNewHeights() {
        listLayout.invalidateSizes()
        UIView.animate(withDuration: SizingListCell.editingDuration) { self.layoutIfNeeded() }
    }

    /// Adds, removes or moves rows, which the data source has done before.
    func change(_ change: @escaping @MainActor (SizingTableView) -> Void) {
        if openUpdateCount > 0 { collectsChanges = true }
        guard hasOpenUpdates || takesChanges else { return reloadData() }
        update(change)
    }

    /// Whether UIKit takes updates without asking for rows that are gone. What is invalid it lays out first, with the rows of
    /// before, which the data source has only if it has got more.
    private var takesChanges: Bool {
        if listLayout.session.told.isPrepared { return true }
        guard let tableDataSource, tableDataSource.numberOfSections(in: self) == numberOfSections else { return false }
        var hasMore = false
        for section in 0..<numberOfSections {
            let (old, new) = (
                numberOfItems(inSection: section), tableDataSource.tableView(self, numberOfRowsInSection: section)
            )
            guard new >= old else { return false }
            if new > old { hasMore = true }
        }
        return hasMore
    }

    private func update(_ update: @escaping @MainActor (SizingTableView) -> Void) {
        if openUpdateCount > 0 { collectedUpdates.append(update) } else { update(self) }
    }

    func stateTransitions(_ animation: RowAnimation) {
        listLayout.insertionTransition = transition(animation)
        listLayout.deletionTransition = transition(animation)
    }

    private func transition(_ animation: RowAnimation) -> SizingTransition {
        switch animation {
        case .none: .none
        case .left: .slide(x: -bounds.width)
        case .right: .slide(x: bounds.width)
        case .top: .slide(y: -Self.slideDistance)
        case .bottom: .slide(y: Self.slideDistance)
        default: .fade
        }
    }

    /// The distance that rows slide from the top or the bottom, in points: a standard row.
    private static let slideDistance: CGFloat = 44
}
