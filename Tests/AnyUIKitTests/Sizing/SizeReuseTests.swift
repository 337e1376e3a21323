import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct SizeReuseTests {
    @Test func scrollingDownAndUpMeasuresEveryItemOnce() async {
        let list = ListFixture(heights: [(0..<300).map { 30 + CGFloat($0 % 11) * 17 }])
        await list.stage.frame()
        for _ in 0..<2 {
            await list.scrollToBottom()
            await list.scrollToTop()
        }
        #expect(list.measured.count == 300)
        #expect(Set(list.measured).count == 300)
        #expect(list.layout.statistics.items.measured == 300)
    }

    @Test func reloadingMeasuresNothingThatHasAKey() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)])
        await list.stage.runUntilRest()
        let before = list.layout.statistics.items.measured
        list.collectionView.reloadData()
        await list.stage.runUntilRest()
        #expect(list.layout.statistics.items.measured == before)
        #expect(list.layout.statistics.items.cacheHits == before)
    }

    @Test func turningAndTurningBackMeasuresOncePerWidth() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)])
        list.growsWhenNarrow = true
        await list.stage.runUntilRest()
        let upright = list.layout.statistics.items.measured
        list.stage.rotate(to: CGSize(width: 844, height: 390))
        await list.stage.runUntilRest()
        #expect(list.collectionView.visibleCells.first?.frame.width == 844)
        let turned = list.layout.statistics.items.measured
        #expect(turned > upright)
        list.stage.rotate(to: CGSize(width: 390, height: 844))
        await list.stage.runUntilRest()
        #expect(list.layout.statistics.items.measured == turned)
        #expect(list.collectionView.visibleCells.first?.frame.height == 100)
    }

    @Test func anInvalidatedItemIsMeasuredAgain() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)])
        await list.stage.frame()
        list.heights[0][3] = 150
        list.layout.invalidateSizes(at: [IndexPath(item: 3, section: 0), IndexPath(item: 500, section: 7)])
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.height == 150)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 450)
    }

    @Test func invalidatingAboveTheScreenMovesNothingOnIt() async throws {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)], estimate: CGSize(width: 40, height: 40))
        await list.stage.frame()
        await list.scrollToBottom()
        list.collectionView.contentOffset.y = 3_000
        await list.stage.runUntilRest()
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 32, section: 0)))
        let place = cell.frame.minY - list.collectionView.contentOffset.y
        list.heights[0][28] = 170
        list.heights[0][29] = 20
        list.layout.invalidateSizes(at: [IndexPath(item: 28, section: 0), IndexPath(item: 29, section: 0)])
        // Whoever asks before the next pass gets what is on screen.
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 32, section: 0))?.frame == cell.frame)
        await list.stage.frame()
        #expect(cell.frame.minY - list.collectionView.contentOffset.y == place)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 28, section: 0))?.frame.height == 170)
        await list.stage.runUntilRest()
        #expect(cell.frame.minY - list.collectionView.contentOffset.y == place)
    }

    @Test func everythingInvalidatedIsMeasuredAgain() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100)])
        await list.stage.frame()
        list.heights = [Array(repeating: 80, count: 100)]
        list.layout.invalidateSizes()
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 320)
    }

    /// Claim (What bad data gets): "Measures and keeps nothing until there is space in a later pass"
    @Test func nothingIsMeasuredWithoutRoom() async {
        let list = ListFixture(heights: [[100, 100]], size: CGSize(width: 390, height: 844))
        list.collectionView.autoresizingMask = []
        list.collectionView.frame = CGRect(x: 0, y: 0, width: 0, height: 844)
        await list.stage.frame()
        #expect(list.measured.isEmpty)
        #expect(list.layout.collectionViewContentSize == .zero)
        list.collectionView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 100)
    }

    @Test func nothingIsMeasuredWhereInsetsTakeAllTheWidth() async {
        let list = ListFixture(heights: [[100, 100]])
        list.collectionView.contentInset = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 190)
        await list.stage.frame()
        #expect(list.measured.isEmpty)
        #expect(list.layout.collectionViewContentSize == .zero)
        list.collectionView.contentInset = .zero
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 100)
    }
}
