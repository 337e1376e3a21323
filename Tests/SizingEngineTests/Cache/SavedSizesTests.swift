import Testing

@testable import SizingEngine

/// Loaded sizes, which are read when they are asked for.
@Suite struct SavedSizesTests {
    private func saved(_ sizes: [(SizeKey, Int)]) throws -> SavedSizes {
        var cache = SizeCache(limit: 100)
        for (key, height) in sizes { cache.insert(MeasuredSize(width: 1, height: height), for: key) }
        return try SizeArchive.sizes(in: SizeArchive.bytes(of: cache, fingerprint: "").bytes, fingerprint: "")
    }

    @Test func theSizesOfAnItemAreReadWhenItIsAskedFor() throws {
        var cache = SizeCache(limit: 10)
        cache.insertOlder(try saved([(sizeKey(1), 10), (sizeKey("b"), 20), (sizeKey(1, width: 600), 30)]))
        #expect(cache.count == 3)
        #expect(cache.saved?.count == 3)
        let size = cache.size(for: sizeKey(1))
        #expect(size?.height == 10)
        #expect(cache.saved?.count == 1)
        #expect(cache.entryCount == 2)
        // They are the most recently used now, and the one that was asked for the last of them.
        #expect(cache.contents.map(\.size.height) == [20, 30, 10])
        #expect(cache.statistics.hits == 1)
        try cache.checkInvariants()
    }

    @Test func nothingIsKeptOnceAllSizesAreRead() throws {
        var cache = SizeCache(limit: 10)
        cache.insertOlder(try saved([(sizeKey(1), 10), (sizeKey("b"), 20)]))
        _ = cache.size(for: sizeKey("b"))
        _ = cache.size(for: sizeKey(1))
        #expect(cache.saved == nil)
        #expect(cache.contents.map(\.size.height) == [20, 10])
    }

    @Test func anotherVersionOfASavedItemIsAMiss() throws {
        var cache = SizeCache(limit: 10)
        cache.insertOlder(try saved([(sizeKey(1), 10)]))
        let size = cache.size(for: sizeKey(1, version: 4))
        #expect(size == nil)
        #expect(cache.count == 1)
        #expect(cache.statistics.misses == 1)
    }

    @Test func aMeasuredSizeReplacesTheSavedOne() throws {
        var cache = SizeCache(limit: 10)
        cache.insertOlder(try saved([(sizeKey(1), 10), (sizeKey(2), 20)]))
        cache.insert(MeasuredSize(width: 1, height: 99), for: sizeKey(1))
        #expect(cache.count == 2)
        #expect(cache.contents.map(\.size.height) == [20, 99])
    }

    @Test func savedSizesAreTheFirstToGo() throws {
        var cache = SizeCache(limit: 3)
        cache.insertOlder(try saved([(sizeKey(1), 10), (sizeKey(2), 20), (sizeKey(3), 30)]))
        _ = cache.size(for: sizeKey(1))
        cache.insert(MeasuredSize(width: 1, height: 40), for: sizeKey(4))
        #expect(cache.contents.map(\.size.height) == [30, 10, 40])
        #expect(cache.statistics.evictions == 1)
        for item in 5...6 { cache.insert(MeasuredSize(width: 1, height: item), for: sizeKey(item)) }
        #expect(cache.contents.map(\.size.height) == [40, 5, 6])
        #expect(cache.saved == nil)
        try cache.checkInvariants()
    }

    @Test func removingAnItemRemovesItsSavedSizes() throws {
        var cache = SizeCache(limit: 10)
        cache.insertOlder(try saved([(sizeKey(1), 10), (sizeKey(2), 20), (sizeKey(1, width: 600), 30)]))
        cache.removeAll(for: 1)
        #expect(cache.contents.map(\.size.height) == [20])
        cache.removeAll()
        #expect(cache.isEmpty)
        let size = cache.size(for: sizeKey(2))
        #expect(size == nil)
    }

    @Test func removingAVersionKeepsTheOthersSaved() throws {
        var cache = SizeCache(limit: 10)
        cache.insertOlder(try saved([(sizeKey(1), 10), (sizeKey(2), 20), (sizeKey(1, version: 1), 30)]))
        cache.removeAll(for: 1, version: 0)
        #expect(cache.contents.map(\.size.height) == [20, 30])
        cache.removeAll(for: 1, version: 0)
        cache.removeAll(for: 2, version: 1)
        // To look for a version is to use the item.
        #expect(cache.contents.map(\.size.height) == [30, 20])
        try cache.checkInvariants()
    }

    @Test func equalNumbersOfOtherTypesAreOneItem() throws {
        var cache = SizeCache(limit: 10)
        cache.insertOlder(try saved([(sizeKey(5.0), 10), (sizeKey(UInt8(6)), 20)]))
        let sizes = [cache.size(for: sizeKey(5)), cache.size(for: sizeKey(Int16(6)))]
        #expect(sizes.map { $0?.height } == [10, 20])
    }

    // MARK: What is in the cache already

    @Test func loadedSizesComeBeforeThoseInTheCache() throws {
        var cache = SizeCache(limit: 4)
        cache.insert(MeasuredSize(width: 1, height: 100), for: sizeKey(2))
        cache.insert(MeasuredSize(width: 1, height: 100), for: sizeKey(9))
        cache.insertOlder(try saved((0..<4).map { (sizeKey($0), $0) }))
        try cache.checkInvariants()
        #expect(cache.contents.map(\.key.identity) == [1, 3, 2, 9])
        let kept = cache.size(for: sizeKey(2))
        #expect(kept?.height == 100)
    }

    @Test func aFullCacheTakesNothingOver() throws {
        var cache = SizeCache(limit: 1)
        cache.insert(MeasuredSize(width: 1, height: 100), for: sizeKey(2))
        cache.insertOlder(try saved([(sizeKey(1), 1)]))
        try cache.checkInvariants()
        #expect(cache.contents.map(\.key.identity) == [2])
    }

    @Test func otherSizesOfAnItemInTheCacheAreTakenOver() throws {
        var cache = SizeCache(limit: 10)
        cache.insert(MeasuredSize(width: 1, height: 100), for: sizeKey(2))
        cache.insertOlder(try saved([(sizeKey(2), 1), (sizeKey(2, width: 600), 2), (sizeKey(7), 3)]))
        #expect(cache.contents.map(\.size.height) == [3, 2, 100])
        #expect(cache.saved?.count == 1)
        try cache.checkInvariants()
    }

    @Test func asManySizesAsAnItemMayHaveComeBack() throws {
        var cache = SizeCache(limit: 200)
        cache.insertOlder(try saved((0..<70).map { (sizeKey(1, width: 100 + $0), $0) }))
        #expect(cache.count == SizeCache.familyLimit)
        let size = cache.size(for: sizeKey(1, width: 169))
        #expect(size?.height == 69)
        #expect(cache.count == SizeCache.familyLimit)
        try cache.checkInvariants()
    }
}
