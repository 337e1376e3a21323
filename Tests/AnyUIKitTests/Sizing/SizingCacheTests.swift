import Foundation
import SizingKit
import Testing
import UIKit

/// What is found again, what is not, and what is told to forget.
@MainActor
@Suite(.oneAtATime) struct SizingCacheTests {
    private func frame(_ list: ListFixture, _ item: Int, _ section: Int = 0) -> CGRect? {
        list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func layoutsCanShareWhatTheyMeasured() async {
        let cell = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            cell.show(height)
        }
        let first = ListFixture(heights: [Array(repeating: 100, count: 50)])
        first.layout.itemSizing = { .template(cell, item: 100, key: $0.item) }
        await first.stage.frame()
        let measured = first.layout.statistics.items.measured
        first.collectionView.removeFromSuperview()
        let second = ListFixture(heights: [Array(repeating: 100, count: 50)])
        second.layout.itemSizing = { .template(cell, item: 100, key: $0.item) }
        second.layout.sizingCache = first.layout.sizingCache
        await second.stage.frame()
        #expect(second.layout.statistics.items.measured == 0)
        #expect(second.layout.statistics.items.cacheHits == measured)
        #expect(frame(second, 3)?.minY == 300)
    }

    @Test func aSizerAndALayoutCanShare() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 50)])
        await list.stage.frame()
        let sizer = TemplateSizer(in: list.collectionView, cache: list.layout.sizingCache)
        let height = sizer.height(of: .template(list.cell, item: 1, key: 3), at: start, width: 390)
        #expect(height == 100)
        #expect(sizer.statistics.measured == 0)
        #expect(sizer.statistics.cacheHits == 1)
    }

    @Test func anotherVersionIsMeasuredAnew() async {
        let list = ListFixture(heights: [[100, 100]])
        var version = 1
        let cell = list.cell
        list.layout.itemSizing = { [unowned list] in
            .template(cell, item: list.heights[0][$0.item], key: $0.item, version: version)
        }
        await list.stage.frame()
        list.heights = [[170, 100]]
        list.collectionView.reloadData()
        await list.stage.frame()
        // The same version: what was measured is found.
        #expect(frame(list, 1)?.minY == 100)
        version = 2
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(frame(list, 1)?.minY == 170)
        #expect(list.layout.statistics.items.measured == 4)
    }

    @Test func keysCanBeInvalidatedWhereverTheirItemsAre() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)])
        await list.stage.frame()
        list.collectionView.contentOffset.y = 4_000
        await list.stage.runUntilRest()
        let measured = list.layout.statistics.items.measured
        let visible = list.collectionView.indexPathsForVisibleItems.min()?.item ?? 0
        list.rows[0][visible + 2].height = 150
        list.rows[0][0].height = 130
        list.layout.invalidateSizes(for: [AnyHashable(visible + 2), AnyHashable(0), AnyHashable("unknown")])
        await list.stage.frame()
        #expect(frame(list, visible + 2)?.height == 150)
        // All others near the viewport are found in the cache.
        #expect(list.layout.statistics.items.measured == measured + 1)
        await list.scrollToTop()
        #expect(frame(list, 0)?.height == 130)
    }

    @Test func sectionsCanBeInvalidated() async {
        let list = ListFixture(heights: [[100, 100], [100, 100], [100, 100]])
        list.addHeaders { _ in 30 }
        await list.stage.frame()
        let before = list.layout.statistics
        list.heights = [[50, 50], [50, 50], [50, 50]]
        list.layout.invalidateSizes(inSections: [1, 9])
        await list.stage.frame()
        #expect((0..<3).map { frame(list, 0, $0)?.height } == [100, 50, 100])
        #expect(list.layout.statistics.items.measured == before.items.measured + 2)
        #expect(list.layout.statistics.supplementaryViews.measured == before.supplementaryViews.measured + 1)
    }

    @Test func aSmallCacheForgetsTheLeastRecentlyUsed() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 30)])
        list.layout.sizingCache = SizingCache(limit: 5)
        await list.stage.frame()
        #expect(list.layout.sizingCache.count == 5)
        #expect(list.layout.sizingCache.evictions > 0)
        #expect(list.layout.sizingCache.limit == 5)
        // What is placed stays placed.
        #expect(frame(list, 9)?.minY == 900)
    }

    @Test func aReconfiguredItemIsMeasuredByTheCompanionCall() async {
        let list = ListFixture(heights: [[100, 100, 100]])
        await list.stage.frame()
        list.heights[0][1] = 160
        list.collectionView.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        list.layout.invalidateSizes(at: [IndexPath(item: 1, section: 0)])
        await list.stage.frame()
        #expect(frame(list, 2)?.minY == 260)
        let cell = list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? HeightCell
        #expect(cell?.frame.height == 160)
    }

    // MARK: Files

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appendingPathComponent("sizes"))
    }

    /// The registration of an app that is launched twice.
    private static let cell = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
        cell.show(height)
    }

    private func launch(_ cache: SizingCache, key: @escaping (Int) -> AnyHashable = { $0 }) async -> ListFixture {
        let list = ListFixture(heights: [(0..<200).map { 40 + CGFloat($0 % 7) * 25 }])
        list.layout.sizingCache = cache
        list.layout.itemSizing = { [unowned list] in
            .template(Self.cell, item: list.heights[0][$0.item], key: key($0.item))
        }
        await list.stage.frame()
        return list
    }

    /// Claim (Saving sizes): "A screen that opens again and measures nothing."
    @Test func aRestartWithASavedCacheMeasuresNothing() async throws {
        try await withFile { file in
            let first = await launch(SizingCache())
            await first.scrollToBottom()
            let saved = try first.layout.sizingCache.save(to: file, fingerprint: "app 1")
            #expect(saved == 200)
            let cache = SizingCache()
            let loaded = try cache.load(from: file, fingerprint: "app 1")
            #expect(loaded == 200)
            let second = await launch(cache)
            await second.scrollToBottom()
            #expect(second.layout.statistics.items.measured == 0)
            #expect(second.layout.statistics.items.cacheHits == 200)
            let total = second.heights[0].reduce(0, +)
            #expect(frame(second, 199)?.maxY == total)
        }
    }

    @Test func keysThatCannotBeSavedAreCounted() async throws {
        struct Own: Hashable {
            let id: Int
        }
        try await withFile { file in
            let list = await launch(SizingCache()) { Own(id: $0) }
            let cache = list.layout.sizingCache
            let lines = try await sizingLog {
                let saved = try cache.save(to: file, fingerprint: "app 1")
                #expect(saved == 0)
            }
            let line = "\(cache.count) sizes were not saved: their keys have types that cannot be saved"
            #expect(lines == [line])
        }
    }

    @Test func sizesThatDidNotFitAreNotLostInSilence() async throws {
        try await withFile { file in
            var lines = try await sizingLog {
                let list = await launch(SizingCache(limit: 37))
                await list.scrollToBottom()
                let cache = list.layout.sizingCache
                let saved = try cache.save(to: file, fingerprint: "app 1")
                #expect(saved == 37)
                #expect(cache.evictions >= 163)
            }
            #expect(lines.count == 1)
            let expected = " sizes at its limit of 37; create it with a greater limit"
            #expect(lines.first?.hasPrefix("saved a cache that removed ") == true)
            #expect(lines.first?.hasSuffix(expected) == true)
            lines = try await sizingLog {
                let list = await launch(SizingCache(limit: 400))
                await list.scrollToBottom()
                try list.layout.sizingCache.save(to: file, fingerprint: "app 1")
            }
            #expect(lines.isEmpty)
            lines = try await sizingLog { _ = try SizingCache(limit: 41).load(from: file, fingerprint: "app 1") }
            #expect(lines == ["loaded 200 sizes into a cache with a limit of 41; create it with a greater limit"])
        }
    }

    @Test func aBadFileLeavesTheCacheAsItWas() async throws {
        try await withFile { file in
            let list = await launch(SizingCache())
            let cache = list.layout.sizingCache
            let count = cache.count
            @MainActor func reason(_ fingerprint: String) -> SizingArchiveError.Reason? {
                do {
                    try cache.load(from: file, fingerprint: fingerprint)
                    return nil
                } catch {
                    return (error as? SizingArchiveError)?.reason
                }
            }
            #expect(reason("app 1") == .missing)
            try Data("no sizes".utf8).write(to: file)
            #expect(reason("app 1") == .unreadable)
            try cache.save(to: file, fingerprint: "app 1")
            #expect(reason("app 2") == .outdated)
            var bytes = try Data(contentsOf: file)
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: file)
            #expect(reason("app 1") == .unreadable)
            try bytes.dropLast(3).write(to: file)
            #expect(reason("app 1") == .unreadable)
            bytes[8] = 200
            try bytes.write(to: file)
            #expect(reason("app 1") == .outdated)
            bytes[8] = 0
            try bytes.write(to: file)
            #expect(reason("app 1") == .outdated)
            #expect(cache.count == count)
        }
    }

    @Test func anErrorSaysWhichFileAndWhy() async throws {
        try await withFile { file in
            do {
                try SizingCache().load(from: file, fingerprint: "")
                Issue.record("nothing was thrown")
            } catch {
                #expect(error.localizedDescription == "sizes: There is no such file.")
            }
            let gone = file.appendingPathComponent("sizes")
            var reason: SizingArchiveError.Reason?
            do {
                try SizingCache().save(to: gone, fingerprint: "")
            } catch {
                reason = (error as? SizingArchiveError)?.reason
            }
            #expect(reason == .unwritable)
        }
    }
}
