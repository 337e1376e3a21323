import UIKit

@MainActor
func sections(of collectionView: UICollectionView) -> Int {
    // The data source need not have the method.
    // error: must be unwrapped
    collectionView.dataSource.map { $0.numberOfSections(in: collectionView) } ?? 1
}
