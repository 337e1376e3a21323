import HeadlessTools
import Testing
import UIKit

@MainActor
struct FlowLayoutSelfSizingTests {
    private func source(_ widths: [CGFloat]) -> TileSource {
        TileSource([widths.map { CGSize(width: $0, height: 30) }])
    }

    private func tiles(_ source: TileSource, hostility: Hostility = []) -> Tiles {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return Tiles(source, layout: layout, size: CGSize(width: 300, height: 200), hostility: hostility)
    }

    @Test(arguments: [Hostility(), .all])
    func cellsSizeThemselvesInBothDirections(hostility: Hostility) {
        let tiles = tiles(source([60, 80, 200, 90]), hostility: hostility)
        for _ in 0..<4 { tiles.screen.frame() }
        #expect(
            tiles.cellFrames == [
                rect(0, 0, 60, 30), rect(220, 0, 80, 30), rect(0, 40, 200, 30), rect(210, 40, 90, 30),
            ]
        )
        #expect(tiles.view.contentSize == CGSize(width: 300, height: 70))
    }

    @Test func withoutAnEstimateCellsAreNotListenedTo() {
        let tiles = Tiles(source([60, 80]), layout: UICollectionViewFlowLayout())
        tiles.screen.frame()
        #expect(tiles.cellFrames.map(\.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    }

    @Test(arguments: [Hostility(), .all])
    func measuredSizesGoWithTheirItems(hostility: Hostility) {
        let source = source([60, 80, 200])
        let tiles = tiles(source, hostility: hostility)
        for _ in 0..<4 { tiles.screen.frame() }
        tiles.view.performBatchUpdates {
            source.sections[0].insert(CGSize(width: 220, height: 30), at: 0)
            source.sections[0].remove(at: 2)
            tiles.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            tiles.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        for _ in 0..<4 { tiles.screen.frame() }
        #expect(tiles.cellFrames.map(\.width) == [220, 60, 200])
        #expect(tiles.cellFrames.map(\.minY) == [0, 0, 40])
    }

    @Test func aReloadForgetsWhatWasMeasured() {
        let source = source([60])
        let tiles = tiles(source)
        tiles.screen.frame()
        source.sections = [[nil]]
        tiles.view.reloadData()
        tiles.screen.frame()
        #expect(tiles.cellFrames.map(\.size) == [CGSize(width: 50, height: 50)])
    }

    @Test func aCellWithoutAWordOfItsOwnFitsItsContent() {
        final class Chip: UICollectionViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize,
                withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                #expect(horizontalFittingPriority == .fittingSizeLevel)
                #expect(verticalFittingPriority == .fittingSizeLevel)
                return CGSize(width: 123, height: 45)
            }
        }
        let rows = RowSource(rows: [0])
        rows.answer = { $0.dequeueReusableCell(withReuseIdentifier: "chip", for: $1) }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 10, height: 10)
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), hostility: [])
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(Chip.self, forCellWithReuseIdentifier: "chip")
        view.dataSource = rows
        screen.show(view)
        screen.frame()
        #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 123, 45)])
    }
}
