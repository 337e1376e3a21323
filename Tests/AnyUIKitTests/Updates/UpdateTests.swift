import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct UpdateTests {
    private func list(count: Int = 200) async -> ListFixture {
        let list = ListFixture(
            heights: [(0..<count).map { CGFloat(40 + $0 % 7 * 25) }],
            estimate: CGSize(width: 60, height: 60)
        )
        await list.stage.runUntilRest()
        return list
    }

    private func screenPlace(of id: Int, in list: ListFixture) -> CGFloat? {
        let view = list.collectionView
        for cell in view.visibleCells {
            guard let indexPath = view.indexPath(for: cell) else { continue }
            if list.rows[indexPath.section][indexPath.item].id == id { return cell.frame.minY - view.contentOffset.y }
        }
        return nil
    }

    @Test func whatIsInsertedAtTheVeryStartIsSeenThere() async {
        let list = await list()
        list.collectionView.batch {
            list.rows[0].insert(.init(id: -1, height: 70), at: 0)
            list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        await list.stage.frame()
        #expect(list.collectionView.contentOffset.y == 0)
        #expect(screenPlace(of: -1, in: list) == 0)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 70)
    }

    @Test func insertedItemsHaveTheirTrueHeightAtOnce() async {
        let list = await list()
        list.collectionView.batch {
            list.rows[0].insert(.init(id: -1, height: 321), at: 2)
            list.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.height == 321)
    }

    @Test func movedItemsKeepTheirSize() async {
        let list = await list()
        let measured = list.measured.count
        list.collectionView.batch {
            list.rows[0].swapAt(1, 3)
            list.collectionView.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 3, section: 0))
            list.collectionView.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 0))
        }
        await list.stage.frame()
        #expect(list.measured.count == measured)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 115)
    }

    @Test func deletingNearlyAllShowsWhatIsLeft() async {
        let list = await list()
        list.collectionView.contentOffset.y = 8_000
        await list.stage.runUntilRest()
        list.collectionView.batch {
            list.rows[0].removeSubrange(3...)
            list.collectionView.deleteItems(at: (3..<200).map { IndexPath(item: $0, section: 0) })
        }
        await list.stage.runUntilRest()
        #expect(list.collectionView.visibleCells.count == 3)
        #expect(list.collectionView.contentOffset.y == 0)
    }

    @Test func sectionsComeGoAndMoveWithTheirSizes() async {
        let list = ListFixture(heights: [[50, 60], [70], [80, 90]])
        list.addHeaders { _ in 20 }
        await list.stage.frame()
        list.collectionView.batch {
            let last = list.rows.remove(at: 2)
            list.rows.remove(at: 0)
            list.rows.insert(last, at: 0)
            list.rows.append([.init(id: -1, height: 33)])
            list.collectionView.moveSection(2, toSection: 0)
            list.collectionView.deleteSections([0])
            list.collectionView.insertSections([2])
        }
        await list.stage.frame()
        let frames = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: 0, section: 2)]
            .map {
                list.layout.layoutAttributesForItem(at: $0)?.frame.minY
            }
        #expect(frames == [20, 210, 300])
        #expect(list.layout.statistics.items.measured == 6)
    }
}
