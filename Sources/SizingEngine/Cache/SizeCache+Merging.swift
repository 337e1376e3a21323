extension SizeCache {
    /// Inserts sizes that were used before all that are in the cache. Sizes whose key is in the cache already are left out,
    /// and so are the least recently used ones beyond the limit.
    ///
    /// - Parameter older: The sizes, the least recently used first.
    /// - Complexity: O(n).
    package mutating func insertOlder(_ older: [(key: SizeKey, size: MeasuredSize)]) {
        let own = contents
        let ownKeys = Set(own.map(\.key))
        let free = limit - own.count
        let fitting = older.filter { !ownKeys.contains($0.key) }.suffix(max(0, free))
        guard !fitting.isEmpty else { return }
        let statistics = statistics
        var merged = SizeCache(limit: limit)
        for (key, size) in fitting { merged.insert(size, for: key) }
        for (key, size) in own { merged.insert(size, for: key) }
        merged.statistics = statistics
        merged.statistics.insertions += fitting.count
        self = merged
    }
}
