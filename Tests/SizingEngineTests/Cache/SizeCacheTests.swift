import SizingEngine
import Testing

@Suite struct SizeCacheTests {
    private let small = MeasuredSize(width: 10, height: 20)
    private let large = MeasuredSize(width: 30, height: 40)

    @Test func findsWhatWasPutIn() throws {
        var cache = SizeCache(limit: 10)
        cache.insert(small, for: key(1))
        #expect(cache.size(for: key(1)) == small)
        #expect(cache.size(for: key(2)) == nil)
        #expect(cache.count == 1)
        #expect(cache.statistics == statistics(hits: 1, misses: 1, insertions: 1))
        try cache.checkInvariants()
    }

    @Test func replacesTheSizeOfAKey() {
        var cache = SizeCache(limit: 10)
        cache.insert(small, for: key(1))
        cache.insert(large, for: key(1))
        #expect(cache.size(for: key(1)) == large)
        #expect(cache.count == 1)
        #expect(cache.statistics.insertions == 1)
    }

    @Test func evictsTheLeastRecentlyUsed() throws {
        var cache = SizeCache(limit: 3)
        for item in 1...3 { cache.insert(small, for: key(item)) }
        _ = cache.size(for: key(1))
        cache.insert(small, for: key(4))
        cache.insert(small, for: key(5))
        #expect(identities(of: cache) == [1, 4, 5])
        #expect(cache.statistics.evictions == 2)
        try cache.checkInvariants()
    }

    @Test func replacingASizeIsAUse() {
        var cache = SizeCache(limit: 2)
        cache.insert(small, for: key(1))
        cache.insert(small, for: key(2))
        cache.insert(large, for: key(1))
        cache.insert(small, for: key(3))
        #expect(identities(of: cache) == [1, 3])
    }

    @Test func eachPartOfTheKeyCounts() throws {
        let keys = [
            key(1),
            key(2),
            SizeKey(identity: "1", template: "cell", proposal: proposal, environment: environment()),
            SizeKey(identity: 1, template: "header", proposal: proposal, environment: environment()),
            SizeKey(identity: 1, template: "cell", proposal: SizeProposal(width: 100), environment: environment()),
            SizeKey(
                identity: 1,
                template: "cell",
                proposal: SizeProposal(height: .fixed(300)),
                environment: environment()
            ),
            SizeKey(identity: 1, template: "cell", proposal: SizeProposal(), environment: environment()),
            SizeKey(identity: 1, template: "cell", proposal: proposal, environment: environment(category: "XL")),
            SizeKey(identity: 1, template: "cell", proposal: proposal, environment: environment(weight: 1)),
            SizeKey(identity: 1, template: "cell", proposal: proposal, environment: environment(direction: 1)),
            SizeKey(identity: 1, template: "cell", proposal: proposal, environment: environment(scale: 3)),
        ]
        var cache = SizeCache(limit: 100)
        for (index, key) in keys.enumerated() { cache.insert(MeasuredSize(width: index, height: 0), for: key) }
        #expect(keys.map { cache.size(for: $0)?.width } == Array(keys.indices))
        try cache.checkInvariants()
    }

    @Test func removesAnItemAndUsesItsPlaceAgain() throws {
        var cache = SizeCache(limit: 3)
        for item in 1...3 { cache.insert(small, for: key(item)) }
        cache.removeAll(for: 2)
        cache.removeAll(for: 9)
        cache.insert(large, for: key(4))
        #expect(identities(of: cache) == [1, 3, 4])
        #expect(cache.size(for: key(2)) == nil)
        #expect(cache.statistics.evictions == 0)
        try cache.checkInvariants()
    }

    @Test func removesAllSizesOfAnItemAndNoOthers() throws {
        var cache = SizeCache(limit: 100)
        for width in 1...20 {
            for item in 1...3 { cache.insert(small, for: key(item, width: width)) }
        }
        cache.removeAll(for: 2)
        #expect(cache.count == 40)
        #expect(cache.size(for: key(2, width: 7)) == nil)
        #expect(cache.size(for: key(3, width: 7)) == small)
        try cache.checkInvariants()
    }

    @Test func removingAllKeepsLimitAndStatistics() throws {
        var cache = SizeCache(limit: 2)
        cache.insert(small, for: key(1))
        cache.removeAll()
        #expect(cache.isEmpty)
        #expect(cache.size(for: key(1)) == nil)
        #expect(cache.limit == 2)
        #expect(cache.statistics == statistics(misses: 1, insertions: 1))
        try cache.checkInvariants()
    }

    @Test(arguments: [(-1, 1), (0, 1), (5, 5), (Int.max, Int(Int32.max))])
    func clampsTheLimit(asked: Int, given: Int) {
        #expect(SizeCache(limit: asked).limit == given)
    }

