import UIKit

class RowsDataSource<Row>: NSObject {
    var rows: [Row] = []
}

// Objective-C reads the conformances of a class before a generic class exists.
// error: conformance of generic class 'RowsDataSource<Row>' to '@objc' protocol
extension RowsDataSource: UICollectionViewDataSourcePrefetching {
    // error: extensions of generic classes cannot contain '@objc' members
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
