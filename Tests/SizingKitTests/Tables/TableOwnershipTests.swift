import Testing
import UIKit

@testable import SizingKit

/// A table view that code holds as a `UICollectionView`, as outlets and `UICollectionViewController` do. The compiler then sees
/// nothing unavailable.
@MainActor
@Suite struct TableOwnershipTests {
    /// What others put in the place of the table's own objects.
    private final class Stranger: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDataSourcePrefetching
    {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }

    @Test(arguments: [true, false])
    func itsDataSourceAndDelegateStay(_ isNil: Bool) {
        let table = TextTable([["a", "b"]])
        table.show()
        let stranger = isNil ? nil : Stranger()
        let view: UICollectionView = table.view
        let (dataSource, delegate) = (view.dataSource, view.delegate)
        view.dataSource = stranger
        view.delegate = stranger
        view.prefetchDataSource = stranger
        #expect(view.dataSource === dataSource && view.delegate === delegate && view.prefetchDataSource == nil)
        table.view.reloadData()
        table.screen.frame()
        #expect(table.problem == nil)
        #expect(table.view.numberOfRows(inSection: 0) == 2)
    }

    @Test func itsOwnObjectsAreAccepted() {
        let table = TextTable([["a"]])
        // It knows the texts only.
        table.view.tableDelegate = nil
        table.show()
        let source = SizingTableViewDiffableDataSource<Int, Int>(tableView: table.view) { tableView, indexPath, _ in
            tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        let view: UICollectionView = table.view
        #expect(view.dataSource === source.collectionViewDataSource)
        #expect(table.view.numberOfRows(inSection: 0) == 3)
        table.view.tableDataSource = table
        #expect(view.dataSource === table.view.adapter)
    }

    @Test func aCollectionViewControllerThatHoldsItChangesNothing() {
        let table = TextTable([["a", "b", "c"]])
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = table.view
        table.screen.show(controller)
        table.screen.frame()
        #expect(table.problem == nil)
        #expect(table.view.numberOfRows(inSection: 0) == 3)
    }
}
