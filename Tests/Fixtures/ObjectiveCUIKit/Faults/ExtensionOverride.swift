import UIKit

final class NumbersDataSource: UICollectionViewDiffableDataSource<Int, Int> {}

// Only what Objective-C dispatches can be overridden in an extension.
extension NumbersDataSource {
    // error: cannot be overridden from extension
    override func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> { super.snapshot() }
}
