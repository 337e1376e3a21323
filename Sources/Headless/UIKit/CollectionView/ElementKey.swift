import Foundation

/// One element of a collection view as a small value: an index path is far more expensive to hash.
struct ElementKey: Hashable, Sendable {
    /// Which kind of view: 0 for cells, a number of its own for each category and kind name.
    var kind: Int32
    var category: UICollectionView.ElementCategory
    var section: Int
    var item: Int

    static let cellKind: Int32 = 0

    /// Stands for an index that the path does not have.
    static let absent = Int.min

    init(category: UICollectionView.ElementCategory, kind: Int32, section: Int, item: Int) {
        self.category = category
        self.kind = kind
        self.section = section
        self.item = item
    }

    init(category: UICollectionView.ElementCategory, kind: Int32, at indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        let count = indexPath.count
        section = count > 0 ? indexPath[0] : Self.absent
        item = count > 1 ? indexPath[1] : Self.absent
    }

    init(itemAt indexPath: IndexPath) {
        self.init(category: .cell, kind: Self.cellKind, at: indexPath)
    }

    @MainActor
    init(supplementaryOfKind kind: String, at indexPath: IndexPath) {
        self.init(
            category: .supplementaryView,
            kind: Self.id(ofKind: kind, .supplementaryView),
            at: indexPath
        )
    }

    var indexPath: IndexPath {
        if section == Self.absent { return IndexPath() }
        if item == Self.absent { return IndexPath(index: section) }
        return IndexPath(item: item, section: section)
    }

    static func == (a: ElementKey, b: ElementKey) -> Bool {
        a.item == b.item && a.section == b.section && a.kind == b.kind
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(item)
        hasher.combine(section)
        hasher.combine(kind)
    }
}

extension ElementKey: Comparable {
    static func < (a: ElementKey, b: ElementKey) -> Bool {
        if a.section != b.section { return a.section < b.section }
        return a.item != b.item ? a.item < b.item : a.kind < b.kind
    }
}

// MARK: - Kinds

extension ElementKey {
    @MainActor private static var supplementaryKinds: [String: Int32] = [:]
    @MainActor private static var decorationKinds: [String: Int32] = [:]
    @MainActor private static var names: [String] = [""]

    /// The number that stands for a kind's name, the same for the life of the process.
    @MainActor
    static func id(ofKind kind: String, _ category: UICollectionView.ElementCategory) -> Int32 {
        switch category {
        case .cell: cellKind
        case .supplementaryView: id(ofKind: kind, in: &supplementaryKinds)
        case .decorationView: id(ofKind: kind, in: &decorationKinds)
        }
    }

    @MainActor
    private static func id(ofKind kind: String, in table: inout [String: Int32]) -> Int32 {
        if let id = table[kind] { return id }
        let id = Int32(names.count)
        names.append(kind)
        table[kind] = id
        return id
    }

    @MainActor
    static func name(ofKind kind: Int32) -> String {
        names[Int(kind)]
    }

    @MainActor
    var kindName: String {
        Self.name(ofKind: kind)
    }

    /// How the element is called in a trace.
    @MainActor
    var traceName: String {
        let path = TraceText.text(indexPath)
        switch category {
        case .cell: return "cell(\(path))"
        case .supplementaryView: return "supplementary(\(kindName), \(path))"
        case .decorationView: return "decoration(\(kindName), \(path))"
        }
    }
}
