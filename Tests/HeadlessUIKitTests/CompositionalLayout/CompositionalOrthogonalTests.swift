import HeadlessTools
import Testing
import UIKit

/// Sections that scroll across the layout, on a screen of 320 by 480 points.
@MainActor
struct CompositionalOrthogonalTests {
    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        width: CGFloat = 200
    ) -> NSCollectionLayoutSection {
        let group = row(.absolute(width), .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = insets(20)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func drag(_ tiles: Tiles, by distance: CGFloat) {
        tiles.screen.touchDown(at: CGPoint(x: 250, y: 60))
        for step in 1...10 { tiles.screen.moveTouch(to: CGPoint(x: 250 + distance * CGFloat(step) / 10, y: 60)) }
        tiles.screen.liftTouch()
        tiles.screen.runUntilRest()
    }

    @Test func groupsFollowOneAnotherAcrossTheLayout() {
        let section = section(.continuous)
        section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .absolute(40), .top)]
        let tiles = Tiles([4, 1], section)
        #expect((0..<4).map { tiles.frame($0) } == [20, 230, 440, 650].map { rect($0, 60, 200, 100) })
        #expect(tiles.header(0) == rect(20, 0, 280, 40))
        #expect(tiles.frame(0, 1) == rect(20, 240, 200, 100))
        #expect(tiles.view.contentSize == CGSize(width: 320, height: 360))
    }

    @Test func aFingerScrollsFromGroupToGroup() {
        let tiles = Tiles([4], section(.groupPaging))
        drag(tiles, by: -60)
        #expect(tiles.frame(1)?.minX == 20)
        drag(tiles, by: 60)
        #expect(tiles.frame(0)?.minX == 20)
        #expect(tiles.view.contentOffset == .zero)
    }

    @Test func groupsInTheMiddle() {
        let tiles = Tiles([3], section(.groupPagingCentered))
        #expect(tiles.frame(0) == rect(60, 20, 200, 100))
        drag(tiles, by: -60)
        #expect(tiles.frame(1) == rect(60, 20, 200, 100))
    }

    @Test func scrollingToAnItemMovesItsSection() {
        let tiles = Tiles([6, 30], section(.continuous))
        tiles.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
        tiles.screen.frame()
        #expect(tiles.frame(4)?.minX == 0)
        tiles.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
        tiles.screen.frame()
        #expect(tiles.frame(5)?.maxX == 300)
    }

    @Test func theHandlerChangesWhatIsVisible() {
        let section = section(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset.x)
            for item in items { item.alpha = item.frame.minX - offset.x < 20 ? 0.5 : 1 }
        }
        let tiles = Tiles([6], section)
        #expect(offsets.last == 0)
        #expect(tiles.view.visibleCells.map(\.alpha) == [1, 1])
        tiles.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .left, animated: false)
        tiles.screen.frame()
        #expect(offsets.last == 230)
        #expect(tiles.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        #expect(tiles.view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
    }

    @Test func theHandlerOfASectionThatFollowsTheLayoutSeesItsOffset() {
        let section = rows(.absolute(100))
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.y) }
        let tiles = Tiles([20], section)
        tiles.scroll(to: 130)
        #expect(offsets.last == 130)
    }

    @Test func theTallestGroupThatWasOnScreenIsTheHeight() {
        let group = row(.absolute(150), .estimated(100), [item(.fractionalWidth(1), .estimated(100))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let source = TileSource([[60, 80, 50, 90].map { CGSize(width: 150, height: $0) }])
        let tiles = Tiles(source, layout: UICollectionViewCompositionalLayout(section: section))
        tiles.screen.frame()
        #expect(tiles.view.contentSize.height == 80)
    }

    @Test func fromRightToLeft() {
        let layout = UICollectionViewCompositionalLayout(section: section(.groupPaging))
        let tiles = Tiles(counts: [4], layout: layout)
        tiles.view.semanticContentAttribute = .forceRightToLeft
        tiles.screen.frame()
        #expect(tiles.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == rect(100, 20, 200, 100))
        tiles.screen.touchDown(at: CGPoint(x: 100, y: 60))
        for step in 1...10 { tiles.screen.moveTouch(to: CGPoint(x: 100 + CGFloat(step) * 6, y: 60)) }
        tiles.screen.liftTouch()
        tiles.screen.runUntilRest()
        #expect(tiles.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == rect(100, 20, 200, 100))
    }
}
