import UIKit

/// A data source of a ``SizingTableView`` that holds snapshots, with the members of `UITableViewDiffableDataSource`.
///
/// ```swift
/// lazy var dataSource = SizingTableViewDiffableDataSource<Int, UUID>(tableView: tableView) {
///     [unowned self] tableView, indexPath, id in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
///     cell.textLabel?.text = contacts[id]?.name
///     return cell
/// }
/// ```
///
/// The identifiers of the items are the keys of the rows' heights: a row that comes back is not measured again. A snapshot that
/// reloads or reconfigures an item has its row measured again.
///
/// Make a subclass to override the methods of ``SizingTableViewDataSource``, for titles, editing and moving.
@preconcurrency @MainActor
open class SizingTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    SizingTableViewDataSource, TableItemsOwner
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable,
    ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// A closure that returns the row of an item, with its content.
    public typealias CellProvider =
        @MainActor (
            _ tableView: SizingTableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> SizingTableViewCell?

    /// The animation of rows that a snapshot inserts, deletes or reloads. The default is the automatic one.
    open var defaultRowAnimation = SizingTableView.RowAnimation.automatic

    private weak var tableView: SizingTableView?
    private let cellProvider: CellProvider
    private let items: TableItems<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source, and sets it as the data source of a table view. The table view does not retain it.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - cellProvider: Returns the row of an item. It must not return `nil`.
    public init(tableView: SizingTableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        let adapter = tableView.adapter
        items = TableItems(collectionView: tableView) { collectionView, indexPath, _ in
            adapter.collectionView(collectionView, cellForItemAt: indexPath)
        }
        items.adapter = adapter
        super.init()
        tableView.tableDataSource = self
    }

    /// The data source of the collection view that the table view is.
    final var collectionViewDataSource: any UICollectionViewDataSource { items }

    // MARK: Snapshots

    /// Shows the data of a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: The new data.
    ///   - animatingDifferences: Whether the differences are animated, with ``defaultRowAnimation``.
    ///   - completion: Called when the rows are in place.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard !items.isMoving else {
            items.snapshotAfterMoving = snapshot
            completion?()
            return
        }
        let reconfigured = snapshot.reconfiguredItemIdentifiers
        if animatingDifferences { tableView?.stateTransitions(defaultRowAnimation) }
        items.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        guard !reconfigured.isEmpty else { return }
        tableView?.listLayout.invalidateSizes(at: reconfigured.compactMap(indexPath(for:)))
    }

    /// Shows the data of a snapshot, and returns when the rows are in place.
    ///
    /// - Parameters:
    ///   - snapshot: The new data.
    ///   - animatingDifferences: Whether the differences are animated, with ``defaultRowAnimation``.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows the data of a snapshot by reloading the table view, without animations.
    ///
    /// - Parameters:
    ///   - snapshot: The new data.
    ///   - completion: Called when the table view has been told to reload.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        guard !items.isMoving else {
            items.snapshotAfterMoving = snapshot
            completion?()
            return
        }
        items.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    /// Shows the data of a snapshot by reloading the table view, without animations.
    ///
    /// - Parameter snapshot: The new data.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Returns a copy of the present data.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { items.snapshot() }

    /// Returns the identifier of the section at an index; `nil` without such a section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.sectionIdentifier(for: index) }

    /// Returns the index of a section; `nil` if the snapshot does not have it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { items.index(for: sectionIdentifier) }

    /// Returns the identifier of the item at an index path; `nil` without such an item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.itemIdentifier(for: indexPath) }

    /// Returns the index path of an item; `nil` if the snapshot does not have it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.indexPath(for: itemIdentifier) }

    // MARK: Data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in tableView: SizingTableView) -> Int { items.numberOfSections(in: tableView) }

    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        items.collectionView(tableView, numberOfItemsInSection: section)
    }

    /// Returns the row of an item, by the closure that the data source was created with.
    open func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("The cell provider returned no row for the item at \(indexPath): return one.")
        }
        return cell
    }

    /// Returns the title of a section's header. The default is `nil`.
    open func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title of a section's footer. The default is `nil`.
    open func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether a row shows editing controls in editing mode. The default is `false`, as reported of
    /// `UITableViewDiffableDataSource`.
    open func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Deletes or inserts a row after a touch on its editing control. The default does nothing.
    open func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns whether a row can be moved in editing mode. The default is `false`.
    open func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Called when the user has moved a row, with the snapshot from before. Apply a snapshot with the new order. By default the
    /// item takes the place of the row.
    open func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Returns the titles of the section index. The default is `nil`.
    open func sectionIndexTitles(for tableView: SizingTableView) -> [String]? { nil }

    /// Returns the section that a title of the section index scrolls to. The default is the index of the title.
    open func tableView(
        _ tableView: SizingTableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        index
    }
}
