import Foundation

/// The items of one section at one moment, each perhaps with items below it.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var members: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: What is there

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { descendants(of: rootItems) { _ in true } }

    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { descendants(of: rootItems) { expanded.contains($0) } }

    private func descendants(
        of roots: [ItemIdentifierType],
        where isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if isOpen(item) { waiting += (children[item] ?? []).reversed() }
        }
        return found
    }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        expanded.contains(item)
    }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
    }

    public func contains(_ item: ItemIdentifierType) -> Bool {
        members.contains(item)
    }

    /// How many items the item is below.
    public func level(of item: ItemIdentifierType) -> Int {
        guard exists(item) else { return 0 }
        return ancestors(of: item).count
    }

    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        parents[child]
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parents[$0] }.dropFirst())
    }

    public func snapshot(
        of parent: ItemIdentifierType,
        includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard exists(parent) else { return part }
        let below = children[parent] ?? []
        let roots = includingParent ? [parent] : below
        part.rootItems = roots
        part.members = Set(descendants(of: roots) { _ in true })
        part.children = children.filter { part.members.contains($0.key) }
        part.parents = parents.filter { part.members.contains($0.key) && part.members.contains($0.value) }
        part.expanded = expanded.intersection(part.members)
        return part
    }

    // MARK: Changing it

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard areNew(items) else { return }
        if let parent {
            guard exists(parent) else { return }
        }
        place(items, below: parent) { $0.endIndex }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard areNew(items), exists(item) else { return }
        place(items, below: parents[item]) { $0.firstIndex(of: item) ?? $0.endIndex }
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard areNew(items), exists(item) else { return }
        place(items, below: parents[item]) { $0.firstIndex(of: item).map { $0 + 1 } ?? $0.endIndex }
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        guard areNew(snapshot.items), exists(item) else { return }
        insert(snapshot.rootItems, before: item)
        takeIn(snapshot)
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        guard areNew(snapshot.items), exists(item) else { return }
        insert(snapshot.rootItems, after: item)
        takeIn(snapshot)
    }

    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard exists(parent) else { return }
        delete(children[parent] ?? [])
        guard areNew(snapshot.items) else { return }
        place(snapshot.rootItems, below: parent) { $0.endIndex }
        takeIn(snapshot)
    }

    /// Deletes the items with all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(descendants(of: items.filter { contains($0) }) { _ in true })
        rootItems.removeAll { gone.contains($0) }
        for parent in Set(gone.compactMap { parents[$0] }) { children[parent]?.removeAll { gone.contains($0) } }
        for item in gone {
            children[item] = nil
            parents[item] = nil
        }
        members.subtract(gone)
        expanded.subtract(gone)
    }

    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items where exists(item) { expanded.insert(item) }
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items where exists(item) { expanded.remove(item) }
    }

    // MARK: Parts

    private mutating func place(
        _ items: [ItemIdentifierType],
        below parent: ItemIdentifierType?,
        at index: ([ItemIdentifierType]) -> Int
    ) {
        var siblings = parent.map { children[$0] ?? [] } ?? rootItems
        siblings.insert(contentsOf: items, at: index(siblings))
        members.formUnion(items)
        guard let parent else {
            rootItems = siblings
            return
        }
        children[parent] = siblings
        for item in items { parents[item] = parent }
    }

    /// Adds what is below the roots of another snapshot, which are here already.
    private mutating func takeIn(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        children.merge(snapshot.children) { _, new in new }
        parents.merge(snapshot.parents) { _, new in new }
        members.formUnion(snapshot.members)
        expanded.formUnion(snapshot.expanded)
    }

    private func exists(_ item: ItemIdentifierType) -> Bool {
        SnapshotFault.requires(contains(item), "index != NSNotFound")
    }

    private func areNew(_ items: [ItemIdentifierType]) -> Bool {
        guard SnapshotFault.areUnique(items, "item") else { return false }
        let present = items.filter { contains($0) }
        guard present.isEmpty else {
            SnapshotFault.raise(
                "Supplied identifiers are already in the section snapshot: "
                    + present.map { "\($0)" }.joined(separator: ", ")
            )
            return false
        }
        return true
    }
}
