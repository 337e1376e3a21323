import TestSupport
import Testing

@testable import SizingEngine

@Suite struct MasonryMemoryTests {
    private func masonry(_ count: Int, columns: Int = 3) -> MasonryArrangement {
        let spans = MasonryParameters.columns(count: columns, crossExtent: 1_170, spacing: 24)
        return MasonryArrangement(
            count: count,
            parameters: MasonryParameters(columns: spans, itemSpacing: 24),
            estimate: 600
        )
    }

    @Test func aMillionUndecidedItemsTakeLessThanAKilobyte() {
        #expect(masonry(1_000_000).allocatedBytes < 1_024)
    }

    @Test func aDecidedStandInTakesAtMostSixBytes() {
        var masonry = masonry(50_000)
        masonry.decide(upTo: 50_000)
        #expect(masonry.allocatedBytes <= 6 * 50_000)
    }

    @Test(.byTurns()) func anItemMeasuredInOrderTakesAtMostEightAndAHalfBytes() {
        var masonry = masonry(50_000)
        for item in 0..<50_000 { masonry.measure(ItemSize(main: item % 700, cross: 0), at: item) }
        #expect(masonry.allocatedBytes <= 17 * 25_000)
    }

    @Test func anInsertionAtTheTopGivesTheColumnsBack() {
        var masonry = masonry(50_000)
        masonry.decide(upTo: 50_000)
        masonry.insert(count: 1, at: 3)
        #expect(masonry.allocatedBytes < 1_536)
    }

    @Test(.byTurns()) func aChangeAfterACopyCopiesOnlyThePathToIt() {
        var masonry = masonry(200_000)
        masonry.decide(upTo: 200_000)
        let copy = masonry
        #expect(masonry.nodesNotShared(with: copy) == 0)
        masonry.measure(ItemSize(main: 5, cross: 0), at: 100_000)
        #expect((1...5).contains(masonry.nodesNotShared(with: copy)))
        masonry.insert(count: 1, at: 190_000)
        #expect((1...10).contains(masonry.nodesNotShared(with: copy)))
        #expect(copy.frame(of: 100_000).main.length == 600)
        #expect(copy.decidedCount == 200_000)
    }
}
