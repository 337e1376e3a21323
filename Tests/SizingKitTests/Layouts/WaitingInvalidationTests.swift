import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Sizes that are invalidated by index paths while the layout waits for its next pass, before which the data change.
@MainActor
@Suite struct WaitingInvalidationTests {
    enum Change: CaseIterable, Sendable {
        case reload
        /// Another layout has the collection view meanwhile.
        case anotherLayout
    }

    /// Rows whose heights the app computes, so that no shown cell tells another one.
    private final class Rows: NSObject, UICollectionViewDataSource {
        var ids = Array(0..<8)
        var heights = Array(repeating: CGFloat(40), count: 8)
        let layout = SizingListLayout()
        let view: SizingCollectionView

        override init() {
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.section = .bareList()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            layout.itemSizing = { [unowned self] in
                let height = heights[ids[$0.item]]
                return .computed(key: ids[$0.item]) { CGSize(width: $0.width ?? 0, height: height) }
            }
            view.dataSource = self
        }

        /// The heights of the shown rows by their identifiers.
        var shownHeights: [Int: CGFloat] {
            Dictionary(
                uniqueKeysWithValues: view.visibleCells.compactMap { cell in
                    view.indexPath(for: cell).map { (ids[$0.item], cell.frame.height) }
                }
            )
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            ids.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }

    @Test(arguments: Change.allCases) func itIsTheItemOfThenThatIsMeasuredAgain(_ change: Change) {
        let (screen, rows) = (HeadlessScreen(), Rows())
        screen.show(rows.view)
        screen.frames(2)
        // The layout is to be prepared again: until then it knows no counts.
        rows.layout.sectionSpacing = 21
        rows.heights[1] = 90
        rows.layout.invalidateSizes(at: [IndexPath(item: 1, section: 0)])
        switch change {
        case .reload:
            rows.ids.reverse()
            rows.view.reloadData()
        case .anotherLayout:
            rows.view.collectionViewLayout = UICollectionViewFlowLayout()
            rows.ids.reverse()
            rows.view.reloadData()
            rows.view.collectionViewLayout = rows.layout
        }
        screen.frames(3)
        #expect(rows.shownHeights == Dictionary(uniqueKeysWithValues: rows.heights.enumerated().map { ($0, $1) }))
    }

    /// The other items keep their sizes.
    @Test func anItemIsInvalidatedWhileAnotherLayoutIsThere() {
        let (screen, rows) = (HeadlessScreen(), Rows())
        screen.show(rows.view)
        screen.frames(2)
        rows.view.collectionViewLayout = UICollectionViewFlowLayout()
        screen.frame()
        rows.heights[1] = 90
        rows.layout.invalidateSizes(at: [IndexPath(item: 1, section: 0)])
        #expect(rows.layout.sizingCache.count == 7)
        rows.view.collectionViewLayout = rows.layout
        screen.frames(3)
        #expect(rows.shownHeights == Dictionary(uniqueKeysWithValues: rows.heights.enumerated().map { ($0, $1) }))
    }
}
