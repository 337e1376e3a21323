import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A table view has a delegate and data sources of its own. Code that sets others, which the compiler accepts where it knows the
/// view as one of another class, changes nothing.
@MainActor
@Suite struct RefusedDelegateTests {
    private final class Screen: NSObject, SizingTableViewDataSource, SizingTableViewDelegate, UICollectionViewDelegate,
        UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
    {
        var selected: [IndexPath] = []
        var scrolls = 0

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            let cell = SizingTableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            UICollectionViewCell()
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }

    /// A table view of a class of its own, by whose name its lines in the log are told.
    private class FirstTable: SizingTableView {}
    private final class SecondTable: SizingTableView {}
    private final class ThirdTable: SizingTableView {}

    private func check(_ table: SizingTableView, _ set: (SizingTableView, Screen) -> Void) -> [String] {
        let app = Screen()
        table.tableDataSource = app
        table.tableDelegate = app
        let lines = sizingLog { set(table, app) }
        let screen = HeadlessScreen()
        screen.show(table)
        screen.frame()
        #expect(table.numberOfRows(inSection: 0) == 30)
        #expect(table.visibleTableCells.count > 10)
        screen.drag(table, by: 50)
        screen.lift(table)
        #expect(app.scrolls > 0)
        screen.runUntilRest()
        screen.tapItem(at: IndexPath(item: 4, section: 0), in: table)
        #expect(app.selected == [IndexPath(row: 4, section: 0)])
        return lines
    }

    @Test func aDelegateOfTheScrollViewIsRefused() {
        let lines = check(FirstTable(frame: .zero, style: .plain)) { table, app in
            // Another type's property of the same name, which is not marked as unavailable.
            table.delegate = app
            (table as UIScrollView).delegate = nil
        }
        #expect(lines.contains { $0.contains("delegate of a FirstTable") && $0.contains("tableDelegate") })
    }

    @Test func whatACollectionViewHasIsRefused() {
        let lines = check(SecondTable(frame: .zero, style: .grouped)) { table, app in
            let view: UICollectionView = table
            view.delegate = app
            view.dataSource = app
            view.prefetchDataSource = app
            view.dataSource = nil
        }
        for property in ["delegate", "dataSource", "prefetchDataSource"] {
            #expect(lines.contains { $0.contains("\(property) of a SecondTable") }, "\(property)")
        }
    }

    @Test func aDiffableDataSourceOfTheTableIsItsOwn() {
        let table = ThirdTable(frame: .zero, style: .plain)
        let lines = sizingLog {
            let source = SizingTableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
                let cell = SizingTableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<20))
            source.apply(snapshot, animatingDifferences: false)
            let screen = HeadlessScreen()
            screen.show(table)
            screen.frame()
            #expect(table.visibleTableCells.count > 10)
        }
        #expect(!lines.contains { $0.contains("ThirdTable") })
    }
}
