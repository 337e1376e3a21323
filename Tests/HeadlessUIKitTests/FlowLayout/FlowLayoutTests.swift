import HeadlessTools
import Testing
import UIKit

@MainActor
struct FlowLayoutTests {
    @Test func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.headerReferenceSize == .zero)
        #expect(layout.footerReferenceSize == .zero)
        #expect(layout.sectionInset == .zero)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds)
        #expect(!layout.sectionFootersPinToVisibleBounds)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes)
    }

    @Test func linesAreJustifiedAndTheLastOneKeepsTheColumns() {
        let tiles = Tiles(counts: [7], layout: UICollectionViewFlowLayout())
        tiles.screen.frame()
        #expect(
            tiles.cellFrames == [
                rect(0, 0, 50, 50), rect(67.5, 0, 50, 50), rect(135, 0, 50, 50), rect(202.5, 0, 50, 50),
                rect(270, 0, 50, 50), rect(0, 60, 50, 50), rect(67.5, 60, 50, 50),
            ]
        )
        #expect(tiles.view.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func sectionInsets() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let tiles = Tiles(counts: [5, 0, 1], layout: layout)
        tiles.screen.frame()
        #expect((0..<5).map { tiles.frame($0)?.minX } == [20, 90, 160, 230, 20])
        #expect(tiles.frame(4) == rect(20, 70, 50, 50))
        #expect(tiles.frame(0, 2) == rect(20, 150 + 40 + 10, 50, 50))
        #expect(tiles.view.contentSize == CGSize(width: 320, height: 150 + 40 + 90))
    }

    @Test func itemsThatFitOnceStandInTheMiddle() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        layout.minimumLineSpacing = 3
        let tiles = Tiles(counts: [3], layout: layout)
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(60, 0, 200, 40), rect(60, 43, 200, 40), rect(60, 86, 200, 40)])
    }

    @Test func thirdsFitThreeTimes() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 0
        layout.itemSize = CGSize(width: 320.0 / 3, height: 40)
        let tiles = Tiles(counts: [3], layout: layout)
        tiles.screen.frame()
        #expect(tiles.cellFrames.map(\.minY) == [0, 0, 0])
    }

    @Test func horizontalLinesAreColumns() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 20, height: 5)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 3)
        let tiles = Tiles(counts: [4], layout: layout, size: CGSize(width: 300, height: 200))
        tiles.screen.frame()
        #expect(
            tiles.cellFrames == [
                rect(27, 0, 50, 50), rect(27, 75, 50, 50), rect(27, 150, 50, 50), rect(87, 0, 50, 50),
            ]
        )
        #expect(tiles.header(0) == rect(0, 0, 20, 200))
        #expect(tiles.view.contentSize == CGSize(width: 140, height: 200))
    }

    @Test func headersAndFooters() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        let tiles = Tiles(counts: [5, 0, 1], layout: layout)
        tiles.screen.frame()
        #expect((0..<3).map { tiles.header($0)?.minY } == [0, 100, 150])
        #expect((0..<3).map { tiles.footer($0)?.minY } == [80, 130, 230])
        #expect(tiles.footer(2) == rect(0, 230, 320, 20))
        #expect(tiles.frame(0, 2)?.minY == 180)
        let kind = UICollectionView.elementKindSectionFooter
        #expect(tiles.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [80, 130, 230])
        layout.footerReferenceSize = .zero
        tiles.screen.frame()
        #expect(tiles.footer(2) == nil)
        #expect(tiles.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }

    @Test func pinnedHeadersAreShiftedByTheEndOfTheirSection() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let tiles = Tiles(counts: [20, 20, 20], layout: layout, size: CGSize(width: 320, height: 200))
        tiles.screen.frame()
        #expect(tiles.header(0)?.minY == 0)
        tiles.scroll(to: 100)
        #expect(tiles.header(0) == rect(0, 100, 320, 30))
        let path = IndexPath(item: 0, section: 0)
        let shown = tiles.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        #expect(shown?.frame == rect(0, 100, 320, 30))
        #expect(tiles.view.subviews.suffix(2).contains { $0 === shown })
        tiles.scroll(to: 245)
        #expect(tiles.header(0)?.minY == 230)
        #expect(tiles.header(1)?.minY == 260)
        tiles.view.contentInset.top = 12
        tiles.scroll(to: 300)
        #expect(tiles.header(1)?.minY == 312)
    }

    @Test func pinnedFootersAreShiftedByTheBeginningOfTheirSection() {
        let layout = UICollectionViewFlowLayout()
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionFootersPinToVisibleBounds = true
        let tiles = Tiles(counts: [20, 20], layout: layout, size: CGSize(width: 320, height: 200))
        tiles.screen.frame()
        #expect(tiles.footer(0)?.minY == 180)
        tiles.scroll(to: 100)
        #expect(tiles.footer(0)?.minY == 230)
        #expect(tiles.footer(1)?.minY == 280)
        tiles.scroll(to: 60)
        #expect(tiles.footer(1)?.minY == 250)
    }

    @Test func contentInsetsLeaveLessRoom() {
        let tiles = Tiles(counts: [7], layout: UICollectionViewFlowLayout())
        tiles.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        tiles.screen.frame()
        #expect((0..<5).map { tiles.frame($0)?.minX } == [0, 70, 140, 210, 0])
        #expect(tiles.view.contentSize.width == 260)
    }

    @Test func sectionInsetsCountedFromTheMargins() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = .fromLayoutMargins
        layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        let tiles = Tiles(counts: [1], layout: layout)
        tiles.view.layoutMargins = UIEdgeInsets(top: 9, left: 15, bottom: 9, right: 15)
        tiles.screen.frame()
        #expect(tiles.frame(0) == rect(20, 0, 50, 50))
    }

    @Test func aChangedPropertyInvalidates() {
        let layout = UICollectionViewFlowLayout()
        let tiles = Tiles(counts: [2], layout: layout)
        tiles.screen.frame()
        layout.itemSize = CGSize(width: 100, height: 20)
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(0, 0, 100, 20), rect(110, 0, 100, 20)])
        let trace = CallTrace.record {
            layout.itemSize = CGSize(width: 100, height: 20)
            tiles.screen.frame()
        }
        #expect(trace.lines.isEmpty)
    }

    @Test func anotherWidthBreaksOtherLines() {
        let tiles = Tiles(counts: [7], layout: UICollectionViewFlowLayout())
        tiles.screen.frame()
        tiles.view.frame.size.width = 170
        tiles.screen.frame()
        #expect(
            (0..<4).map { tiles.frame($0)?.origin } == [
                CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 120, y: 0), CGPoint(x: 0, y: 60),
            ]
        )
    }

    @Test func itemsThatDoNotFitAreLogged() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize.width = 400
        let tiles = Tiles(counts: [1], layout: layout)
        let trace = CallTrace.record { tiles.screen.frame() }
        let warnings = trace.lines.filter { $0.contains("behavior of the UICollectionViewFlowLayout is not defined") }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("because: the item width must be less than the width of") == true)
    }

    @Test func aMillionItemsAreAMultiplicationAway() {
        let layout = UICollectionViewFlowLayout()
        let rows = RowSource(count: 1_000_000)
        let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        view.dataSource = rows
        layout.prepare()
        #expect(layout.collectionViewContentSize.height == 11_999_990)
        let found = layout.layoutAttributesForElements(in: rect(0, 6_000_000, 320, 50))
        #expect(found?.map(\.indexPath.item) == Array(500_000..<500_005))
        #expect(found?.first?.frame == rect(0, 6_000_000, 50, 50))
    }

    /// What a query finds is what touches it, whatever the lines are like.
    @Test(arguments: [true, false], [UICollectionView.ScrollDirection.vertical, .horizontal])
    func queriesAgreeWithSingleItems(isUniform: Bool, direction: UICollectionView.ScrollDirection) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.headerReferenceSize = CGSize(width: 15, height: 15)
        layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
        let tiles = Tiles(counts: [13, 0, 1, 40], layout: layout, size: CGSize(width: 200, height: 220))
        let delegate = SizingDelegate { path in CGSize(width: 20 + path.item * 13 % 50, height: 30 + path.item * 7 % 40)
        }
        if !isUniform { tiles.view.delegate = delegate }
        tiles.screen.frame()
        for step in 0..<60 {
            let query = rect(CGFloat(step * 11), CGFloat(step * 11), 90, 70)
            let found = layout.layoutAttributesForElements(in: query)!
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
            let expected = tiles.source.sections.indices.flatMap { section in
                tiles.source.sections[section].indices.map { IndexPath(item: $0, section: section) }
            }
            .filter { path in
                let frame = layout.layoutAttributesForItem(at: path)!.frame
                return frame.minX < query.maxX && frame.maxX > query.minX && frame.minY < query.maxY
                    && frame.maxY > query.minY
            }
            #expect(found == expected)
        }
    }
}
