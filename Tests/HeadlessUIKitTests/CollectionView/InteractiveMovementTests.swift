import HeadlessTools
import Testing
import UIKit

@MainActor
struct InteractiveMovementTests {
    private final class Source: RowSource {
        override func collectionView(
            _ collectionView: UICollectionView,
            canMoveItemAt indexPath: IndexPath
        ) -> Bool {
            rows[indexPath.item] != 7
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            rows.insert(rows.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    private func rows() -> Rows {
        let rows = Rows(Source(rows: [5, 6, 7, 8]))
        rows.screen.frame()
        return rows
    }

    @Test func theItemFollowsTheFingerAndTheOthersMakeRoom() {
        let rows = rows()
        let cell = rows.cell(0)
        #expect(rows.view.beginInteractiveMovementForItem(at: path(0)))
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 220))
        rows.screen.frame()
        #expect(rows.view.indexPath(for: cell!) == path(2))
        #expect(cell?.center == CGPoint(x: 150, y: 220))
        #expect(rows.view.subviews.last === cell)
        #expect(rows.titles == ["6", "7", "5"])
        #expect(rows.source.rows == [5, 6, 7, 8])
        rows.view.endInteractiveMovement()
        rows.screen.frame()
        #expect(rows.source.rows == [6, 7, 5, 8])
        #expect(cell?.frame.minY == 200)
        #expect(rows.titles == ["6", "7", "5"])
    }

    @Test func theHooksComeInUIKitsOrder() {
        let rows = rows()
        let trace = rows.record {
            _ = rows.view.beginInteractiveMovementForItem(at: path(0))
            rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            rows.view.endInteractiveMovement()
        }
        #expect(
            trace == [
                "dataSource.canMoveItem(0, 0) -> true",
                "layout.invalidationContext(forInteractivelyMovingItems: 0, 0)",
                "layout.invalidateLayout(with: plain)",
                "layout.targetIndexPath(forInteractivelyMovingItem: 0, 0, withPosition: (150, 150))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 400)",
                "layout.layoutAttributesForElements(in: (150, 150, 1, 1))",
                "layout.invalidationContext(forInteractivelyMovingItems: 0, 1)",
                "layout.invalidateLayout(with: plain)",
                "dataSource.moveItem(0, 0 to 0, 1)",
                "layout.invalidationContextForEndingInteractiveMovementOfItems(cancelled: false)",
                "layout.invalidateLayout(with: plain)",
            ]
        )
    }

    @Test func aCancelledMovementPutsTheItemBack() {
        let rows = rows()
        _ = rows.view.beginInteractiveMovementForItem(at: path(0))
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 220))
        rows.screen.frame()
        rows.view.cancelInteractiveMovement()
        rows.screen.frame()
        #expect(rows.source.rows == [5, 6, 7, 8])
        #expect(rows.titles == ["5", "6", "7"])
        #expect(rows.view.visibleCells.map(\.frame.minY) == [0, 100, 200])
    }

    @Test func cellsThatComeInMeanwhileAreAskedForInTheOrderOfTheData() {
        let rows = rows()
        _ = rows.view.beginInteractiveMovementForItem(at: path(0))
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 290))
        rows.screen.frame()
        rows.view.contentOffset.y = 100
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
        let trace = rows.record { rows.screen.frame() }
        #expect(trace.contains("dataSource.cellForItem(0, 3)"))
        #expect(rows.titles == ["7", "8", "5"])
    }

    @Test func theDataSourceMayRefuse() {
        let rows = rows()
        #expect(!rows.view.beginInteractiveMovementForItem(at: path(2)))
        #expect(!rows.view.beginInteractiveMovementForItem(at: path(30)))
    }
}
