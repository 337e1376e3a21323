import SizingKit
import Testing
import UIKit

/// Data that come, go and change without a word: each case has a defined answer, listed in the article "What bad data gets".
@MainActor
@Suite(.oneAtATime) struct MissingDataTests {
    private func frame(_ item: Int, in list: ListFixture) -> CGRect? {
        list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func configuringMayChangeTheDataUntold() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 20)])
        list.layout.itemSizing = { _ in
            .computed { _ in
                list.heights = [[50, 50, 50]]
                return CGSize(width: 0, height: 300)
            }
        }
        // The cells come from the data source, which the collection view asks for items that it was told of.
        list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UntoldSource(count: 20)
        list.collectionView.dataSource = source
        await list.stage.frame()
        #expect(frame(19, in: list)?.height.isFinite == true)
        source.count = 3
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(list.collectionView.contentSize.height == 900)
        #expect(frame(3, in: list) == nil)
    }

    @Test func everythingMayGoAndComeBack() async {
        let list = ListFixture(heights: [[50, 60], [70]])
        list.addHeaders { _ in 20 }
        await list.stage.frame()
        let rows = list.rows
        for isEmpty in [true, false, true, false] {
            list.collectionView.batch {
                list.rows = isEmpty ? [] : rows
                if isEmpty {
                    list.collectionView.deleteSections([0, 1])
                } else {
                    list.collectionView.insertSections([0, 1])
                }
            }
            await list.stage.runUntilRest()
            #expect(list.collectionView.contentSize.height == (isEmpty ? 0 : 220))
            #expect(list.collectionView.visibleCells.count == (isEmpty ? 0 : 3))
            #expect(list.collectionView.contentOffset.y == 0)
        }
    }

    @Test func itemsMayGoAndComeBack() async {
        let list = ListFixture(heights: [[50, 60]])
        list.addHeaders { _ in 20 }
        await list.stage.frame()
        let rows = list.rows
        let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]
        for isEmpty in [true, false] {
            list.collectionView.batch {
                list.rows = isEmpty ? [[]] : rows
                if isEmpty {
                    list.collectionView.deleteItems(at: paths)
                } else {
                    list.collectionView.insertItems(at: paths)
                }
            }
            await list.stage.runUntilRest()
            #expect(list.collectionView.contentSize.height == (isEmpty ? 20 : 130))
        }
    }

    @Test(arguments: [
        IndexPath(item: 9, section: 0), IndexPath(item: 0, section: 9), IndexPath(item: -1, section: 0),
        IndexPath(item: 0, section: -1), IndexPath(), IndexPath(index: 0),
    ])
    func indexPathsThatDoNotExistAreLeftOut(_ indexPath: IndexPath) async {
        let list = ListFixture(heights: [[50, 60]])
        await list.stage.frame()
        let layout = list.layout
        layout.invalidateSizes(at: [indexPath])
        layout.invalidateSizes(inSections: [9])
        layout.scrollExactly(toItemAt: indexPath, at: .top, animated: false)
        layout.restore(SizingPosition(key: 1), at: indexPath)
        #expect(layout.layoutAttributesForItem(at: indexPath) == nil)
        let header = UICollectionView.elementKindSectionHeader
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: indexPath) == nil)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "unknown", at: indexPath) == nil)
        await list.stage.runUntilRest()
        #expect(list.collectionView.contentOffset.y == 0)
        #expect(frame(1, in: list) == CGRect(x: 0, y: 50, width: 390, height: 60))
    }
}

/// A data source whose count may change without a word.
@MainActor
private final class UntoldSource: NSObject, UICollectionViewDataSource {
    var count: Int

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
