import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Changes between two layouts that a gesture drives, by UIKit's `UICollectionViewTransitionLayout`.
///
/// 60 cells of 40, 50 and 60 points in turn: in a list, and in a grid of three columns, 390 points wide.
@MainActor
@Suite struct InteractiveTransitionTests {
    @MainActor
    private final class Stage: NSObject, UICollectionViewDataSource {
        let collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let grid = SizingLayout(.grid(columns: .count(3)))

        override init() {
            super.init()
            collectionView.register(HeightCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dataSource = self
            screen.show(collectionView)
            screen.runUntilRest()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? HeightCell)?.show(CGFloat(40 + indexPath.item % 3 * 10))
            return cell
        }

        func frame(_ item: Int) -> CGRect? { collectionView.cellForItem(at: [0, item])?.frame }

        /// The frames of the cells on screen, in their order.
        var frames: [CGRect?] { collectionView.indexPathsForVisibleItems.sorted().map { frame($0.item) } }

        func scroll(to offset: CGFloat) {
            collectionView.contentOffset.y = offset
            screen.frame()
        }

        /// - Parameter progress: From 0, the list, to 1, the grid.
        func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout) {
            transition.transitionProgress = progress
            transition.invalidateLayout()
            screen.frame()
        }
    }

    @Test func cellsAreOnTheirWayBetweenTheirTrueSizes() throws {
        let stage = Stage()
        let list = try #require(stage.frame(3))
        let transition = stage.collectionView.startInteractiveTransition(to: stage.grid)
        stage.show(1, transition)
        let end = try #require(stage.frame(3))
        // A row of the grid is as tall as the tallest of its cells.
        #expect(end == CGRect(x: 0, y: 60, width: 130, height: 60))
        stage.show(0.5, transition)
        let half = try #require(stage.frame(3))
        #expect(half.minY == (list.minY + end.minY) / 2)
        #expect(half.width == (list.width + end.width) / 2)
        stage.collectionView.finishInteractiveTransition()
        stage.screen.runUntilRest()
        #expect(stage.collectionView.collectionViewLayout === stage.grid)
        #expect(stage.frame(3) == end)
        #expect(stage.collectionView.visibleCells.allSatisfy { $0.frame.height == 60 })
        #expect(stage.collectionView.contentSize.height == 1_200)
    }

    @Test func aCancelledOneLeavesTheListAsItWas() throws {
        let stage = Stage()
        stage.scroll(to: 300)
        let shown = stage.frames
        let list = stage.collectionView.collectionViewLayout
        var answer: (Bool, Bool)?
        let transition = stage.collectionView.startInteractiveTransition(to: stage.grid) { answer = ($0, $1) }
        stage.show(0.7, transition)
        stage.collectionView.cancelInteractiveTransition()
        stage.screen.runUntilRest()
        #expect(answer?.0 == false)
        #expect(stage.collectionView.collectionViewLayout === list)
        #expect(stage.collectionView.contentOffset.y == 300)
        #expect(stage.frames == shown)
        // It scrolls and measures as before.
        stage.scroll(to: 900)
        #expect(
            stage.collectionView.visibleCells.allSatisfy {
                $0.frame.height == (($0 as? HeightCell)?.height ?? 0) + 1 / 3
            }
        )
    }

    /// The first whole cell in the list is on screen in the grid, too.
    @Test(.byTurns()) func whatIsReadIsShownInTheOtherLayout() throws {
        let stage = Stage()
        stage.scroll(to: 1_200)
        let first = try #require(
            stage.collectionView.indexPathsForVisibleItems.sorted().first {
                (stage.frame($0.item)?.minY ?? 0) >= stage.collectionView.contentOffset.y
            }
        )
        let transition = stage.collectionView.startInteractiveTransition(to: stage.grid)
        for progress in [0.25, 0.5, 0.75, 1] as [CGFloat] { stage.show(progress, transition) }
        stage.collectionView.finishInteractiveTransition()
        stage.screen.runUntilRest()
        let end = try #require(stage.frame(first.item))
        #expect(stage.collectionView.bounds.contains(end))
        #expect(stage.collectionView.visibleCells.allSatisfy { $0.frame.height == 60 })
    }
}
