import SizingKit
import Testing
import UIKit

/// Sizes and estimates that are none: each has a defined answer, listed in the article "What bad data gets".
@MainActor
@Suite(.oneAtATime) struct BadSizeTests {
    private func frame(_ item: Int, in list: ListFixture) -> CGRect? {
        list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test(arguments: [CGFloat.nan, -1, 0, .infinity]) func anEstimateThatIsNoneIsLearned(_ estimate: CGFloat) async {
        let list = ListFixture(
            heights: [Array(repeating: 70, count: 1_000)],
            estimate: CGSize(width: estimate, height: estimate)
        )
        await list.stage.runUntilRest()
        #expect(list.collectionView.contentSize.height == 70_000)
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity, 1e300])
    func aSizeThatIsNoneKeepsTheEstimate(_ height: CGFloat) async {
        let list = ListFixture(
            heights: [[height, 100]],
            measuring: .fixed,
            estimate: CGSize(width: 60, height: 60)
        )
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 60)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e-308, 1e-300])
    func aRatioThatIsNoneKeepsTheEstimate(_ ratio: CGFloat) async {
        let list = ListFixture(
            heights: [[100, 100]],
            measuring: .fixed,
            estimate: CGSize(width: 60, height: 60)
        )
        list.layout.itemSizing = { $0.item == 0 ? .aspectRatio(ratio) : .fixed(height: 100) }
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 60)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
    }

    @Test func aRowOfNoHeightTakesNoRoom() async {
        let list = ListFixture(heights: [[0, 100]], measuring: .fixed)
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 0)
        #expect(list.collectionView.visibleCells.count == 1)
    }

    @Test func aRowTallerThanAllScreensIsLaidOut() async {
        let list = ListFixture(heights: [[100, 1_000_000, 100]])
        await list.stage.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.height == 100)
        await list.stage.runUntilRest()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 1_000_100)
    }

    @Test func itemsOfOneKeyHaveOneSize() async {
        let list = ListFixture(heights: [[50, 60, 70]])
        var measurements = 0
        list.layout.itemSizing = { _ in
            .computed(key: "the same") { _ in
                measurements += 1
                return CGSize(width: 0, height: 90)
            }
        }
        await list.stage.frame()
        #expect(measurements == 1)
        #expect(frame(2, in: list) == CGRect(x: 0, y: 180, width: 390, height: 90))
        list.collectionView.reloadData()
        await list.stage.runUntilRest()
        #expect(measurements == 1)
        #expect(list.collectionView.contentOffset.y == 0)
    }
}
