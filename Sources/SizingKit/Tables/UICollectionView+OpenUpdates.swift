import UIKit

extension UICollectionView {
    /// Whether the data may be ahead of what the collection view has been told: rows are dragged, or a table view is between
    /// `beginUpdates()` and `endUpdates()`, which UIKit knows nothing of.
    var hasOpenUpdates: Bool {
        hasUncommittedUpdates || (self as? SizingTableView)?.openUpdateCount ?? 0 > 0
    }
}
