import Foundation

/// The changes collected while an update block runs.
struct UpdateBatch {
    struct Move<Index: Hashable>: Hashable {
        var from: Index
        var to: Index
    }

    private(set) var deletedSections: [Int] = []
    private(set) var insertedSections: [Int] = []
    private(set) var reloadedSections: [Int] = []
    private(set) var movedSections: [Move<Int>] = []

    private(set) var deletedItems: [ElementKey] = []
    private(set) var insertedItems: [ElementKey] = []
    private(set) var reloadedItems: [ElementKey] = []
    private(set) var movedItems: [Move<ElementKey>] = []

    var completions: [(Bool) -> Void] = []

    /// The placeholders that it inserts.
    var placeholders: [DropPlaceholder] = []

    /// A reload in the middle of the block makes the collected changes meaningless.
    var isSuperseded = false

    mutating func insert(sections: IndexSet) { insertedSections += sections }
    mutating func delete(sections: IndexSet) { deletedSections += sections }
    mutating func reload(sections: IndexSet) { reloadedSections += sections }
    mutating func move(section: Int, to target: Int) { movedSections.append(Move(from: section, to: target)) }

    mutating func insert(items: [IndexPath]) { insertedItems += items.map { ElementKey(itemAt: $0) } }
    mutating func delete(items: [IndexPath]) { deletedItems += items.map { ElementKey(itemAt: $0) } }
    mutating func reload(items: [IndexPath]) { reloadedItems += items.map { ElementKey(itemAt: $0) } }
    mutating func move(item: IndexPath, to target: IndexPath) {
        movedItems.append(Move(from: ElementKey(itemAt: item), to: ElementKey(itemAt: target)))
    }

    /// The changes as the layout is told of them: deletions from the end, insertions from the start, then the rest.
    @MainActor
    func updateItems(_ map: UpdateMap) -> [UICollectionViewUpdateItem] {
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedItems.sorted(by: >).map {
            UICollectionViewUpdateItem(.delete, before: $0.indexPath, after: nil)
        }
        items += deletedSections.sorted(by: >).map {
            UICollectionViewUpdateItem(.delete, before: path($0), after: nil)
        }
        items += insertedSections.sorted().map {
            UICollectionViewUpdateItem(.insert, before: nil, after: path($0))
        }
        items += insertedItems.sorted().map {
            UICollectionViewUpdateItem(.insert, before: nil, after: $0.indexPath)
        }
        items += reloadedSections.sorted().map { section in
            UICollectionViewUpdateItem(.reload, before: path(section), after: map.section(after: section).map(path))
        }
        items += reloadedItems.sorted().map { item in
            UICollectionViewUpdateItem(.reload, before: item.indexPath, after: map.position(after: item)?.indexPath)
        }
        items += movedSections.map {
            UICollectionViewUpdateItem(.move, before: path($0.from), after: path($0.to))
        }
        items += movedItems.map {
            UICollectionViewUpdateItem(.move, before: $0.from.indexPath, after: $0.to.indexPath)
        }
        return items
    }
}
