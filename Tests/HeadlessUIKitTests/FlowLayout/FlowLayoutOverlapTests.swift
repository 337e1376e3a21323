import HeadlessTools
import Testing
import UIKit

/// Lines that lie over one another, and items beyond the edges of their sections: each is found wherever it reaches to.
@MainActor
@Suite struct FlowLayoutOverlapTests {
    private final class Heights: NSObject, UICollectionViewDelegateFlowLayout {
        var heights: [CGFloat]

        init(_ heights: [CGFloat]) {
            self.heights = heights
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 300, height: heights[indexPath.item % heights.count])
        }
    }

    /// Asks for strips of the content, and for each item by itself.
    private func check(_ tiles: Tiles, sourceLocation: SourceLocation = #_sourceLocation) {
        tiles.screen.frame()
        let layout = tiles.view.collectionViewLayout
        let all = (0..<tiles.view.numberOfSections).flatMap { section in
            (0..<tiles.view.numberOfItems(inSection: section)).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
            }
        }
        for y in stride(from: -200, to: tiles.view.contentSize.height + 400, by: 17) {
            let strip = CGRect(x: 0, y: y, width: 320, height: 13)
            let found = (layout.layoutAttributesForElements(in: strip) ?? [])
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
            let expected = all.filter { $0.frame.intersects(strip) }.map(\.indexPath)
            #expect(found == expected, "from \(y)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [-30, -140, -190, -200, -230] as [CGFloat])
    func linesOfOneHeight(_ spacing: CGFloat) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 200)
        layout.minimumLineSpacing = spacing
        check(Tiles(counts: [14, 3], layout: layout))
    }

    @Test(arguments: [-5, -40, -70, -300] as [CGFloat])
    func linesOfSeveralHeights(_ spacing: CGFloat) {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = spacing
        let tiles = Tiles(counts: [12, 5], layout: layout)
        let heights = Heights([300, 20, 80, 40])
        tiles.view.delegate = heights
        check(tiles)
    }

    @Test func itemsBeyondTheirSections() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.sectionInset = UIEdgeInsets(top: -60, left: 0, bottom: -90, right: 0)
        check(Tiles(counts: [2, 0, 1, 4, 1], layout: layout))
    }
}