    /// Such as one that a file says which the app did not write.
    @Test func aSizeBeyondAllBoundsIsFoundAsItWasInserted() {
        var cache = SizeCache(limit: 1)
        let size = MeasuredSize(width: 1 << 40, height: 1)
        cache.insert(size, for: key(1))
        #expect(cache.size(for: key(1)) == size)
        #expect(size == MeasuredSize(width: Int(Int32.max), height: 1))
    }

    @Test func aCopyIsIndependent() {
        var cache = SizeCache(limit: 2)
        cache.insert(small, for: key(1))
        let copy = cache
        cache.insert(large, for: key(1))
        cache.insert(large, for: key(2))
        #expect(identities(of: copy) == [1])
        var kept = copy
        #expect(kept.size(for: key(1)) == small)
    }

    @Test func keepsNothingForAnIdentityThatIsNotEqualToItself() throws {
        var cache = SizeCache(limit: 2)
        for _ in 0..<5 {
            cache.insert(
                small,
                for: SizeKey(identity: Double.nan, template: "", proposal: proposal, environment: environment())
            )
        }
        #expect(cache.isEmpty)
        try cache.checkInvariants()
    }

    @Test func staysCorrectWhenAnIdentityHasChanged() throws {
        final class Mutable: Hashable {
            var value = 0

            static func == (left: Mutable, right: Mutable) -> Bool { left.value == right.value }

            func hash(into hasher: inout Hasher) { hasher.combine(value) }
        }
        let identities = (0..<50).map { _ in Mutable() }
        var cache = SizeCache(limit: 60)
        for (index, identity) in identities.enumerated() {
            identity.value = index
            cache.insert(
                small,
                for: SizeKey(identity: identity, template: "", proposal: proposal, environment: environment())
            )
        }
        for identity in identities { identity.value += 1_000 }
        for item in 0..<200 { cache.insert(MeasuredSize(width: item, height: 0), for: key(item)) }
        #expect(cache.count <= 60)
        #expect(cache.size(for: key(199)) == MeasuredSize(width: 199, height: 0))
        #expect(cache.contents.allSatisfy { $0.key.identity == AnyHashable($0.size.width) })
        try cache.checkInvariants()
    }

    /// Numbers of all widths are equal as `AnyHashable`.
    @Test func anIdentityOfAnotherTypeFindsTheSizeIfItIsEqual() {
        var cache = SizeCache(limit: 10)
        cache.insert(small, for: key(7))
        let narrow = SizeKey(identity: UInt8(7), template: "cell", proposal: proposal, environment: environment())
        #expect(cache.size(for: narrow) == small)
        cache.removeAll(for: Int64(7))
        #expect(cache.isEmpty)
    }

    @Test func anItemKeepsItsMostRecentlyUsedSizes() throws {
        var cache = SizeCache(limit: 1_000)
        cache.insert(small, for: key(2))
        for width in 1...SizeCache.familyLimit { cache.insert(small, for: key(1, width: width)) }
        _ = cache.size(for: key(1, width: 1))
        cache.insert(large, for: key(1, width: 500))
        #expect(cache.count == SizeCache.familyLimit + 1)
        #expect(cache.size(for: key(1, width: 1)) == small)
        #expect(cache.size(for: key(1, width: 2)) == nil)
        #expect(cache.size(for: key(1, width: 3)) == small)
        #expect(cache.size(for: key(2)) == small)
        #expect(cache.statistics.evictions == 1)
        try cache.checkInvariants()
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func aMeaninglessScaleIsOne(scale: Double) {
        #expect(environment(scale: scale).displayScale == 1)
    }
}

private let proposal = SizeProposal(width: 300)

private func environment(
    category: String = "L",
    weight: Int = 0,
    direction: Int = 0,
    scale: Double = 2
) -> SizingEnvironment {
    SizingEnvironment(
        contentSizeCategory: category,
        legibilityWeight: weight,
        layoutDirection: direction,
        displayScale: scale
    )
}

private func key(_ item: Int, width: Int = 300) -> SizeKey {
    SizeKey(
        identity: item,
        template: "cell",
        proposal: SizeProposal(width: width),
        environment: environment()
    )
}

private func identities(of cache: SizeCache) -> [AnyHashable] {
    cache.contents.map(\.key.identity)
}

private func statistics(hits: Int = 0, misses: Int = 0, insertions: Int = 0) -> SizeCache.Statistics {
    var statistics = SizeCache.Statistics()
    statistics.hits = hits
    statistics.misses = misses
    statistics.insertions = insertions
    return statistics
}
