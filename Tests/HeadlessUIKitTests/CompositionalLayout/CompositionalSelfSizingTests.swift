import HeadlessTools
import Testing
import UIKit

/// What views say of lengths that are estimated, on a screen of 320 by 480 points.
@MainActor
struct CompositionalSelfSizingTests {
    private func tiles(
        _ heights: [CGFloat],
        _ section: NSCollectionLayoutSection,
        hostility: Hostility = []
    ) -> Tiles {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let source = TileSource([heights.map { CGSize(width: 77, height: $0) }])
        return Tiles(source, layout: layout, hostility: hostility)
    }

    @Test(arguments: [Hostility(), .all])
    func cellsSizeThemselvesWhenTheyComeOnScreen(hostility: Hostility) {
        let tiles = tiles(Array(repeating: 200, count: 20), rows(.estimated(100)), hostility: hostility)
        for _ in 0..<4 { tiles.screen.frame() }
        #expect(tiles.cellFrames.prefix(3) == [rect(0, 0, 320, 200), rect(0, 200, 320, 200), rect(0, 400, 320, 200)])
    }

    /// Those that were on screen count with their heights, others with the estimate: the content jumps under who scrolls up.
    @Test func otherCellsCountWithTheEstimate() {
        let tiles = tiles(Array(repeating: 200, count: 20), rows(.estimated(100)))
        tiles.screen.frame()
        // Five cells were made for 480 points of estimated ones.
        #expect(tiles.view.contentSize.height == 2_500)
        tiles.view.contentOffset.y = tiles.view.contentSize.height - 480
        tiles.screen.frame()
        let before = tiles.frame(14)?.minY
        tiles.view.contentOffset.y -= 300
        tiles.screen.frame()
        #expect(before != tiles.frame(14)?.minY)
    }

    @Test func onlyEstimatedLengthsAreTheViews() {
        let tiles = tiles([60], rows(.estimated(100)))
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(0, 0, 320, 60)])
        let stated = self.tiles([60], rows(.absolute(100)))
        stated.screen.frame()
        #expect(stated.cellFrames == [rect(0, 0, 320, 100)])
    }

    /// A fraction of an estimated height is one of the estimate, and is not measured.
    @Test func fractionsOfEstimates() {
        let group = row(
            .fractionalWidth(1),
            .estimated(250),
            [item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.fractionalWidth(0.5), .estimated(40))]
        )
        let tiles = tiles([60, 70, 60], NSCollectionLayoutSection(group: group))
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(0, 0, 160, 250), rect(160, 0, 160, 70), rect(0, 250, 160, 250)])
    }

    @Test func theTallestOfARowCounts() {
        let group = row(.fractionalWidth(1), .estimated(50), [item(.fractionalWidth(0.5), .estimated(50))])
        let tiles = tiles([60, 90, 30], NSCollectionLayoutSection(group: group))
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(0, 0, 160, 60), rect(160, 0, 160, 90), rect(0, 90, 160, 30)])
        #expect(tiles.view.contentSize.height == 120)
    }

    @Test func siblingsOfOneHeight() {
        let group = row(
            .fractionalWidth(1),
            .estimated(50),
            [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))]
        )
        let tiles = tiles([60, 90], NSCollectionLayoutSection(group: group))
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(0, 0, 160, 90), rect(160, 0, 160, 90)])
    }

    @Test func insetsAreIgnoredAlongAnEstimate() {
        let tile = item(.fractionalWidth(1), .estimated(50))
        tile.contentInsets = insets(10)
        let tiles = tiles([60], NSCollectionLayoutSection(group: row(.fractionalWidth(1), .estimated(50), [tile])))
        tiles.screen.frame()
        #expect(tiles.cellFrames == [rect(10, 0, 300, 60)])
    }

    /// Tags: a line has as many as fit with their own widths.
    @Test func widthsOfTheirOwn() {
        let group = row(.fractionalWidth(1), .estimated(30), [item(.estimated(100), .estimated(30))])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let layout = UICollectionViewCompositionalLayout(section: section)
        let source = TileSource([[120, 60, 90, 200, 100].map { CGSize(width: $0, height: 34) }])
        let tiles = Tiles(source, layout: layout)
        tiles.screen.frame()
        #expect(
            tiles.cellFrames == [
                rect(0, 0, 120, 34), rect(128, 0, 60, 34), rect(196, 0, 90, 34), rect(0, 42, 200, 34),
                rect(208, 42, 100, 34),
            ]
        )
    }

    @Test func headersSizeThemselves() {
        final class Title: UICollectionReusableView {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size = CGSize(width: 1, height: 66)
                return layoutAttributes
            }
        }
        let section = rows(.absolute(50))
        let kind = UICollectionView.elementKindSectionHeader
        section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .estimated(20), .top)]
        let tiles = Tiles(counts: [1], layout: UICollectionViewCompositionalLayout(section: section))
        tiles.view.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        tiles.screen.frame()
        #expect(tiles.header(0) == rect(0, 0, 320, 66))
        #expect(tiles.frame(0)?.minY == 66)
    }

    @Test func anotherWidthForgetsWhatWasMeasured() {
        let tiles = tiles([60, 60], rows(.estimated(100)))
        tiles.screen.frame()
        #expect(tiles.view.contentSize.height == 120)
        for index in 0..<2 { tiles.source.sections[0][index] = nil }
        tiles.screen.resize(to: CGSize(width: 480, height: 320))
        for cell in tiles.view.visibleCells { (cell as? TileCell)?.wantedSize = nil }
        tiles.screen.frame()
        #expect(tiles.view.contentSize.height == 200)
    }

    /// The order of calls for a cell that prefers another height.
    @Test func theCellIsAskedAndThenTheLayout() {
        let tiles = tiles([60], rows(.estimated(100)))
        let lines = CallTrace.record { tiles.screen.frame() }.lines
        let asked = lines.firstIndex { $0.contains("preferredLayoutAttributesFitting((320, 100)) -> (77, 60)") }
        let should = lines.firstIndex { $0.contains("shouldInvalidateLayout(forPreferredLayoutAttributes") }
        let context = lines.firstIndex { $0.contains("invalidationContext(forPreferredLayoutAttributes") }
        let prepared = lines.lastIndex { $0 == "layout.prepare()" }
        #expect([asked, should, context, prepared].allSatisfy { $0 != nil }, "\(lines)")
        let order = [asked, should, context, prepared].compactMap { $0 }
        #expect(order == order.sorted())
    }

    @Test func anEstimateOfNothingIsReported() {
        var dimension: NSCollectionLayoutDimension?
        let lines = CallTrace.record { dimension = .estimated(0) }.lines
        #expect(lines.count == 1 && lines[0].contains("Invalid estimated dimension"))
        #expect(dimension?.dimension == 1)
    }
}
