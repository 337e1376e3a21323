import UIKit

extension UICollectionView {
    /// Whether the data may be ahead of what the collection view has been told: rows are dragged, or a
    /// subclass collects updates that UIKit knows nothing of, as a table between `beginUpdates()` and `endUpdates()`.
    var hasOpenUpdates: Bool {
        hasUncommittedUpdates || (self as? SizingCollectionView)?.openUpdateCount ?? 0 > 0
    }
}
