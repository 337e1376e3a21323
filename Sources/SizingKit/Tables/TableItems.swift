import UIKit

/// The diffable data source of a table view's collection view. The adapter of the table view answers what is not in a snapshot.
final class TableItems<SectionIdentifierType, ItemIdentifierType>: UICollectionViewDiffableDataSource<
    SectionIdentifierType, ItemIdentifierType
>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable,
    ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    weak var adapter: TableAdapter?
    /// Whether the data source of the table view is told that a row was moved.
    private(set) var isMoving = false
    /// A snapshot that was applied meanwhile.
    var snapshotAfterMoving: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        adapter?.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        adapter?.collectionView(collectionView, canMoveItemAt: indexPath) ?? false
    }

    /// The table's data source is told first, while its snapshot has the old order, as a table tells it. What it applies then
    /// is compared with the order that is on screen already.
    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        isMoving = true
        adapter?.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        isMoving = false
        super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        guard let applied = snapshotAfterMoving else { return }
        snapshotAfterMoving = nil
        apply(applied, animatingDifferences: false)
    }
}
