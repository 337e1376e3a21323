/// Measured sizes by key, in memory. When it is full, a new size replaces the least recently used one.
///
/// It is a value and not `Sendable`, because the identities in its keys need not be.
package struct SizeCache {
    /// Counts of events since the cache was made or its statistics were last set.
    package struct Statistics: Sendable, Hashable {
        /// Look-ups that found a size.
        package var hits = 0
        /// Look-ups that found none.
        package var misses = 0
        /// Sizes inserted for a key that had none.
        package var insertions = 0
        /// Sizes removed to make room for others.
        package var evictions = 0

        package init() {}
    }

    /// The largest number of sizes.
    package let limit: Int

    package var statistics = Statistics()

    /// An entry's index in `entries`. Those that are not in use are chained by `older` from `firstVacant`.
    typealias Slot = Int32

    struct Entry {
        /// `nil` in a vacant slot, so that it keeps nothing alive.
        var key: SizeKey?
        var size: MeasuredSize
        /// Neighbours in the order of use.
        var newer: Slot
        var older: Slot
        /// Neighbours among the entries of the same identity.
        var previousSibling: Slot
        var nextSibling: Slot
    }

    static let none: Slot = -1

    var entries: [Entry] = []
    var slots: [SizeKey: Slot] = [:]
    /// The first of the entries of an identity.
    var families: [AnyHashable: Slot] = [:]
    var newest = SizeCache.none
    var oldest = SizeCache.none
    var firstVacant = SizeCache.none

    /// - Parameter limit: The largest number of sizes, clamped to `1...Int32.max`.
    package init(limit: Int) {
        self.limit = min(max(limit, 1), Int(Int32.max))
    }

    /// The number of sizes.
    package var count: Int { slots.count }

    package var isEmpty: Bool { slots.isEmpty }

    /// The size for a key, which becomes the most recently used.
    ///
    /// - Complexity: O(1).
    package mutating func size(for key: SizeKey) -> MeasuredSize? {
        guard let slot = slots[key] else {
            statistics.misses += 1
            return nil
        }
        statistics.hits += 1
        use(slot)
        return entries[Int(slot)].size
    }

    /// Inserts a size, as the most recently used.
    ///
    /// Does nothing for an identity that is not equal to itself, such as NaN: its size could never be found again.
    ///
    /// - Complexity: O(1).
    package mutating func insert(_ size: MeasuredSize, for key: SizeKey) {
        if let slot = slots[key] {
            entries[Int(slot)].size = size
            return use(slot)
        }
        guard key == key else { return }
        if count == limit {
            statistics.evictions += 1
            removeEntry(in: oldest)
        }
        statistics.insertions += 1
        let slot = vacantSlot()
        entries[Int(slot)].key = key
        entries[Int(slot)].size = size
        slots[key] = slot
        linkAsNewest(slot)
        linkIntoFamily(slot, of: key.identity)
    }

    /// Removes all sizes of an item: for every template, proposal and environment.
    ///
    /// - Complexity: O(removed sizes).
    package mutating func removeAll(for identity: AnyHashable) {
        while let slot = families[identity] { removeEntry(in: slot) }
    }

    /// - Complexity: O(n).
    package mutating func removeAll() {
        let statistics = statistics
        self = SizeCache(limit: limit)
        self.statistics = statistics
    }

    /// Every size with its key, from the least to the most recently used. Reading them changes nothing about their use.
    ///
    /// - Complexity: O(n).
    package var contents: [(key: SizeKey, size: MeasuredSize)] {
        var contents: [(key: SizeKey, size: MeasuredSize)] = []
        contents.reserveCapacity(count)
        var slot = oldest
        while slot != Self.none {
            let entry = entries[Int(slot)]
            if let key = entry.key { contents.append((key, entry.size)) }
            slot = entry.newer
        }
        return contents
    }
}
