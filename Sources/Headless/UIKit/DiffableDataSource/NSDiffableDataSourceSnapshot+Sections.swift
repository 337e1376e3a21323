import Foundation

extension NSDiffableDataSourceSnapshot {
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers) { $0.endIndex }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: toIdentifier, offset: 0)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: toIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at target: SectionIdentifierType, offset: Int)
    {
        guard SnapshotFault.requires(items[target] != nil, "insertIndex != NSNotFound") else { return }
        insert(identifiers) { ($0.firstIndex(of: target) ?? 0) + offset }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: ([SectionIdentifierType]) -> Int) {
        guard SnapshotFault.areUnique(identifiers, "section") else { return }
        let present = identifiers.filter { items[$0] != nil }
        guard present.isEmpty else {
            let list = present.map { "    \($0)" }.joined(separator: ",\n")
            SnapshotFault.raise(
                "Diffable data source detected an attempt to insert or append \(present.count) section "
                    + "identifier\(present.count == 1 ? " that already exists" : "s that already exist") in the "
                    + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
                    + "(\n\(list)\n)"
            )
            return
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index(sectionIdentifiers))
        for identifier in identifiers { items[identifier] = [] }
    }

    /// Identifiers that are not there are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll { gone.contains($0) }
        for section in gone {
            for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int) {
        guard SnapshotFault.requires(items[identifier] != nil, "fromSection != NSNotFound"),
            SnapshotFault.requires(items[target] != nil && identifier != target, "toSection != NSNotFound")
        else { return }
        sectionIdentifiers.removeAll { $0 == identifier }
        let index = (sectionIdentifiers.firstIndex(of: target) ?? 0) + offset
        sectionIdentifiers.insert(identifier, at: index)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let missing = identifiers.first(where: { items[$0] == nil }) {
            SnapshotFault.raise(
                "Attempted to reload section identifier that does not exist in the snapshot: \(missing)"
            )
            return
        }
        reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
    }
}
