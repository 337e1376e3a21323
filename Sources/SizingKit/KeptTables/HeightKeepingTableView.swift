import SizingEngine
import UIKit

/// A table view whose ``TableSizer`` keeps heights without a key, by index path.
///
/// Use it in place of `UITableView` if the rows have no keys. Nothing else changes:
///
/// ```swift
/// let tableView = HeightKeepingTableView(frame: .zero, style: .plain)
/// ```
///
/// The heights move with their rows when rows and sections are inserted, deleted and moved, also in a batch. The height of
/// a row is measured again after the row was reloaded or reconfigured, and all are after `reloadData()` and with another
/// data source.
///
/// UIKit moves rows under a finger without calling the table view. So while the table view is in editing mode or
/// accepts a drop, heights without a key are measured at each call, and afterwards again. With a
/// `UITableViewDiffableDataSource` they are measured at each call, too, since Apple does not document what such a data
/// source calls. With a key, all of them are kept.
open class HeightKeepingTableView: UITableView {
    private var identities = RowIdentities()
    private var batch = UpdateBatch()
    /// The number of batches that have begun and not ended, one in another.
    private var batchDepth = 0
    private var isInBatch: Bool { batchDepth > 0 }
    /// Whether the identities are those of the rows before the changes of the present batch.
    private var isOutdated = false

    /// The data source. Heights without a key are removed when it changes.
    open override var dataSource: (any UITableViewDataSource)? {
        get { super.dataSource }
        set {
            if newValue !== super.dataSource { identities.removeAll() }
            super.dataSource = newValue
        }
    }

    /// Reloads the rows and sections, and measures every height without a key again.
    open override func reloadData() {
        identities.removeAll()
        super.reloadData()
    }

    /// Reloads the rows and sections, and keeps the heights without a key.
    ///
    /// Call it when rows were only added behind all others, and the other ones show what they showed before.
    public func reloadDataKeepingHeights() {
        super.reloadData()
    }

    /// Removes the heights without a key of some rows, so that they are measured again.
    ///
    /// Then have the table view ask for them by `performBatchUpdates(nil)`.
    public func invalidateHeights(at indexPaths: some Sequence<IndexPath>) {
        for indexPath in indexPaths { identities.remove(at: indexPath) }
    }

    open override func layoutSubviews() {
        if mayMoveRows { identities.removeAll() }
        super.layoutSubviews()
    }

    /// Whether UIKit may be moving rows without calling this view.
    private var mayMoveRows: Bool {
        #if !os(tvOS)
            if hasActiveDrop { return true }
        #endif
        return isEditing
    }

    /// Returns the identity of a row without a key; `nil` if its height cannot be kept now.
    func identity(forRowAt indexPath: IndexPath) -> RowIdentity? {
        guard !isOutdated, !mayMoveRows, !(dataSource is any DiffableTableDataSource) else { return nil }
        return identities.identity(at: indexPath)
    }

    // MARK: Updates

    /// Records a change. Outside of a batch it is a batch of its own.
    private func change(_ record: (inout UpdateBatch) -> Void) {
        record(&batch)
        isOutdated = true
        if !isInBatch { moveIdentities() }
    }

    private func moveIdentities() {
        guard isOutdated else { return }
        identities.apply(batch)
        batch = UpdateBatch()
        isOutdated = false
    }

    private func endBatch() {
        batchDepth = max(0, batchDepth - 1)
        if !isInBatch { moveIdentities() }
    }

    private func places(_ indexPaths: [IndexPath]) -> [UpdateBatch.ItemPath] {
        indexPaths.map { UpdateBatch.ItemPath(section: $0.section, item: $0.row) }
    }

    open override func beginUpdates() {
        batchDepth += 1
        super.beginUpdates()
    }

    open override func endUpdates() {
        endBatch()
        super.endUpdates()
    }

    open override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(
            {
                self.batchDepth += 1
                updates?()
                self.endBatch()
            },
            completion: completion
        )
    }

    open override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change { $0.insertedItems.formUnion(places(indexPaths)) }
        super.insertRows(at: indexPaths, with: animation)
    }

    open override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change { $0.deletedItems.formUnion(places(indexPaths)) }
        super.deleteRows(at: indexPaths, with: animation)
    }

    open override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change { $0.reloadedItems.formUnion(places(indexPaths)) }
        super.reloadRows(at: indexPaths, with: animation)
    }

    open override func reconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.reloadedItems.formUnion(places(indexPaths)) }
        super.reconfigureRows(at: indexPaths)
    }

    open override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let (source, destination) = (places([indexPath])[0], places([newIndexPath])[0])
        change { $0.movedItems.insert(UpdateBatch.Move(from: source, to: destination)) }
        super.moveRow(at: indexPath, to: newIndexPath)
    }

    open override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
        super.insertSections(sections, with: animation)
    }

    open override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
        super.deleteSections(sections, with: animation)
    }

    open override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
        super.reloadSections(sections, with: animation)
    }

    open override func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.insert(UpdateBatch.Move(from: section, to: newSection)) }
        super.moveSection(section, toSection: newSection)
    }
}

/// A data source that does not say by which calls it updates its table view.
@MainActor
protocol DiffableTableDataSource: AnyObject {}

extension UITableViewDiffableDataSource: DiffableTableDataSource {}
