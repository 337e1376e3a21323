import SizingEngine
import TestSupport
import Testing

@Suite struct SizeCacheRandomTests {
    @Test(arguments: [1, 2, 5, 40])
    func agreesWithItsTwinAfterEveryStep(limit: Int) {
        check(CacheStep.self, seeds: 0..<15, length: 120) { steps in
            var cache = SizeCache(limit: limit)
            var twin = NaiveCache(limit: limit)
            var copies: [(SizeCache, NaiveCache)] = []
            for step in steps {
                if case .keepCopy = step { copies.append((cache, twin)) }
                if case .load(let isEmpty) = step {
                    let older = copies.last ?? (cache, twin)
                    if isEmpty { (cache, twin) = (SizeCache(limit: limit), NaiveCache(limit: limit)) }
                    let (bytes, _) = SizeArchive.bytes(of: older.0, fingerprint: "")
                    cache.insertOlder(try SizeArchive.sizes(in: bytes, fingerprint: ""))
                    twin.insertOlder(older.1.entries)
                }
                try step.apply(to: &cache, &twin)
                try compare(cache, twin)
            }
            for (cache, twin) in copies { try compare(cache, twin) }
        }
    }

    /// Two items that have more sizes than one may have.
    @Test(.byTurns(), arguments: [50, 150]) func agreesWithItsTwinOverManyWidths(limit: Int) throws {
        var generator = SplitMix64(seed: UInt64(limit))
        var cache = SizeCache(limit: limit)
        var twin = NaiveCache(limit: limit)
        for step in 0..<1_500 {
            let (item, width) = (Int.random(in: 0..<2, using: &generator), Int.random(in: 1...90, using: &generator))
            let step: CacheStep =
                step % 3 == 0
                ? .lookUp(item: item, width: width, template: "cell")
                : .insert(item: item, width: width, template: "cell", height: step)
            try step.apply(to: &cache, &twin)
            try compare(cache, twin)
        }
    }

    private func compare(_ cache: SizeCache, _ twin: NaiveCache) throws {
        try cache.checkInvariants()
        let contents = cache.contents.map { NaiveCache.Entry(key: $0.key, size: $0.size) }
        try Difference.check(contents, twin.entries, "contents")
        try Difference.check(cache.statistics, twin.statistics, "statistics")
    }
}

/// The twin of `SizeCache`: an array from the least to the most recently used.
private struct NaiveCache {
    struct Entry: Equatable {
        let key: SizeKey
        var size: MeasuredSize
        /// Whether it was loaded and not asked for.
        var isSaved = false

        static func == (left: Entry, right: Entry) -> Bool { left.key == right.key && left.size == right.size }
    }

    let limit: Int
    var entries: [Entry] = []
    var statistics = SizeCache.Statistics()

    /// The place of a size. If it is not among those that were used, all of its item are now.
    private mutating func index(of key: SizeKey) -> Int? {
        if let index = entries.firstIndex(where: { $0.key == key && !$0.isSaved }) { return index }
        let saved = entries.filter { $0.isSaved && $0.key.identity == key.identity }
        entries.removeAll { $0.isSaved && $0.key.identity == key.identity }
        entries += saved.map { Entry(key: $0.key, size: $0.size) }
        return entries.firstIndex { $0.key == key }
    }

    mutating func insertOlder(_ older: [Entry]) {
        let own = entries.map { Entry(key: $0.key, size: $0.size) }
        var identities: [AnyHashable] = []
        for entry in own where !identities.contains(entry.key.identity) { identities.append(entry.key.identity) }
        let siblings = identities.flatMap { identity in older.filter { $0.key.identity == identity } }
            .filter { entry in !own.contains { $0.key == entry.key } }
            .suffix(max(0, limit - own.count))
        let others = older.filter { !identities.contains($0.key.identity) }
            .suffix(max(0, limit - own.count - siblings.count))
        statistics.insertions += siblings.count + others.count
        entries = others.map { Entry(key: $0.key, size: $0.size, isSaved: true) } + siblings + own
    }

    mutating func size(for key: SizeKey) -> MeasuredSize? {
        guard let index = index(of: key) else {
            statistics.misses += 1
            return nil
        }
        statistics.hits += 1
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.size
    }

    mutating func insert(_ size: MeasuredSize, for key: SizeKey) {
        if let index = index(of: key) {
            entries.remove(at: index)
        } else {
            statistics.insertions += 1
            let siblings = entries.indices.filter { entries[$0].key.identity == key.identity }
            if siblings.count == SizeCache.familyLimit || entries.count == limit {
                statistics.evictions += 1
                entries.remove(at: siblings.count == SizeCache.familyLimit ? siblings[0] : 0)
            }
        }
        entries.append(Entry(key: key, size: size))
    }
}

private enum CacheStep: Step {
    case lookUp(item: Int, width: Int, template: String)
    case insert(item: Int, width: Int, template: String, height: Int)
    case removeItem(Int)
    case removeAll
    /// Loads what was in the cache before other steps, into an empty one or not.
    case load(isEmpty: Bool)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> CacheStep {
        let item = Int.random(in: 0..<12, using: &generator)
        let width = Int.random(in: 1...3, using: &generator)
        let template = Bool.random(using: &generator) ? "cell" : "header"
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<35: return .lookUp(item: item, width: width, template: template)
        case ..<75:
            let height = Int.random(in: 0..<1_000, using: &generator)
            return .insert(item: item, width: width, template: template, height: height)
        case ..<95: return .removeItem(item)
        case ..<96: return .removeAll
        case ..<98: return .load(isEmpty: Bool.random(using: &generator))
        default: return .keepCopy
        }
    }

    func apply(to cache: inout SizeCache, _ twin: inout NaiveCache) throws {
        switch self {
        case .lookUp(let item, let width, let template):
            let key = Self.key(item, width, template)
            try Difference.check(cache.size(for: key), twin.size(for: key), "size(for: \(key))")
        case .insert(let item, let width, let template, let height):
            let size = MeasuredSize(width: width, height: height)
            cache.insert(size, for: Self.key(item, width, template))
            twin.insert(size, for: Self.key(item, width, template))
        case .removeItem(let item):
            cache.removeAll(for: item)
            twin.entries.removeAll { $0.key.identity == AnyHashable(item) }
        case .removeAll:
            cache.removeAll()
            twin.entries = []
        case .load, .keepCopy: break
        }
    }

    private static func key(_ item: Int, _ width: Int, _ template: String) -> SizeKey {
        SizeKey(
            identity: item,
            template: template,
            proposal: SizeProposal(width: width),
            environment: SizingEnvironment(
                contentSizeCategory: "UICTContentSizeCategoryL",
                legibilityWeight: 0,
                layoutDirection: 0,
                displayScale: 3
            )
        )
    }
}
