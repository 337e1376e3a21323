import HeadlessTools
import Testing
import UIKit

/// Layouts as they are written for iOS, and where they put things.
@MainActor
struct WildFlowLayoutTests {
    private func sizes(_ layout: UICollectionViewFlowLayout, _ widths: [CGFloat]) -> (Tiles, SizingDelegate) {
        let tiles = Tiles(counts: [widths.count], layout: layout, size: CGSize(width: 300, height: 300))
        let delegate = SizingDelegate { CGSize(width: widths[$0.item], height: 30) }
        tiles.view.delegate = delegate
        tiles.screen.frame()
        return (tiles, delegate)
    }

    @Test func linesPackedToTheLeft() {
        let layout = LeftAlignedFlowLayout()
        layout.sectionInset.left = 5
        let (tiles, delegate) = sizes(layout, [100, 80, 120, 60])
        #expect(
            tiles.cellFrames.map(\.origin) == [
                CGPoint(x: 5, y: 0), CGPoint(x: 115, y: 0), CGPoint(x: 5, y: 40), CGPoint(x: 135, y: 40),
            ]
        )
        #expect(delegate.timesAsked == 4)
    }

    @Test func linesInTheMiddle() {
        let (tiles, _) = sizes(CenteredFlowLayout(), [100, 80, 120, 60])
        #expect(tiles.cellFrames.map(\.minX) == [55, 165, 55, 185])
    }

    @Test func columnsFollowTheWidth() {
        let tiles = Tiles(counts: [4], layout: ColumnFlowLayout(columns: 3), size: CGSize(width: 332, height: 400))
        tiles.screen.frame()
        #expect(
            tiles.cellFrames == [
                rect(8, 8, 100, 100), rect(116, 8, 100, 100), rect(224, 8, 100, 100), rect(8, 116, 100, 100),
            ]
        )
        tiles.view.frame.size.width = 182
        tiles.screen.frame()
        #expect(tiles.cellFrames.map(\.minX) == [8, 66, 124, 8])
    }

    @Test func theItemInTheMiddleOfTheCarouselIsLarge() {
        let tiles = Tiles(counts: [9], layout: CarouselFlowLayout(), size: CGSize(width: 300, height: 100))
        tiles.view.contentOffset.x = 140
        tiles.screen.frame()
        let middle = tiles.view.cellForItem(at: IndexPath(item: 2, section: 0))
        let side = tiles.view.cellForItem(at: IndexPath(item: 3, section: 0))
        #expect(middle?.transform == .identity)
        #expect(middle?.frame == rect(240, 0, 100, 100))
        #expect(side?.transform.a == 0.7)
        #expect(tiles.view.subviews.last === middle)
        let target = tiles.view.collectionViewLayout.targetContentOffset(
            forProposedContentOffset: CGPoint(x: 190, y: 0),
            withScrollingVelocity: .zero
        )
        #expect(target == CGPoint(x: 140, y: 0))
    }

    @Test func headersStickToTheTop() {
        let layout = StickyHeaderFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let tiles = Tiles(counts: [20, 20], layout: layout, size: CGSize(width: 320, height: 200))
        tiles.scroll(to: 100)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(tiles.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [100, 260])
        tiles.scroll(to: 240)
        #expect(tiles.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [230, 260])
    }

    @Test func theWheelTurns() {
        let tiles = Tiles(counts: [4], layout: CircularLayout(), size: CGSize(width: 300, height: 300))
        func centers() -> [CGPoint] {
            tiles.view.visibleCells.map {
                CGPoint(x: $0.center.x.rounded(), y: ($0.center.y - tiles.view.contentOffset.y).rounded())
            }
        }
        tiles.screen.frame()
        let around = [CGPoint(x: 250, y: 150), CGPoint(x: 150, y: 250), CGPoint(x: 50, y: 150), CGPoint(x: 150, y: 50)]
        #expect(centers() == around)
        #expect(tiles.view.visibleCells.map(\.bounds.size) == Array(repeating: CGSize(width: 40, height: 60), count: 4))
        #expect(tiles.view.visibleCells.map { $0.frame.width.rounded() } == [40, 60, 40, 60])
        tiles.scroll(to: 100)
        #expect(centers() == [around[3], around[0], around[1], around[2]])
    }

    @Test func attributesMovedWithoutACopyAreLogged() {
        final class Careless: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let attributes = super.layoutAttributesForElements(in: rect)
                attributes?.last?.frame.origin.x += 3
                return attributes
            }
        }
        func faults(_ layout: UICollectionViewLayout) -> [String] {
            let tiles = Tiles(counts: [2], layout: layout)
            let trace = CallTrace.record {
                tiles.screen.frame()
                layout.invalidateLayout()
                tiles.screen.frame()
            }
            return trace.lines.filter { $0.hasPrefix("log:") }
        }
        #expect(
            faults(Careless()) == [
                """
                log: UICollectionViewFlowLayout has cached frame mismatch for index path 0, 1 - cached value: \
                (70.5, 0, 50, 50); expected value: (67.5, 0, 50, 50). This is likely occurring because the flow layout \
                subclass Careless is modifying attributes returned by UICollectionViewFlowLayout without copying them
                """
            ]
        )
        #expect(faults(LeftAlignedFlowLayout()).isEmpty)
    }
}
