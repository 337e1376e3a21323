import HeadlessTools
import Testing
import UIKit

/// The gesture by which a collection view controller lets items be carried.
@MainActor
struct ReorderingGestureTests {
    private class Controller: UICollectionViewController {
        var rows = [0, 1, 2, 3]

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.contentInsetAdjustmentBehavior = .never
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int {
            rows.count
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// As apps write it: nothing but the change of the data.
    private final class Reordering: Controller {
        override func collectionView(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            rows.insert(rows.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    private func show(_ controller: Controller) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300))
        screen.show(controller)
        screen.frame()
        return screen
    }

    private func layout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    @Test func aFingerCarriesAnItem() {
        let controller = Reordering(collectionViewLayout: layout())
        let screen = show(controller)
        let view = controller.collectionView!
        let cell = view.cellForItem(at: path(0))
        #expect(screen.pressItem(at: path(0), in: view))
        #expect(cell?.center == CGPoint(x: 150, y: 25))
        screen.carryItem(to: CGPoint(x: 150, y: 130), in: view)
        #expect(cell?.center == CGPoint(x: 150, y: 130))
        #expect(controller.rows == [0, 1, 2, 3])
        screen.dropItem(in: view)
        #expect(controller.rows == [1, 2, 0, 3])
        #expect(cell?.frame == rect(0, 100, 300, 50))
        #expect(view.indexPath(for: cell!) == path(2))
    }

    @Test func withoutTheGestureNothingIsCarried() {
        let controller = Reordering(collectionViewLayout: layout())
        controller.installsStandardGestureForInteractiveMovement = false
        let screen = show(controller)
        #expect(!screen.pressItem(at: path(0), in: controller.collectionView))
        controller.installsStandardGestureForInteractiveMovement = true
        #expect(screen.pressItem(at: path(0), in: controller.collectionView))
    }

    @Test func anItemThatNobodyTakesGoesBack() {
        let controller = Controller(collectionViewLayout: layout())
        let screen = show(controller)
        let view = controller.collectionView!
        let cell = view.cellForItem(at: path(0))
        screen.pressItem(at: path(0), in: view)
        screen.carryItem(to: CGPoint(x: 150, y: 130), in: view)
        screen.dropItem(in: view)
        #expect(view.indexPath(for: cell!) == path(0))
        #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    }
}
