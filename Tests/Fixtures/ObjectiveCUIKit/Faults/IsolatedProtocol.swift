import UIKit

struct Counter {
    var dataSource: any UICollectionViewDataSource

    func items(in collectionView: UICollectionView) -> Int {
        // error: call to main actor-isolated instance method
        dataSource.collectionView(collectionView, numberOfItemsInSection: 0)
    }
}
