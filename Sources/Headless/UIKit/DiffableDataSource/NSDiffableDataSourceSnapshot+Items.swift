import Foundation

extension NSDiffableDataSourceSnapshot {
    /// Without a section the items go to the last one. Items that are there already are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            SnapshotFault.raise("There are currently no sections in the data source. Please add a section first.")
            return
        }
        guard SnapshotFault.areUnique(identifiers, "item") else { return }
        guard SnapshotFault.requires(items[section] != nil, "section != NSNotFound") else { return }
        takeOut(identifiers)
        put(identifiers, into: section) { $0.endIndex }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at target: ItemIdentifierType, offset: Int) {
        guard SnapshotFault.areUnique(identifiers, "item"),
            SnapshotFault.requires(sectionOfItem[target] != nil, "section != NSNotFound")
        else { return }
        guard !identifiers.contains(target) else {
            SnapshotFault.raise(
                "Invalid update: destination for insertion operation [\(target)] is in the insertion identifier list "
                    + "for update"
            )
            return
        }
        takeOut(identifiers)
        guard let section = sectionOfItem[target] else { return }
        put(identifiers, into: section) { ($0.firstIndex(of: target) ?? $0.count - 1) + offset }
    }

    /// Identifiers that are not there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        takeOut(identifiers)
    }

    /// Takes the sections away too.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int) {
        guard SnapshotFault.requires(sectionOfItem[identifier] != nil, "fromSection != NSNotFound"),
            SnapshotFault.requires(sectionOfItem[target] != nil, "toSection != NSNotFound")
        else { return }
        insert([identifier], at: target, offset: offset)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard exist(identifiers, "reload") else { return }
        reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard exist(identifiers, "reconfigure") else { return }
        reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    private func exist(_ identifiers: [ItemIdentifierType], _ action: String) -> Bool {
        guard let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) else { return true }
        SnapshotFault.raise("Attempted to \(action) item identifier that does not exist in the snapshot: \(missing)")
        return false
    }

    // MARK: In and out

    /// - Complexity: O(identifiers + items of the sections that hold them).
    mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
        var touched: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            guard let section = sectionOfItem.removeValue(forKey: identifier) else { continue }
            touched[section, default: []].insert(identifier)
        }
        for (section, gone) in touched { items[section]?.removeAll { gone.contains($0) } }
    }

    private mutating func put(
        _ identifiers: [ItemIdentifierType],
        into section: SectionIdentifierType,
        at index: ([ItemIdentifierType]) -> Int
    ) {
        guard let list = items[section] else { return }
        items[section]?.insert(contentsOf: identifiers, at: index(list))
        for identifier in identifiers { sectionOfItem[identifier] = section }
    }
}
