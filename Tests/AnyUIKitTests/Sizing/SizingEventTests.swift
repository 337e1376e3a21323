import SizingKit
import Testing
import UIKit

/// What the debug log says.
@MainActor
@Suite(.oneAtATime) struct SizingEventTests {
    private func events(
        _ categories: Set<SizingEvent.Category> = Set(SizingEvent.Category.allCases),
        _ body: () async -> Void
    ) async -> [SizingEvent] {
        var events: [SizingEvent] = []
        let old = (SizingLog.categories, SizingLog.eventHandler)
        SizingLog.categories = categories
        SizingLog.eventHandler = { events.append($0) }
        defer { (SizingLog.categories, SizingLog.eventHandler) = old }
        await body()
        return events
    }

    @Test func nothingIsToldUnlessSomebodyAsks() async {
        let told = await events([]) { await ListFixture(heights: [[100, 100]]).stage.frame() }
        #expect(told.isEmpty)
        #expect(SizingLog.categories.isEmpty)
    }

    @Test func whatHappensIsToldInItsOrder() async throws {
        let list = ListFixture(heights: [[100, 100]])
        let first = await events { await list.stage.frame() }
        #expect(first.map(\.category) == [.templateMade, .measured, .measured])
        let measured = try #require(first.last)
        #expect(measured.indexPath == IndexPath(item: 1, section: 0))
        #expect(measured.key == AnyHashable(1))
        #expect(measured.size == CGSize(width: 390, height: 100))
        #expect(measured.template?.contains("HeightCell") == true)
        #expect(try #require(measured.duration) > 0)
        #expect(!measured.description.contains("in 0 µs"))
        let again = await events {
            list.collectionView.reloadData()
            await list.stage.frame()
        }
        #expect(again.map(\.category) == [.cacheHit, .cacheHit])
        let invalidated = await events {
            list.layout.invalidateSizes(at: [start])
            await list.stage.frame()
        }
        #expect(invalidated.map(\.category) == [.invalidated, .measured])
    }

    @Test func correctionsAndMeasuringAheadAreTold() async {
        let corrected = await events([.corrected]) {
            let list = ListFixture(heights: [[100, 100]], measuring: .selfSizing)
            await list.stage.frames(3)
        }
        #expect(corrected.map(\.size?.height) == [100, 100])
        let precached = await events([.precached]) {
            let list = ListFixture(heights: [Array(repeating: 100, count: 60)])
            list.layout.precaching = SizingPrecaching(timeBudget: 1_000)
            await list.stage.frames(6)
        }
        #expect(precached.count > 20)
        #expect(precached.allSatisfy { $0.size == CGSize(width: 390, height: 100) })
    }

    @Test func anEventIsALine() async {
        var lines: [String] = []
        let old = (SizingLog.categories, SizingLog.lineHandler)
        SizingLog.categories = [.cacheHit]
        SizingLog.lineHandler = { lines.append($0) }
        defer { (SizingLog.categories, SizingLog.lineHandler) = old }
        let list = ListFixture(heights: [[100]])
        await list.stage.frame()
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(lines.count == 1)
        let line = lines.first ?? ""
        #expect(line.hasPrefix("cache hit, at 0-0, key 0, by HeightCell "))
        #expect(line.hasSuffix("390.0 × 100.0"))
    }
}
