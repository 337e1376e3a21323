import SizingEngine

/// The keys of items near the viewport, as they were stated when these were measured.
///
/// After `reloadData()` the data source knows nothing any more of what was on screen: only what was remembered before can
/// tell which item held the reader's place.
struct KnownKeys {
    /// More than fit on any screen with its margins.
    static let limit = 1_024

    private var keys: [Element: AnyHashable] = [:]

    subscript(element: Element) -> AnyHashable? { keys[element] }

    mutating func remember(_ key: AnyHashable?, of element: Element) {
        guard let key else { return }
        if keys.count >= Self.limit { keys = [:] }
        keys[element] = key
    }

    /// Follows a batch of updates.
    mutating func move(through map: UpdateMap) {
        keys = Dictionary(
            keys.compactMap { element, key in map.place(after: element).map { ($0, key) } },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
