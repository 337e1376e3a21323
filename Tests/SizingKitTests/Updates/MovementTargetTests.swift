import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Rows that are carried over the footers of sections, and rows that change while others are carried.
@MainActor
@Suite struct MovementTargetTests {
    private final class Screen: NSObject, UICollectionViewDataSource {
        let rows = MovableRows()
        let layout = SizingListLayout.bare()
        let view: UICollectionView
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)

        override init() {
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(
                    UICollectionReusableView.self,
                    forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "boundary"
                )
            }
            layout.itemSizing = { [rows] in .fixed(CGSize(width: 0, height: rows.height(at: $0))) }
            layout.headerSizing = { _ in .fixed(height: 30) }
            layout.footerSizing = { _ in .fixed(height: 40) }
            view.dataSource = self
            screen.show(view)
            screen.frame()
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { rows.heights.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            rows.heights[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "boundary",
                for: indexPath
            )
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

        func collectionView(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            rows.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }

        var shownHeights: [[CGFloat]] {
            (0..<view.numberOfSections).map { section in
                (0..<view.numberOfItems(inSection: section)).compactMap {
                    layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.height
                }
            }
        }

        /// The middle of a header or a footer, as the layout shows it now.
        func middle(ofKind kind: String, _ section: Int) -> CGPoint {
            let frame = layout.layoutAttributesForSupplementaryView(
                ofKind: kind,
                at: IndexPath(item: 0, section: section)
            )?.frame
            return CGPoint(x: frame?.midX ?? -1, y: frame?.midY ?? -1)
        }
    }

    /// Over a footer, a row becomes the last of that section, be it its own or another.
    @Test(arguments: [0, 1], [0, 1, 4])
    func overAFooterARowBecomesTheLast(_ section: Int, _ item: Int) {
        let list = Screen()
        #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
        let footer = list.middle(ofKind: UICollectionView.elementKindSectionFooter, section)
        list.view.updateInteractiveMovementTargetPosition(footer)
        list.screen.frame()
        let height = list.rows.heights[0][item]
        #expect(list.shownHeights[section].last == height)
        list.view.endInteractiveMovement()
        list.screen.runUntilRest()
        #expect(list.rows.heights[section].last == height)
        #expect(list.shownHeights == list.rows.heights)
        #expect(list.rows.faults == 0)
    }

    @Test(arguments: [0, 1], [1, 4])
    func overAHeaderARowBecomesTheFirst(_ section: Int, _ item: Int) {
        let list = Screen()
        #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
        let header = list.middle(ofKind: UICollectionView.elementKindSectionHeader, section)
        list.view.updateInteractiveMovementTargetPosition(header)
        list.screen.frame()
        let height = list.rows.heights[0][item]
        list.view.endInteractiveMovement()
        list.screen.runUntilRest()
        #expect(list.rows.heights[section].first == height)
        #expect(list.shownHeights == list.rows.heights)
    }

    /// A size that was invalidated and not yet measured again is that of its row, also if the row gives way to the one that is carried.
    @Test func anInvalidatedSizeFollowsItsRow() {
        let list = Screen()
        #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 280))
        list.screen.frame()
        #expect(list.shownHeights[0] == [50, 70, 80, 60, 90])
        // The row of 80 points is the third on screen, and the fourth of the data.
        list.rows.heights[0][3] = 85
        list.layout.invalidateSizes(at: [IndexPath(item: 2, section: 0)])
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 90))
        list.screen.frame()
        #expect(list.shownHeights[0] == [50, 60, 70, 85, 90])
        list.view.cancelInteractiveMovement()
        list.screen.runUntilRest()
        #expect(list.shownHeights == list.rows.heights)
    }
}
