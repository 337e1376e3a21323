import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What the article on subclasses of layouts says. The room at the end has tests of its own.
@MainActor
@Suite struct SubclassPageTests {
    nonisolated static let modes: [Hostility] = [[], .all]

    private func list(_ layout: SizingLayout, _ hostility: Hostility) -> TextsFixture {
        let list = TextsFixture(TextsFixture.texts(60), layout, measuring: .template, hostility: hostility)
        list.screen.frame()
        return list
    }

    @Test(arguments: modes) func rowsFadeAsTheyScroll(_ hostility: Hostility) {
        let list = list(FadingLayout(), hostility)
        let view = list.collectionView
        for velocity in [0, 2_000, -700] as [CGFloat] {
            list.screen.fling(view, velocity: velocity)
            list.screen.runUntilRest()
            let cells = view.visibleCells
            #expect(cells.count > 4)
            for cell in cells {
                let distance = abs(cell.center.y - view.bounds.midY) / view.bounds.height
                #expect(abs(cell.alpha - max(0, 1 - distance)) < 0.001)
                #expect(abs(cell.transform.a - (1 - distance / 10)) < 0.001)
                let text = list.texts[view.indexPath(for: cell)?.item ?? 0]
                #expect(abs(cell.bounds.height - TextsFixture.height(of: text)) < 0.5)
            }
        }
    }

    /// With abandoned batches, nothing is animated.
    @Test(arguments: modes) func deletedRowsLeaveSideways(_ hostility: Hostility) throws {
        let list = list(LeavingLayout(), hostility.subtracting(.abandonedBatches))
        let view = list.collectionView
        list.texts.remove(at: 1)
        view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
        let leaving = list.screen.animations(in: view).filter { $0.indexPathBefore == IndexPath(item: 1, section: 0) }
        #expect(leaving.map(\.end.frame.minX) == [view.bounds.width])
        list.screen.runUntilRest()
        for other in view.visibleCells { #expect(other.frame.minX == 0) }
    }

    private final class Squares: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        }
    }

    @Test(arguments: modes) func squaresAreAsManyAsFit(_ hostility: Hostility) {
        let (screen, squares) = (HeadlessScreen(hostility: hostility), Squares())
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: SquaresLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        view.dataSource = squares
        screen.show(view)
        screen.frame()
        #expect(view.visibleCells.allSatisfy { $0.frame.width == 123 })
        screen.rotate(to: CGSize(width: 844, height: 390))
        screen.runUntilRest()
        #expect(view.visibleCells.count > 7 && view.visibleCells.allSatisfy { $0.frame.width == 112 })
    }
}
