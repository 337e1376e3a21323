import Foundation

/// Where the indices of one list go when some are taken out and others put in.
struct IndexMap {
    private let removed: [Int]
    private let added: [Int]
    /// Each added index less its place among the added ones: how many survivors stand before it.
    private let survivorsBefore: [Int]
    private let moves: [Int: Int]

    init(removed: [Int], added: [Int], moves: [Int: Int] = [:]) {
        self.removed = removed.sorted()
        self.added = added.sorted()
        self.moves = moves
        survivorsBefore = self.added.enumerated().map { $1 - $0 }
    }

    /// The new index of an old one; nil if it is gone.
    ///
    /// - Complexity: O(log changes).
    func index(after old: Int) -> Int? {
        if let target = moves[old] { return target }
        let before = removed.partitioningIndex { $0 >= old }
        if before < removed.count, removed[before] == old { return nil }
        let survivor = old - before
        return survivor + survivorsBefore.partitioningIndex { $0 > survivor }
    }
}

extension Array {
    /// The first index whose element belongs to the second part of an array that the predicate divides in two.
    fileprivate func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Where the elements of a collection view go in a batch of updates.
struct UpdateMap {
    private let sections: IndexMap
    private var items: [Int: IndexMap] = [:]
    private var movedItems: [ElementKey: ElementKey] = [:]
    private var reloadedItems: Set<ElementKey>
    private var reloadedSections: Set<Int>

    init(_ batch: UpdateBatch) {
        sections = IndexMap(
            removed: batch.deletedSections + batch.movedSections.map(\.from),
            added: batch.insertedSections + batch.movedSections.map(\.to),
            moves: Dictionary(batch.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
        )
        reloadedSections = Set(batch.reloadedSections)
        reloadedItems = Set(batch.reloadedItems)
        movedItems = Dictionary(batch.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
        let removed = Dictionary(grouping: batch.deletedItems + batch.movedItems.map(\.from), by: \.section)
        let added = Dictionary(grouping: batch.insertedItems + batch.movedItems.map(\.to), by: \.section)
        var oldSections = Set(removed.keys)
        let origins = origins(of: Set(added.keys), in: batch)
        oldSections.formUnion(origins.keys)
        for old in oldSections {
            let new = origins[old] ?? sections.index(after: old)
            items[old] = IndexMap(
                removed: removed[old]?.map(\.item) ?? [],
                added: new.flatMap { added[$0] }?.map(\.item) ?? []
            )
        }
    }

    /// The old section of each new one that got items.
    ///
    /// - Complexity: O(new sections × log changes): the old index is found by bisection, as the map keeps the order.
    private func origins(of newSections: Set<Int>, in batch: UpdateBatch) -> [Int: Int] {
        let moved = Dictionary(batch.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
        let inverse = IndexMap(
            removed: batch.insertedSections + batch.movedSections.map(\.to),
            added: batch.deletedSections + batch.movedSections.map(\.from),
            moves: moved
        )
        var origins: [Int: Int] = [:]
        for new in newSections {
            guard let old = inverse.index(after: new) else { continue }
            origins[old] = new
        }
        return origins
    }

    func section(after old: Int) -> Int? {
        sections.index(after: old)
    }

    /// Where an item stands afterwards, even if it is reloaded there.
    func position(after old: ElementKey) -> ElementKey? {
        if let target = movedItems[old] { return target }
        guard let section = sections.index(after: old.section) else { return nil }
        var key = old
        key.section = section
        if let map = items[old.section] {
            guard let item = map.index(after: old.item) else { return nil }
            key.item = item
        }
        return key
    }

    /// The new key of the element that a view shows; nil if it is gone or must get another view.
    func survivor(of old: ElementKey) -> ElementKey? {
        guard old.section != ElementKey.absent, old.item != ElementKey.absent else { return old }
        guard !reloadedSections.contains(old.section) else { return nil }
        guard old.category == .cell else {
            guard let section = sections.index(after: old.section) else { return nil }
            var key = old
            key.section = section
            return key
        }
        return reloadedItems.contains(old) ? nil : position(after: old)
    }
}
