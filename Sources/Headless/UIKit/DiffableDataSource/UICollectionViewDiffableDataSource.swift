import Foundation

/// A data source that holds snapshots and brings the collection view from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable,
    ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    var current = Snapshot()

    /// The hierarchies behind sections that got a snapshot of their own.
    var sectionSnapshots: [SectionIdentifierType: SectionSnapshot] = [:]

    public var supplementaryViewProvider: SupplementaryViewProvider?
    public var reorderingHandlers = ReorderingHandlers()
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard animatingDifferences else {
            UIView.performWithoutAnimation { show(snapshot, completion) }
            return
        }
        show(snapshot, completion)
    }

    @MainActor @preconcurrency
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        let completion: (() -> Void)? = nil
        apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    @MainActor @preconcurrency
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        let completion: (() -> Void)? = nil
        applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section),
            let items = current.items[section], items.indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.item]
    }

    /// - Complexity: O(sections + items of the section).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let index = current.indexOfSection(section),
            let item = current.items[section]?.firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.numberOfSections
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let identifier = itemIdentifier(for: indexPath) else {
            preconditionFailure("the collection view asks for items that its data source has")
        }
        if let cell = cellProvider(collectionView, indexPath, identifier) {
            if !collectionView.hostility.contains(.outlinesIndentedWhenShown) { indent(cell, at: indexPath) }
            return cell
        }
        raise(
            .internalInconsistency,
            "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item "
                + "identifier '\(identifier)', which is not allowed. You must always return a cell to the collection "
                + "view: \(collectionView)"
        )
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let identifier = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(identifier) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moveItem(from: sourceIndexPath, to: destinationIndexPath)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        nil
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: 0)
    }
}

extension UICollectionViewDiffableDataSource {
    /// Takes over a snapshot without what it asked to be done once.
    func take(_ snapshot: Snapshot) {
        current = snapshot
        current.reloadedSectionIdentifiers = []
        current.reloadedItemIdentifiers = []
        current.reconfiguredItemIdentifiers = []
        sectionSnapshots = sectionSnapshots.filter { current.items[$0.key] == $0.value.visibleItems }
    }

    /// Since iOS 15 without `reloadData` even if nothing is animated.
    private func show(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        guard let collectionView, !difference.isEmpty else {
            take(snapshot)
            collectionView?.reconfigureItems(at: difference.reconfiguredItems)
            completion?()
            return
        }
        collectionView.performBatchUpdates {
            self.take(snapshot)
            difference.apply(to: collectionView)
        } completion: { _ in
            completion?()
        }
        if !difference.reconfiguredItems.isEmpty { collectionView.reconfigureItems(at: difference.reconfiguredItems) }
    }
}

extension SnapshotDifference {
    @MainActor
    fileprivate func apply(to view: UICollectionView) {
        if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
        if !insertedSections.isEmpty { view.insertSections(insertedSections) }
        if !reloadedSections.isEmpty { view.reloadSections(reloadedSections) }
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
        if !deletedItems.isEmpty { view.deleteItems(at: deletedItems.sorted()) }
        if !insertedItems.isEmpty { view.insertItems(at: insertedItems) }
        if !reloadedItems.isEmpty { view.reloadItems(at: reloadedItems) }
        for move in movedItems { view.moveItem(at: move.from, to: move.to) }
    }
}
