import SizingEngine

/// The operations of `SizeCache` with as many sizes as it may hold.
@MainActor
enum CacheBenchmarks {
    static let all = [
        Benchmark.unsized("cache.hit") { try hit(100_000, $0) },
        Benchmark(name: "cache.miss", sizes: [1_000, 100_000], run: miss),
        Benchmark(name: "cache.insertEvicting", sizes: [1_000, 100_000], run: insertEvicting),
    ]

    private static let operations = 1_000

    static func key(_ item: Int, width: Int = 1_170) -> SizeKey {
        SizeKey(
            identity: item,
            template: "PostCell",
            proposal: SizeProposal(width: width),
            environment: SizingEnvironment(
                contentSizeCategory: "UICTContentSizeCategoryL",
                legibilityWeight: 0,
                layoutDirection: 0,
                displayScale: 3
            )
        )
    }

    static func full(_ size: Int) -> SizeCache {
        var cache = SizeCache(limit: size)
        for item in 0..<size { cache.insert(MeasuredSize(width: 1_170, height: item), for: key(item)) }
        return cache
    }

    private static func hit(_ size: Int, _ effort: Effort) throws -> Measurement {
        var cache = full(size)
        return try Measurement(
            (0..<effort.runs).map { run in
                let items = (0..<operations).map { ($0 &* 7919 &+ run) % size }
                let keys = items.map { key($0) }
                var heights: [Int] = []
                heights.reserveCapacity(operations)
                let nanoseconds = time(operations) {
                    for key in keys { heights.append(cache.size(for: key)?.height ?? -1) }
                }
                try verify(heights, items, "heights")
                return nanoseconds
            }
        )
    }

    private static func miss(_ size: Int, _ effort: Effort) throws -> Measurement {
        var cache = full(size)
        let keys = (0..<operations).map { key($0, width: 2_532) }
        var found = 0
        let measurement = Measurement(
            (0..<effort.runs).map { _ in
                time(operations) {
                    for key in keys where cache.size(for: key) != nil { found += 1 }
                }
            }
        )
        try verify(found, 0, "sizes found")
        return measurement
    }

    private static func insertEvicting(_ size: Int, _ effort: Effort) throws -> Measurement {
        var cache = full(size)
        let measurement = Measurement(
            (0..<effort.runs).map { run in
                let keys = (0..<operations).map { key(size + run * operations + $0) }
                return time(operations) {
                    for key in keys { cache.insert(MeasuredSize(width: 1, height: 1), for: key) }
                }
            }
        )
        let evicted = effort.runs * operations
        try verify(cache.count, size, "sizes kept")
        try verify(cache.contents.first?.key, key(evicted), "the oldest size")
        return measurement
    }
}
