import SizingEngine

/// The keys of items near the viewport, as of when they were measured.
///
/// After `reloadData()` the data source no longer knows the items that were on screen. Only these keys can then tell
/// which item was the anchor.
struct KnownKeys {
    /// More items than fit on any screen with its margins.
    static let limit = 1_024

    private var keys: [Element: AnyHashable] = [:]

    /// All the keys.
    var all: [AnyHashable] { Array(keys.values) }

    subscript(element: Element) -> AnyHashable? { keys[element] }

    mutating func remember(_ key: AnyHashable?, of element: Element) {
        guard let key else { return }
        if keys.count >= Self.limit { keys = [:] }
        keys[element] = key
    }

    /// The keys of the items that a batch of updates reloads, by themselves or with their sections.
    func reloadedKeys(in map: UpdateMap) -> [AnyHashable] {
        keys.compactMap { element, key in map.isReloaded(element) ? key : nil }
    }

    /// Updates the index paths after a batch of updates.
    mutating func move(through map: UpdateMap) {
        keys = Dictionary(
            keys.compactMap { element, key in map.destination(of: element).map { ($0, key) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
