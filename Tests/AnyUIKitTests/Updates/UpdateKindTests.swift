import SizingKit
import Testing
import UIKit

/// The nine ways in which a table changes, for sizes that have no key and are known by their index paths only. Each must
/// leave every measured size with its own item.
@MainActor
@Suite(.oneAtATime) struct UpdateKindTests {
    /// Three sections of six rows, each as tall as no other, all measured.
    private func list() async -> ListFixture {
        let list = ListFixture(
            heights: [20, 26, 32].map { first in (first..<first + 6).map { CGFloat($0) } },
            measuring: .computed
        )
        await list.stage.frames(6)
        return list
    }

    /// Changes the data and the view, and compares all heights with the truth.
    ///
    /// - Returns: The number of rows that were measured for it.
    private func measuredAfter(_ change: @escaping (ListFixture) -> Void) async -> Int {
        let list = await list()
        let before = list.measured.count
        #expect(before == 18)
        list.collectionView.batch { change(list) }
        await list.stage.frames(6)
        for (section, heights) in list.heights.enumerated() {
            let found = heights.indices.map { item in
                list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.height
            }
            #expect(found == heights)
        }
        #expect(list.layout.estimatedItemCount == 0)
        return list.measured.count - before
    }

    private func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func rows(_ heights: [CGFloat]) -> [ListFixture.Row] {
        heights.map { ListFixture.Row(id: -Int($0), height: $0) }
    }

    @Test func insertingSections() async {
        let measured = await measuredAfter { list in
            list.rows.insert(rows([200, 201]), at: 0)
            list.rows.insert(rows([210]), at: 4)
            list.collectionView.insertSections([0, 4])
        }
        #expect(measured == 3)
    }

    @Test func deletingSections() async {
        let measured = await measuredAfter { list in
            list.rows.remove(at: 1)
            list.collectionView.deleteSections([1])
        }
        #expect(measured == 0)
    }

    /// Deleting them one after the other in ascending order would delete others.
    @Test func deletingSeveralSectionsAtOnce() async {
        let measured = await measuredAfter { list in
            list.rows = [list.rows[2]]
            list.collectionView.deleteSections([0, 1])
        }
        #expect(measured == 0)
    }

    @Test func reloadingSections() async {
        let measured = await measuredAfter { list in
            list.rows[1] = rows([220, 221, 222])
            list.collectionView.reloadSections([1])
        }
        #expect(measured == 3)
    }

    /// A section that moves leaves no other in its place: the sections in between follow.
    @Test func movingASection() async {
        let measured = await measuredAfter { list in
            list.rows.append(list.rows.removeFirst())
            list.collectionView.moveSection(0, toSection: 2)
        }
        #expect(measured == 0)
    }

    @Test func insertingRows() async {
        let measured = await measuredAfter { list in
            list.rows[0].insert(contentsOf: rows([230, 231]), at: 2)
            list.rows[2].insert(contentsOf: rows([232]), at: 0)
            list.collectionView.insertItems(at: [path(2, 0), path(3, 0), path(0, 2)])
        }
        #expect(measured == 3)
    }

    @Test func insertingRowsAtAndPastTheOldEnd() async {
        let measured = await measuredAfter { list in
            list.rows[1].append(contentsOf: rows([240, 241, 242]))
            list.collectionView.insertItems(at: [path(8, 1), path(6, 1), path(7, 1)])
        }
        #expect(measured == 3)
    }

    @Test func deletingRows() async {
        let measured = await measuredAfter { list in
            list.rows[0].remove(at: 4)
            list.rows[0].remove(at: 1)
            list.rows[1].remove(at: 0)
            list.collectionView.deleteItems(at: [path(1, 0), path(4, 0), path(0, 1)])
        }
        #expect(measured == 0)
    }

    @Test func reloadingRows() async {
        let measured = await measuredAfter { list in
            list.rows[0][3].height = 250
            list.rows[2][5].height = 251
            list.collectionView.reloadItems(at: [path(3, 0), path(5, 2)])
        }
        #expect(measured == 2)
    }

    /// A row that moves does not change places with the one that is there.
    @Test func movingARowWithinItsSection() async {
        let measured = await measuredAfter { list in
            list.rows[0].insert(list.rows[0].remove(at: 0), at: 4)
            list.collectionView.moveItem(at: path(0, 0), to: path(4, 0))
        }
        #expect(measured == 0)
    }

    @Test func movingARowToAnotherSection() async {
        let measured = await measuredAfter { list in
            let row = list.rows[0].remove(at: 5)
            list.rows[2].insert(row, at: 1)
            list.collectionView.moveItem(at: path(5, 0), to: path(1, 2))
        }
        #expect(measured == 0)
    }

    @Test func reloadingAllMeasuresWhatHasNoKey() async {
        let list = await list()
        list.heights = [[70, 71], [72]]
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(list.measured.count == 21)
        #expect(list.layout.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 141)
    }

    @Test func reloadingAllFindsWhatHasOne() async {
        let list = ListFixture(heights: [[70, 71], [72]])
        await list.stage.frame()
        list.collectionView.reloadData()
        await list.stage.frame()
        #expect(list.layout.statistics.items.measured == 3)
        #expect(list.layout.statistics.items.cacheHits == 3)
    }
}
