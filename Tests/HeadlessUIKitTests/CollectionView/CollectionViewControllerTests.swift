import HeadlessTools
import Testing
import UIKit

@MainActor
struct CollectionViewControllerTests {
    /// As Xcode's template has it.
    final class Controller: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var selected: [IndexPath] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            self.collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int {
            return 2
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int {
            return section + 1
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            return CGSize(width: 100, height: 40)
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
            return CGPoint(x: 0, y: 7)
        }
    }

    @Test func theControllerIsDataSourceAndDelegate() {
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!controller.isViewLoaded)
        let view = controller.collectionView!
        #expect(controller.view === view)
        #expect(view.dataSource === controller)
        #expect(view.delegate === controller)
        #expect(controller.collectionViewLayout === view.collectionViewLayout)
        view.frame = CGRect(x: 0, y: 0, width: 250, height: 300)
        view.layoutIfNeeded()
        #expect(
            view.visibleCells.map(\.frame) == [
                rect(0, 0, 100, 40), rect(0, 40, 100, 40), rect(150, 40, 100, 40),
            ]
        )
        #expect(
            view.delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: .zero)
                == CGPoint(x: 0, y: 7)
        )
    }

    @Test func theSelectionIsClearedWhenTheViewComesBack() {
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 0, section: 1)
        controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        controller.clearsSelectionOnViewWillAppear = false
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [path])
        controller.clearsSelectionOnViewWillAppear = true
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
}
