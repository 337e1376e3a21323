import UIKit

/// The data source and delegate of a table view's collection view: passes calls on to those of the table view.
@MainActor
final class TableAdapter: NSObject {
    weak var tableView: SizingTableView?

    var source: (any SizingTableViewDataSource)? { tableView?.tableDataSource }
    var delegate: (any SizingTableViewDelegate)? { tableView?.tableDelegate }

    #if canImport(ObjectiveC)
        /// The optional methods of a scroll view's delegate. UIKit finds each only where the delegate of the table view has it: it
        /// asks once, when the delegate is set, and a scroll view zooms only if there is a method for it.
        private static let scrollingMethods: Set<Selector> = [
            #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
            #selector(UIScrollViewDelegate.scrollViewDidZoom(_:)),
            #selector(UIScrollViewDelegate.scrollViewWillBeginDragging(_:)),
            #selector(UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)),
            #selector(UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)),
            #selector(UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)),
            #selector(UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)),
            #selector(UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)),
            #selector(UIScrollViewDelegate.viewForZooming(in:)),
            #selector(UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)),
            #selector(UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)),
            #selector(UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)),
            #selector(UIScrollViewDelegate.scrollViewDidScrollToTop(_:)),
            #selector(UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)),
        ]

        nonisolated override func responds(to aSelector: Selector!) -> Bool {
            guard super.responds(to: aSelector) else { return false }
            guard Thread.isMainThread else { return true }
            return MainActor.assumeIsolated {
                guard Self.scrollingMethods.contains(aSelector) else { return true }
                guard let delegate, delegate.responds(to: aSelector) else { return false }
                // The controller has all of them, so that a subclass can override them.
                guard let controller = delegate as? SizingTableViewController else { return true }
                return controller.method(for: aSelector) != SizingTableViewController.instanceMethod(for: aSelector)
            }
        }
    #endif
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
        if tableView.isMeasuring, let source {
            return tableView.rowToMeasure(at: tableView.dataPath(of: indexPath), of: source)
        }
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
