import Foundation

extension UICollectionViewDiffableDataSource {
    /// What an app says and hears when the user drags items.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// The collection view shows the new order already.
    func moveItem(from source: IndexPath, to destination: IndexPath) {
        guard let item = itemIdentifier(for: source), let target = sectionIdentifier(for: destination.section),
            let origin = sectionIdentifier(for: source.section)
        else { return }
        let old = current
        var new = current
        new.takeOut([item])
        let others = new.itemIdentifiers(inSection: target)
        if destination.item < others.count {
            new.insertItems([item], beforeItem: others[destination.item])
        } else {
            new.appendItems([item], toSection: target)
        }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: old,
            finalSnapshot: new,
            difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
            sectionTransactions: (origin == target ? [origin] : [origin, target]).map { section in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section,
                    initialSnapshot: flat(old, section),
                    finalSnapshot: flat(new, section),
                    difference: new.itemIdentifiers(inSection: section)
                        .difference(from: old.itemIdentifiers(inSection: section))
                )
            }
        )
        reorderingHandlers.willReorder?(transaction)
        take(new)
        reorderingHandlers.didReorder?(transaction)
    }

    func flat(_ snapshot: Snapshot, _ section: SectionIdentifierType) -> SectionSnapshot {
        var flat = SectionSnapshot()
        flat.append(snapshot.items[section] ?? [])
        return flat
    }
}
