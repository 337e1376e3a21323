extension SizeCache {
    /// Adds loaded sizes, which were used before all that are in the cache. Sizes whose key is in the cache already are left
    /// out, and so are the least recently used ones beyond the limit.
    ///
    /// A size is read when its item is first asked for.
    ///
    /// - Complexity: O(log *n*) for each size that is in the cache, and O(1) for each one beyond the limit.
    package mutating func insertOlder(_ older: SavedSizes) {
        var older = older
        let own = contents
        let keys = Set(own.map(\.key))
        // The sizes of an item stay together.
        let siblings = own.flatMap { older.take($0.key.item) }.filter { !keys.contains($0.key) }
        let fitting = siblings.suffix(max(0, limit - own.count))
        let statistics = statistics
        self = SizeCache(limit: limit)
        for (key, size) in fitting { insert(size, for: key) }
        for (key, size) in own { insert(size, for: key) }
        addSaved(older)
        self.statistics = statistics
        self.statistics.insertions += fitting.count + (saved?.count ?? 0)
    }
}
