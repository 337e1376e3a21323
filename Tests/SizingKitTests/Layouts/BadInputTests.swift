import HeadlessTools
import SizingKit
import Testing
import UIKit

@MainActor
@Suite struct BadInputTests {
    @Test(arguments: [CGFloat.nan, -1, .infinity, 1e300])
    func aSizeThatIsNoneKeepsTheEstimate(_ height: CGFloat) {
        let list = ListFixture(
            heights: [[height, 100]],
            measuring: .fixed,
            estimate: CGSize(width: 60, height: 60)
        )
        list.screen.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 60)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e-308, 1e-300])
    func aRatioThatIsNoneKeepsTheEstimate(_ ratio: CGFloat) {
        let list = ListFixture(
            heights: [[100, 100]],
            measuring: .fixed,
            estimate: CGSize(width: 60, height: 60)
        )
        list.layout.itemSizing = { $0.item == 0 ? .aspectRatio(ratio) : .fixed(height: 100) }
        list.screen.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 60)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
    }

    @Test func aRowOfNoHeightTakesNoRoom() {
        let list = ListFixture(heights: [[0, 100]], measuring: .fixed)
        list.screen.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 0)
        #expect(list.collectionView.visibleCells.count == 1)
    }

    @Test func aRowTallerThanAllScreensIsLaidOut() {
        let list = ListFixture(heights: [[100, 1_000_000, 100]])
        list.screen.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.height == 100)
        list.screen.runUntilRest()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 1_000_100)
    }

    @Test func configuringMayAskTheLayoutForAnything() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 20)])
        let layout = list.layout
        var answers = 0
        layout.itemSizing = { indexPath in
            .computed { _ in
                if layout.layoutAttributesForItem(at: indexPath) != nil { answers += 1 }
                _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 844))
                _ = layout.collectionViewContentSize
                list.collectionView.layoutIfNeeded()
                return CGSize(width: 0, height: 70)
            }
        }
        list.screen.frame()
        #expect(answers == 20)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 140)
    }

    @Test func configuringMayReload() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 20)])
        var reloads = 0
        list.layout.itemSizing = { _ in
            .computed { _ in
                if reloads == 0 {
                    reloads += 1
                    list.heights = [[50, 50]]
                    list.collectionView.reloadData()
                }
                return CGSize(width: 0, height: 50)
            }
        }
        list.screen.frames(3)
        #expect(list.collectionView.visibleCells.count == 2)
        #expect(list.collectionView.contentSize.height == 100)
    }

    @Test func configuringMayMeasureAnother() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 3)])
        let inner = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            cell.show(height)
        }
        let outer = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            _ = list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
            cell.show(height)
        }
        list.layout.itemSizing = { indexPath in
            .template(indexPath.item == 0 ? outer : inner, item: 80 + CGFloat(indexPath.item))
        }
        list.screen.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 161)
    }

    @Test func aCellThatNeverAgreesIsStopped() {
        let list = ListFixture(heights: [[100, 100]], measuring: .selfSizing)
        list.collectionView.register(RestlessCell.self, forCellWithReuseIdentifier: "restless")
        let source = RestlessSource()
        list.collectionView.dataSource = source
        let exceptions = catchingUIKitExceptions { list.screen.frames(40) }
        #expect(exceptions.isEmpty)
        #expect(list.layout.statistics.items.corrected <= 16)
    }
}

/// A cell that wants to be taller each time it is asked.
private final class RestlessCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = layoutAttributes.size.height > 150 ? 100 : 170
        return layoutAttributes
    }
}

@MainActor
private final class RestlessSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "restless", for: indexPath)
    }
}
