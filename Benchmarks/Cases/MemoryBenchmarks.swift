import Foundation
import SizingKit
import UIKit

/// What is allocated, by the allocator's own count.
@MainActor
enum MemoryBenchmarks {
    static let all = [
        Benchmark(name: "naive.memory.unmeasured") { size, _ in try unmeasured(.naiveList, size) },
        Benchmark(name: "memory.unmeasured", rival: "naive.memory.unmeasured") { size, _ in try unmeasured(.list, size)
        },
        Benchmark(name: "naive.memory.measured") { size, _ in try measured(.naiveList, size) },
        Benchmark(name: "memory.measured", rival: "naive.memory.measured") { size, _ in try measured(.list, size) },
        Benchmark(name: "memory.measuredMasonry", rival: "naive.memory.measured") { size, _ in
            try measured(.masonry, size)
        },
        Benchmark(name: "memory.cacheEntry", sizes: [1_000, 100_000], run: cacheEntry),
    ]

    /// The bytes of a list that shows its first screen and has measured nothing else.
    private static func unmeasured(_ subject: Subject, _ size: Int) throws -> Measurement {
        // What is made once in a process is not counted.
        _ = subject.firstScreen(Dataset(count: size))
        let before = Heap.bytes
        let stage = subject.firstScreen(Dataset(count: size))
        let bytes = Heap.bytes - before
        try subject.check(stage, true)
        return Measurement([Double(bytes)], unit: .bytes)
    }

    /// The bytes of each item once all are measured from the first to the last, beside what an unmeasured list takes.
    private static func measured(_ subject: Subject, _ size: Int) throws -> Measurement {
        _ = subject.firstScreen(Dataset(count: size))
        let before = Heap.bytes
        let first = subject.firstScreen(Dataset(count: size))
        let unmeasured = Heap.bytes
        let stage = try subject.everythingMeasured(Dataset(count: size))
        let bytes = Heap.bytes - unmeasured - (unmeasured - before)
        try subject.check(stage, false)
        consume(first)
        return Measurement([Double(bytes) / Double(size)], unit: .bytes)
    }

    /// The bytes of each size in a cache, under a whole number as its key.
    private static func cacheEntry(_ size: Int, _ effort: Effort) throws -> Measurement {
        let before = Heap.bytes
        let cache = CacheBenchmarks.full(size)
        let bytes = Heap.bytes - before
        try verify(cache.count, size, "sizes kept")
        return Measurement([Double(bytes) / Double(size)], unit: .bytes)
    }
}
