import SizingEngine

/// The keys of items near the viewport, and their versions, as of when they were measured.
///
/// After `reloadData()` the data source no longer knows the items that were on screen. Only these keys can then tell
/// which item was the anchor.
struct KnownKeys {
    /// More items than fit on any screen with its margins.
    static let limit = 1_024

    private struct Known {
        var key: AnyHashable
        /// The version of the content that was measured; `nil` if it is not known.
        var version: Int?
    }

    private var known: [Element: Known] = [:]

    /// All the keys, in the order of their elements.
    var all: [AnyHashable] { known.sorted { $0.key < $1.key }.map(\.value.key) }

    subscript(element: Element) -> AnyHashable? { known[element]?.key }

    mutating func remember(_ key: AnyHashable?, version: Int? = nil, of element: Element) {
        guard let key else { return }
        if known.count >= Self.limit { known = [:] }
        known[element] = Known(key: key, version: version)
    }

    /// Whether an element was measured with another version of the same content.
    func isMeasured(_ element: Element, inOtherVersionThan version: Int, of key: AnyHashable) -> Bool {
        guard let known = known[element], known.key == key, let measured = known.version else { return false }
        return measured != version
    }

    /// The keys of the items that a batch of updates reloads, by themselves or with their sections.
    func reloadedKeys(in map: UpdateMap) -> [AnyHashable] {
        known.compactMap { element, known in map.isReloaded(element) ? known.key : nil }
    }

    /// Updates the index paths after a batch of updates.
    mutating func move(through map: UpdateMap) {
        known = map.moved(known, keepingReloaded: true)
    }
}
