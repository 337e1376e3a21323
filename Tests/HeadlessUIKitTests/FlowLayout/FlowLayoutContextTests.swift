import HeadlessTools
import Testing
import UIKit

/// What the contexts of a flow layout say about its delegate and its frames.
@MainActor
struct FlowLayoutContextTests {
    /// Keeps the flags of every context.
    private final class Watching: UICollectionViewFlowLayout {
        var flags: [[Bool]] = []

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
                flags.append([context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes])
            }
            super.invalidateLayout(with: context)
        }
    }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var height: CGFloat = 50
        var timesAsked = 0

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            timesAsked += 1
            return CGSize(width: collectionView.bounds.width, height: height)
        }
    }

    private let layout = Watching()
    private let sizes = Sizes()

    private func tiles(pins: Bool = false) -> Tiles {
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = pins
        let tiles = Tiles(counts: [20], layout: layout, size: CGSize(width: 300, height: 200))
        tiles.view.delegate = sizes
        tiles.screen.frame()
        layout.flags = []
        sizes.timesAsked = 0
        return tiles
    }

    @Test func scrollingInvalidatesNothing() {
        let tiles = tiles()
        tiles.scroll(to: 100)
        #expect(layout.flags.isEmpty)
        #expect(sizes.timesAsked == 0)
    }

    @Test func scrollingUnderAPinnedHeaderKeepsSizesAndFrames() {
        let tiles = tiles(pins: true)
        tiles.scroll(to: 100)
        #expect(layout.flags == [[false, false]])
        #expect(sizes.timesAsked == 0)
        #expect(tiles.header(0) == rect(0, 100, 300, 20))
    }

    @Test func anotherWidthAsksTheDelegateAgain() {
        let tiles = tiles()
        tiles.screen.resize(to: CGSize(width: 400, height: 200))
        tiles.screen.frame()
        #expect(layout.flags == [[true, true]])
        #expect(sizes.timesAsked == 20)
        #expect(tiles.frame(1) == rect(0, 70, 400, 50))
    }

    @Test func anotherHeightDoesNot() {
        let tiles = tiles()
        tiles.screen.resize(to: CGSize(width: 300, height: 300))
        tiles.screen.frame()
        #expect(layout.flags.isEmpty)
        #expect(sizes.timesAsked == 0)
    }

    @Test func framesAloneAreComputedAgainWithoutTheDelegate() {
        let tiles = tiles()
        sizes.height = 80
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        layout.invalidateLayout(with: context)
        tiles.screen.frame()
        #expect(sizes.timesAsked == 0)
        #expect(tiles.frame(1) == rect(0, 70, 300, 50))
        layout.invalidateLayout()
        tiles.screen.frame()
        #expect(sizes.timesAsked == 20)
        #expect(tiles.frame(1) == rect(0, 100, 300, 80))
    }

    @Test func aBatchAsksTheDelegateAgain() {
        let tiles = tiles()
        tiles.view.performBatchUpdates {
            tiles.source.sections[0].append(nil)
            tiles.view.insertItems(at: [IndexPath(item: 20, section: 0)])
        }
        #expect(layout.flags.allSatisfy { $0 == [true, true] })
        #expect(tiles.view.contentSize.height == 1070)
    }

    @Test func sizesThatCellsPreferDoNotAskTheDelegate() {
        let tiles = Tiles(TileSource([[CGSize(width: 60, height: 30)]]), layout: layout)
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        layout.flags = []
        tiles.screen.frame()
        #expect(layout.flags == [[false, true]])
        #expect(tiles.frame(0) == rect(0, 0, 60, 30))
    }
}
