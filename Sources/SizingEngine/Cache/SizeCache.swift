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

    /// The largest number of sizes of one item. Beyond it, a new size replaces the least recently used one of the item.
    ///
    /// A look-up compares them one by one. An item has a size for each width and text size of a device, and as many more for
    /// each of its versions.
    package static let familyLimit = 64

    /// An entry's index in `entries`. Those that are not in use are chained by `older` from `firstVacant`.
    typealias Slot = Int32

    struct Entry {
        var item = ItemIdentity.none
        var version = 0
        /// `MeasuringSpaces.none` in a vacant slot.
        var space = MeasuringSpaces.none
        var width: Int32 = 0
        var height: Int32 = 0
        /// Neighbours in the order of use.
        var newer = SizeCache.none
        var older = SizeCache.none
        /// Neighbours among the entries of the same item, of which the most recently used is the first.
        var previousSibling = SizeCache.none
        var nextSibling = SizeCache.none

        var size: MeasuredSize {
            get { MeasuredSize(width: Int(width), height: Int(height)) }
            set { (width, height) = (Int32(newValue.width), Int32(newValue.height)) }
        }
    }

    static let none: Slot = -1

    /// The number of entries that are in use.
    private(set) var entryCount = 0
    var entries: [Entry] = []
    /// Sizes that were loaded and not asked for. They were all used before those in the entries. An item has its sizes in the
    /// entries or here.
    private(set) var saved: SavedSizes?
    var spaces = MeasuringSpaces()
    /// The first of the entries of an item, by the hash value of its identity. Items that share a hash value share a list.
    var families: [Int: Slot] = [:]
    var newest = SizeCache.none
    var oldest = SizeCache.none
    var firstVacant = SizeCache.none

    /// - Parameter limit: The largest number of sizes, clamped to `1...Int32.max`.
    package init(limit: Int) {
        self.limit = min(max(limit, 1), Int(Int32.max))
    }

    /// The number of sizes.
    package var count: Int { entryCount + (saved?.count ?? 0) }

    package var isEmpty: Bool { count == 0 }

    /// The size for a key, which becomes the most recently used.
    ///
    /// - Complexity: O(1).
    package mutating func size(for key: SizeKey) -> MeasuredSize? {
        guard let slot = slot(of: key) else {
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
        if let slot = slot(of: key) {
            entries[Int(slot)].size = size
            return use(slot)
        }
        guard key.item == key.item else { return }
        if let surplus = surplusSibling(of: key.item) {
            statistics.evictions += 1
            removeEntry(in: surplus)
        } else if count == limit {
            statistics.evictions += 1
            removeOldest()
        }
        statistics.insertions += 1
        add(size, for: key)
    }

    /// Adds a size for a key that has none, as the most recently used.
    private mutating func add(_ size: MeasuredSize, for key: SizeKey) {
        entryCount += 1
        let slot = vacantSlot()
        entries[Int(slot)].item = key.item
        entries[Int(slot)].version = key.version
        entries[Int(slot)].space = spaces.addSize(in: key.space)
        entries[Int(slot)].size = size
        linkAsNewest(slot)
        linkIntoFamily(slot, hash: key.item.hash)
    }

    /// The slot of a key; `nil` if there is no size for it.
    private mutating func slot(of key: SizeKey) -> Slot? {
        if let slot = usedSlot(of: key) { return slot }
        guard saved != nil, readSaved(key.item) else { return nil }
        return usedSlot(of: key)
    }

    private mutating func usedSlot(of key: SizeKey) -> Slot? {
        guard let first = families[key.item.hash], let space = spaces.number(of: key.space) else { return nil }
        var slot = first
        while slot != Self.none {
            // The parts are read one by one: a copy of the entry would retain its identity.
            if entries[Int(slot)].space == space, entries[Int(slot)].version == key.version,
                entries[Int(slot)].item == key.item
            {
                return slot
            }
            slot = entries[Int(slot)].nextSibling
        }
        return nil
    }

    /// Removes all sizes of an item: for every template, proposal and environment.
    ///
    /// - Parameter version: The version of the item whose sizes are removed; `nil` for all versions.
    /// - Complexity: O(sizes of the item).
    package mutating func removeAll(for identity: AnyHashable, version: Int? = nil) {
        let item = ItemIdentity(identity)
        if version == nil { _ = takeSaved(item) } else if saved != nil { _ = readSaved(item) }
        var slot = families[item.hash] ?? Self.none
        while slot != Self.none {
            let next = entries[Int(slot)].nextSibling
            let isOfVersion = version.map { entries[Int(slot)].version == $0 } ?? true
            if isOfVersion, entries[Int(slot)].item == item { removeEntry(in: slot) }
            slot = next
        }
    }

    mutating func removeEntry(in slot: Slot) {
        unlink(slot)
        unlinkFromFamily(slot, hash: entries[Int(slot)].item.hash)
        spaces.removeSize(in: entries[Int(slot)].space)
        (entries[Int(slot)].item, entries[Int(slot)].space) = (.none, MeasuringSpaces.none)
        entries[Int(slot)].older = firstVacant
        firstVacant = slot
        entryCount -= 1
    }

    private mutating func removeOldest() {
        guard let count = saved?.count else { return removeEntry(in: oldest) }
        keepSaved(count - 1)
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
        if let saved { contents += saved.contents }
        var slot = oldest
        while slot != Self.none {
            let entry = entries[Int(slot)]
            let key = SizeKey(item: entry.item, version: entry.version, space: spaces[entry.space])
            contents.append((key, entry.size))
            slot = entry.newer
        }
        return contents
    }

    // MARK: Saved sizes

    /// Adds sizes that are read when they are asked for, as far as there is room.
    mutating func addSaved(_ sizes: SavedSizes) {
        saved = sizes
        keepSaved(limit - entryCount)
    }

    /// Removes the least recently used saved sizes beyond a number.
    private mutating func keepSaved(_ limit: Int) {
        saved?.keepNewest(limit)
        if saved?.count == 0 { saved = nil }
    }

    /// Reads the saved sizes of an item, which thus become the most recently used.
    ///
    /// - Returns: Whether there are any.
    private mutating func readSaved(_ item: ItemIdentity) -> Bool {
        let sizes = takeSaved(item).suffix(Self.familyLimit)
        for (key, size) in sizes { add(size, for: key) }
        return !sizes.isEmpty
    }

    private mutating func takeSaved(_ item: ItemIdentity) -> [(key: SizeKey, size: MeasuredSize)] {
        guard let sizes = saved?.take(item) else { return [] }
        if saved?.count == 0 { saved = nil }
        return sizes
    }
}
