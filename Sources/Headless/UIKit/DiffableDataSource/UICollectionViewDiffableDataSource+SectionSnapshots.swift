import Foundation

extension UICollectionViewDiffableDataSource {
    /// What an app says and hears when the user expands and collapses items.
    @preconcurrency
    public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }

    /// Shows the visible items of the snapshot as the section, which is added if it is not there.
    @MainActor @preconcurrency
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        sectionSnapshots[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        collectionView?.updateExpandedCells()
    }

    @MainActor @preconcurrency
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        let completion: (() -> Void)? = nil
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }

    @MainActor @preconcurrency
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        sectionSnapshots[section] ?? flat(current, section)
    }
}

/// What a disclosure accessory does to the item of its cell.
@MainActor
package protocol OutlineDataSource: AnyObject {
    /// Expands or collapses an item as the user would, if the app allows it.
    func toggleItem(at indexPath: IndexPath)

    func isItemExpanded(at indexPath: IndexPath) -> Bool

    /// Gives a list cell the level of its item, if its section has a snapshot of its own.
    func indent(_ cell: UICollectionViewCell, at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    package func isItemExpanded(at indexPath: IndexPath) -> Bool {
        guard let section = sectionIdentifier(for: indexPath.section), let snapshot = sectionSnapshots[section],
            let item = itemIdentifier(for: indexPath)
        else { return false }
        return snapshot.contains(item) && snapshot.isExpanded(item)
    }

    package func indent(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell,
            let section = sectionIdentifier(for: indexPath.section), let snapshot = sectionSnapshots[section],
            let item = itemIdentifier(for: indexPath), snapshot.contains(item)
        else { return }
        cell.indentationLevel = snapshot.level(of: item)
    }

    package func toggleItem(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
            return
        }
        var changed = snapshot(for: section)
        let handlers = sectionSnapshotHandlers
        if changed.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            changed.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent {
                changed.replace(childrenOf: item, using: provide(item, changed.snapshot(of: item)))
            }
            changed.expand([item])
        }
        apply(changed, to: section)
    }
}
