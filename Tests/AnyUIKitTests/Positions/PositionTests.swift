import Foundation
import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct PositionTests {
    private func list(
        _ count: Int,
        from first: Int = 0,
        configure: (ListFixture) -> Void = { _ in }
    ) async -> ListFixture {
        let list = ListFixture(heights: [[]], estimate: CGSize(width: 40, height: 40))
        list.rows = [(first..<first + count).map { ListFixture.Row(id: $0, height: CGFloat(50 + abs($0) * 31 % 90)) }]
        configure(list)
        list.collectionView.reloadData()
        await list.stage.frame()
        return list
    }

    private func place(of id: Int, in list: ListFixture) -> CGFloat? {
        guard let item = list.rows[0].firstIndex(where: { $0.id == id }) else { return nil }
        let frame = list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        return frame.map { $0.minY - list.collectionView.contentOffset.y }
    }

    @Test func aPositionSurvivesARelaunchWithDataInsertedBeforeIt() async throws {
        let before = await list(400)
        before.layout.scrollExactly(toItemAt: IndexPath(item: 200, section: 0), at: .top, animated: false)
        before.collectionView.contentOffset.y += 17
        await before.stage.runUntilRest()
        let position = try #require(before.layout.position(withKeysOf: Int.self))
        let saved = try JSONEncoder().encode(position)
        let distance = try #require(place(of: position.key, in: before))

        let restored = try JSONDecoder().decode(SizingPosition<Int>.self, from: saved)
        let after = await list(500, from: -100) { list in
            let item = list.rows[0].firstIndex { $0.id == restored.key } ?? 0
            list.layout.restore(restored, at: IndexPath(item: item, section: 0))
        }
        #expect(place(of: restored.key, in: after) == distance)
        await after.stage.runUntilRest()
        #expect(place(of: restored.key, in: after) == distance)
    }

    @Test func aPositionIsFoundByItsKey() async {
        let list = await list(400)
        let isFoundWithoutHelp = list.layout.restore(SizingPosition(key: 300, distance: 7))
        #expect(!isFoundWithoutHelp)
        list.layout.indexPathForKey = { [unowned list] key in
            let item = list.rows[0].firstIndex { AnyHashable($0.id) == key }
            return item.map { IndexPath(item: $0, section: 0) }
        }
        let isStrangerFound = list.layout.restore(SizingPosition(key: 400, distance: 7))
        #expect(!isStrangerFound)
        #expect(list.collectionView.contentOffset.y == 0)
        let isFound = list.layout.restore(SizingPosition(key: 300, distance: 7))
        #expect(isFound)
        await list.stage.runUntilRest()
        #expect(place(of: 300, in: list) == 7)
    }

    @Test func aPositionNearTheEndIsHeldByTheEnd() async {
        let list = await list(100)
        list.layout.restore(SizingPosition(key: 99, distance: 0), at: IndexPath(item: 99, section: 0))
        await list.stage.runUntilRest()
        let view = list.collectionView
        #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
    }

    @Test func reloadingFindsTheItemThatHeldThePlace() async throws {
        let list = await list(400)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 200, section: 0), at: .top, animated: false)
        await list.stage.runUntilRest()
        for change in 0..<4 {
            let before = try #require(place(of: 205, in: list))
            switch change {
            case 0: list.rows[0].insert(contentsOf: (0..<20).map { .init(id: -1 - $0, height: 70) }, at: 0)
            case 1: list.rows[0].removeFirst(60)
            case 2: list.rows[0].removeAll { $0.id % 2 == 0 && $0.id < 200 }
            default: list.rows[0].removeAll { $0.id == 200 || $0.id == 201 }
            }
            let measured = list.layout.statistics.items.measured
            list.collectionView.reloadData()
            await list.stage.frame()
            #expect(place(of: 205, in: list) == before, "change \(change)")
            await list.stage.runUntilRest()
            #expect(place(of: 205, in: list) == before, "change \(change)")
            // What was on screen is found in the cache.
            #expect(list.layout.statistics.items.measured - measured < 20)
        }
    }

    /// Row 11, the first whole one, is gone, and row 10 comes whole on screen in its place. It has another height by now, but its
    /// size is found by its key until the shown cell says so.
    @Test func aReloadHoldsWhatHoldsThePlaceWhileAnItemBeforeItIsCorrected() async throws {
        let list = ListFixture(heights: [Array(repeating: 100, count: 60)], measuring: .selfSizing)
        list.layout.itemSizing = { [unowned list] in .selfSizing(key: list.rows[0][$0.item].id) }
        await list.stage.runUntilRest()
        list.collectionView.contentOffset.y = 1_030
        await list.stage.runUntilRest()
        let before = try #require(place(of: 12, in: list))
        list.rows[0][10].height = 60
        list.rows[0].remove(at: 11)
        list.rows[0].remove(at: 5)
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(list.layout.statistics.items.corrected > 0)
        #expect(place(of: 12, in: list) == before)
        await list.stage.runUntilRest()
        #expect(place(of: 12, in: list) == before)
        #expect(list.collectionView.cellForItem(at: IndexPath(item: 9, section: 0))?.frame.height == 60)
    }

    @Test func aReloadAfterABatchFindsTheItemThatHeldThePlace() async throws {
        let list = await list(400)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 200, section: 0), at: .top, animated: false)
        await list.stage.runUntilRest()
        let before = try #require(place(of: 205, in: list))
        list.collectionView.batch {
            list.rows[0].insert(contentsOf: (0..<3).map { .init(id: -1 - $0, height: 70) }, at: 0)
            list.collectionView.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
        }
        await list.stage.runUntilRest()
        list.rows[0].removeFirst(10)
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(place(of: 205, in: list) == before)
    }

    @Test func aDataSourceThatKnowsItsKeysIsAskedForThem() async throws {
        let list = await list(5_000)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 200, section: 0), at: .top, animated: false)
        await list.stage.runUntilRest()
        let before = try #require(place(of: 205, in: list))
        list.layout.indexPathForKey = { [unowned list] key in
            list.rows[0].firstIndex { AnyHashable($0.id) == key }.map { IndexPath(item: $0, section: 0) }
        }
        list.rows[0].insert(contentsOf: (0..<3_000).map { .init(id: -1 - $0, height: 70) }, at: 0)
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(place(of: 205, in: list) == before)
    }

    @Test func aReaderAtTheStartStaysThereThroughAReload() async {
        let list = await list(100)
        list.rows[0].insert(.init(id: -5, height: 80), at: 0)
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(place(of: -5, in: list) == 0)
    }
}
