import UIKit

/// A table's data source that brings the data source of the collection view with it.
@MainActor
protocol TableItemsOwner: AnyObject {
    var collectionViewDataSource: any UICollectionViewDataSource { get }
}
