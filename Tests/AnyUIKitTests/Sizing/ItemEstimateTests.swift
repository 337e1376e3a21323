import SizingKit
import Testing
import UIKit

/// Estimates for single items, as a table's delegate gives them.
@MainActor
@Suite(.oneAtATime) struct ItemEstimateTests {
    /// A list whose sizes never arrive.
    private func list(_ count: Int, estimates: @escaping (IndexPath) -> CGSize?) async -> ListFixture {
        let list = ListFixture(heights: [Array(repeating: 100, count: count)], estimate: CGSize(width: 50, height: 50))
        list.layout.itemSizing = { indexPath in
            .asynchronous(key: indexPath.item) { _ in
                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                return nil
            }
        }
        list.layout.estimatedSizeForItem = estimates
        await list.stage.frame()
        return list
    }

    private func frame(_ item: Int, in list: ListFixture) -> CGRect? {
        list.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func anItemThatIsAwaitedStandsAtItsEstimate() async {
        let list = await list(100) { CGSize(width: 0, height: 30 + CGFloat($0.item)) }
        #expect(frame(0, in: list) == CGRect(x: 0, y: 0, width: 390, height: 30))
        #expect(frame(1, in: list) == CGRect(x: 0, y: 30, width: 390, height: 31))
        #expect(frame(2, in: list) == CGRect(x: 0, y: 61, width: 390, height: 32))
    }

    @Test func whereNothingIsStatedTheEstimateOfAllStandsIn() async {
        let sizes: [CGSize?] = [nil, .zero, CGSize(width: 0, height: -4), CGSize(width: 0, height: CGFloat.nan)]
        let list = await list(100) { sizes[$0.item % sizes.count] }
        for item in 0..<8 { #expect(frame(item, in: list)?.height == 50) }
    }

    @Test(arguments: [1_000, 100_000]) func onlyItemsNearTheViewportAreAskedFor(_ count: Int) async {
        var asked: Set<Int> = []
        _ = await list(count) {
            asked.insert($0.item)
            return CGSize(width: 0, height: 60)
        }
        #expect(asked.count < 60)
        #expect(asked.max() ?? 0 < 60)
    }
}
