import UIKit

/// The data source and delegate of a table view's collection view: passes calls on to those of the table view.
@MainActor
final class TableAdapter: NSObject {
    weak var tableView: SizingTableView?

    var source: (any SizingTableViewDataSource)? { tableView?.tableDataSource }
    var delegate: (any SizingTableViewDelegate)? { tableView?.tableDelegate }
}

extension TableAdapter: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        guard let tableView, let source else { return 0 }
        return source.numberOfSections(in: tableView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard let tableView, let source else { return 0 }
        return source.tableView(tableView, numberOfRowsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let tableView else { return UICollectionViewCell() }
        if tableView.isMeasuring, let source { return tableView.rowToMeasure(at: indexPath, of: source) }
        return tableView.cellToShow(at: indexPath, of: source)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let tableView else { return UICollectionReusableView() }
        let isFooter = kind == UICollectionView.elementKindSectionFooter
        return tableView.supplementaryView(indexPath.section, isFooter: isFooter, ofKind: kind, at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let tableView, let source else { return false }
        return source.tableView(tableView, canMoveRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let tableView, let source else { return }
        source.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
}

extension TableAdapter: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        guard let tableView else { return }
        tableView.tablePrefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        guard let tableView else { return }
        tableView.tablePrefetchDataSource?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
}
