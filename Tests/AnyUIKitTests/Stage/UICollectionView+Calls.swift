import UIKit

/// Calls of UIKit for tests that are asynchronous.
///
/// The compiler makes an asynchronous function of each of Objective-C's methods that has a completion, and takes that one where
/// it can: the test would wait until an animation has ended that its stage has yet to show.
extension UICollectionView {
    /// Performs a batch of updates, and goes on.
    func batch(_ updates: () -> Void) {
        performBatchUpdates(updates)
    }

    /// Performs a batch of updates, and goes on.
    ///
    /// - Parameter completion: Called when the batch is complete.
    func batch(_ updates: () -> Void, completion: @escaping (Bool) -> Void) {
        performBatchUpdates(updates, completion: completion)
    }

    /// Replaces the layout, and goes on.
    func replaceLayout(by layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated)
    }
}

extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot, and goes on.
    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animated: Bool
    ) {
        apply(snapshot, animatingDifferences: animated)
    }
}
