import Foundation
import SizingEngine

/// A full cache on its way to a file and back.
@MainActor
enum SavedCacheBenchmarks {
    static let all = [
        Benchmark.unsized("cache.save", save),
        Benchmark.unsized("cache.load", load),
    ]

    private static let count = 100_000

    private static var file: URL {
        let process = ProcessInfo.processInfo.processIdentifier
        return FileManager.default.temporaryDirectory.appendingPathComponent("sizes-\(process)")
    }

    private static func save(_ effort: Effort) throws -> Measurement {
        let cache = CacheBenchmarks.full(count)
        defer { try? FileManager.default.removeItem(at: file) }
        return try runs(effort) {
            var saved = 0
            let nanoseconds = try time { saved = try SizeArchive.save(cache, to: file, fingerprint: "1").saved }
            try verify(saved, count, "sizes saved")
            return nanoseconds
        }
    }

    private static func load(_ effort: Effort) throws -> Measurement {
        _ = try SizeArchive.save(CacheBenchmarks.full(count), to: file, fingerprint: "1")
        defer { try? FileManager.default.removeItem(at: file) }
        return try runs(effort) {
            var cache = SizeCache(limit: count)
            let nanoseconds = try time {
                cache.insertOlder(try SizeArchive.load(from: file, fingerprint: "1"))
            }
            try verify(cache.count, count, "sizes loaded")
            try verify(cache.size(for: CacheBenchmarks.key(77))?.height, 77, "a size")
            return nanoseconds
        }
    }
}
