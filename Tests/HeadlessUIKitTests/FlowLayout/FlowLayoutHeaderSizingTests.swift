import HeadlessTools
import Testing
import UIKit

/// Headers and footers that size themselves, and when sizes are asked for again.
@MainActor
struct FlowLayoutHeaderSizingTests {
    private final class Heading: UICollectionReusableView {
        static var height: CGFloat = 70

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(width: 10, height: Heading.height)
            return layoutAttributes
        }
    }

    private func tiles(hostility: Hostility = [], configure: (UICollectionViewFlowLayout) -> Void) -> Tiles {
        Heading.height = 70
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.footerReferenceSize = CGSize(width: 0, height: 30)
        configure(layout)
        let tiles = Tiles(counts: [1, 1], layout: layout, hostility: hostility)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            tiles.view.register(Heading.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        tiles.screen.frames(4)
        return tiles
    }

    @Test(arguments: [Hostility(), .all])
    func headersAndFootersTakeTheHeightTheyWant(hostility: Hostility) {
        let tiles = tiles(hostility: hostility) { $0.estimatedItemSize = CGSize(width: 50, height: 50) }
        #expect(tiles.header(0) == rect(0, 0, 320, 70))
        #expect(tiles.frame(0) == rect(0, 70, 50, 50))
        #expect(tiles.footer(0) == rect(0, 120, 320, 70))
        #expect(tiles.header(1) == rect(0, 190, 320, 70))
        #expect(tiles.view.contentSize.height == 380)
    }

    @Test func withoutAnEstimateTheyAreNotListenedTo() {
        let tiles = tiles { _ in }
        #expect(tiles.header(0) == rect(0, 0, 320, 20))
        #expect(tiles.footer(0) == rect(0, 70, 320, 30))
    }

    @Test func aHeaderWithoutAReferenceSizeDoesNotExist() {
        let tiles = tiles {
            $0.estimatedItemSize = CGSize(width: 50, height: 50)
            $0.headerReferenceSize = .zero
        }
        #expect(tiles.header(0) == nil)
        #expect(tiles.frame(0) == rect(0, 0, 50, 50))
    }

    @Test func lengthsGoWithTheirSections() {
        let tiles = tiles { $0.estimatedItemSize = CGSize(width: 50, height: 50) }
        Heading.height = 40
        tiles.view.performBatchUpdates {
            tiles.source.sections.insert([nil], at: 0)
            tiles.view.insertSections([0])
        }
        tiles.screen.frames(2)
        #expect(tiles.header(0) == rect(0, 0, 320, 40))
        #expect(tiles.header(1) == rect(0, 130, 320, 70))
    }

    @Test func anInvalidationMeasuresAnew() {
        let tiles = tiles { $0.estimatedItemSize = CGSize(width: 50, height: 50) }
        Heading.height = 40
        tiles.view.collectionViewLayout.invalidateLayout()
        tiles.screen.frames(2)
        #expect(tiles.header(0) == rect(0, 0, 320, 40))
        #expect(tiles.footer(0) == rect(0, 90, 320, 40))
    }

    /// Cells as wide as the screen.
    private final class WideCell: UICollectionViewCell {
        weak var collectionView: UICollectionView?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            // It has no superview yet.
            guard let width = collectionView?.bounds.width else { return layoutAttributes }
            layoutAttributes.size = CGSize(width: width, height: 12_000 / width)
            return layoutAttributes
        }
    }

    @Test(arguments: [Hostility(), .all])
    func anotherWidthMeasuresAnew(hostility: Hostility) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let tiles = Tiles(counts: [2], layout: layout, size: CGSize(width: 300, height: 400), hostility: hostility)
        tiles.view.register(WideCell.self, forCellWithReuseIdentifier: "tile")
        let source = RowSource(rows: [0, 1])
        source.answer = { view, indexPath in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? WideCell)?.collectionView = view
            return cell
        }
        tiles.view.dataSource = source
        tiles.screen.frames(4)
        #expect(tiles.cellFrames == [rect(0, 0, 300, 40), rect(0, 50, 300, 40)])
        tiles.screen.rotate(to: CGSize(width: 400, height: 300))
        tiles.screen.frames(4)
        #expect(tiles.cellFrames == [rect(0, 0, 400, 30), rect(0, 40, 400, 30)])
    }
}
