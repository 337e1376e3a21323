import Foundation

/// The changes that lead from one snapshot to another, as a collection view takes them in one batch.
///
/// Old indexes name what leaves, moves or is reloaded; new ones where things arrive.
struct SnapshotDifference {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []

    /// New paths of items that keep their cells and are configured again.
    var reconfiguredItems: [IndexPath] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }

    /// - Complexity: O(n log n) for n items.
    init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let places = SectionPlaces(old, new)
        deletedSections = places.deleted
        insertedSections = places.inserted
        reloadedSections = places.reloaded
        movedSections = places.moved
        let oldPaths = Self.paths(of: old) { places.isOpen(oldSection: $0) }
        let newPaths = Self.paths(of: new) { places.isOpen(newSection: $0) }
        let reloaded = Set(new.reloadedItemIdentifiers)
        for (index, section) in new.sectionIdentifiers.enumerated() {
            let items = new.items[section] ?? []
            let oldIndex = places.oldIndex(ofNewSection: index)
            // Items that stay in their section, by where they were; the longest run that keeps its order stays.
            let staying = items.compactMap { item -> Int? in
                guard let path = oldPaths[item], path.section == oldIndex, newPaths[item] != nil else { return nil }
                return path.item
            }
            let still = Set(longestIncreasingRun(of: staying))
            for item in items {
                guard let target = newPaths[item] else { continue }
                guard let origin = oldPaths[item] else {
                    insertedItems.append(target)
                    continue
                }
                let isStill = origin.section == oldIndex && still.contains(origin.item)
                switch (isStill, reloaded.contains(item)) {
                case (true, true): reloadedItems.append(origin)
                case (true, false): break
                case (false, true):
                    deletedItems.append(origin)
                    insertedItems.append(target)
                case (false, false): movedItems.append((origin, target))
                }
            }
        }
        deletedItems += oldPaths.filter { newPaths[$0.key] == nil }.map(\.value)
        reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap { item in
            guard oldPaths[item] != nil, !reloaded.contains(item) else { return nil }
            return newPaths[item]
        }
    }

    /// The paths of the items in sections whose items count one by one.
    private static func paths<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        of snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        where isOpen: (Int) -> Bool
    ) -> [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        for (index, section) in snapshot.sectionIdentifiers.enumerated() where isOpen(index) {
            for (item, identifier) in (snapshot.items[section] ?? []).enumerated() {
                paths[identifier] = IndexPath(item: item, section: index)
            }
        }
        return paths
    }
}

/// Where the sections of two snapshots go.
private struct SectionPlaces {
    private(set) var deleted = IndexSet()
    private(set) var inserted = IndexSet()
    private(set) var reloaded = IndexSet()
    private(set) var moved: [(from: Int, to: Int)] = []
    private var newByOld: [Int: Int] = [:]
    private var oldByNew: [Int: Int] = [:]
    private var reloadedNew = IndexSet()

    init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldIndex = Dictionary(uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
        let common = new.sectionIdentifiers.compactMap { oldIndex[$0] }
        let still = Set(longestIncreasingRun(of: common))
        let reload = Set(new.reloadedSectionIdentifiers)
        for (index, section) in new.sectionIdentifiers.enumerated() {
            guard let origin = oldIndex[section] else {
                inserted.insert(index)
                continue
            }
            switch (still.contains(origin), reload.contains(section)) {
            case (true, true):
                reloaded.insert(origin)
                reloadedNew.insert(index)
            case (false, true):
                inserted.insert(index)
                continue
            case (false, false): moved.append((origin, index))
            case (true, false): break
            }
            newByOld[origin] = index
            oldByNew[index] = origin
        }
        deleted = IndexSet(old.sectionIdentifiers.indices.filter { newByOld[$0] == nil })
    }

    func isOpen(oldSection: Int) -> Bool { newByOld[oldSection] != nil && !reloaded.contains(oldSection) }
    func isOpen(newSection: Int) -> Bool { oldByNew[newSection] != nil && !reloadedNew.contains(newSection) }
    func oldIndex(ofNewSection section: Int) -> Int? { oldByNew[section] }
}

/// The longest part of a sequence of different numbers that rises, leaving out the others.
///
/// - Complexity: O(n log n).
func longestIncreasingRun(of numbers: [Int]) -> [Int] {
    // The last number of the best run of each length, and for each number the one before it in its run.
    var tails: [Int] = []
    var previous: [Int: Int] = [:]
    for number in numbers {
        let length = tails.firstIndexSorted { $0 >= number }
        if length > 0 { previous[number] = tails[length - 1] }
        if length == tails.count { tails.append(number) } else { tails[length] = number }
    }
    var run: [Int] = []
    var next = tails.last
    while let number = next {
        run.append(number)
        next = previous[number]
    }
    return run.reversed()
}
