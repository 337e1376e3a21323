import Foundation

/// Sections and items at one moment, by their identifiers.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable,
    ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
    var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: What is there

    public var numberOfItems: Int { sectionOfItem.count }

    public var numberOfSections: Int { sectionIdentifiers.count }

    /// - Complexity: O(items).
    public var itemIdentifiers: [ItemIdentifierType] {
        sectionIdentifiers.flatMap { items[$0] ?? [] }
    }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = items[identifier] else {
            SnapshotFault.raise(
                "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance)"
            )
            return []
        }
        return items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// The index among the items of all sections.
    ///
    /// - Complexity: O(sections + items of one section).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sectionOfItem[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            return nil
        }
        return sectionIdentifiers.prefix { $0 != section }.reduce(index) { $0 + (items[$1]?.count ?? 0) }
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }
}
