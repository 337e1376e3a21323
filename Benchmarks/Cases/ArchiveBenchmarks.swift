import SizingEngine

/// Saving and loading a cache; each operation is one size. The bytes per size are verified, not timed.
@MainActor
enum ArchiveBenchmarks {
    static let all = [
        Benchmark(name: "archive.write", sizes: [1_000, 100_000], run: write),
        Benchmark(name: "archive.read", sizes: [1_000, 100_000], run: read),
    ]

    /// Most bytes that a size under a number takes in a file.
    private static let bytesPerSize = 25

    private static func full(_ size: Int) -> SizeCache {
        var cache = SizeCache(limit: size)
        for item in 0..<size {
            let key = SizeKey(
                identity: item,
                template: "PostCell Feed/PostCell.swift:12:20",
                proposal: SizeProposal(width: 1_170),
                environment: SizingEnvironment(
                    contentSizeCategory: "UICTContentSizeCategoryL",
                    legibilityWeight: 0,
                    layoutDirection: 0,
                    displayScale: 3
                )
            )
            cache.insert(MeasuredSize(width: 1_170, height: item % 3_000), for: key)
        }
        return cache
    }

    private static func write(_ size: Int, _ effort: Effort) throws -> Measurement {
        let cache = full(size)
        var lengths: Set<Int> = []
        let measurement = Measurement(
            (0..<effort.runs).map { _ in
                time(size) { lengths.insert(SizeArchive.bytes(of: cache, fingerprint: "app 1").bytes.count) }
            }
        )
        try verify(lengths.count, 1, "different archives")
        try verify((lengths.first ?? .max) <= size * bytesPerSize + 200, true, "archives of at most 25 bytes per size")
        return measurement
    }

    private static func read(_ size: Int, _ effort: Effort) throws -> Measurement {
        let cache = full(size)
        let bytes = SizeArchive.bytes(of: cache, fingerprint: "app 1").bytes
        var read: SavedSizes?
        let measurement = Measurement(
            (0..<effort.runs).map { _ in
                time(size) { read = try? SizeArchive.sizes(in: bytes, fingerprint: "app 1") }
            }
        )
        let contents = read?.contents ?? []
        try verify(contents.map(\.size), cache.contents.map(\.size), "sizes")
        try verify(contents.map(\.key), cache.contents.map(\.key), "keys")
        return measurement
    }
}
