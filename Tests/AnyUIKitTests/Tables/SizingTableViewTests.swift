import SizingKit
import Testing
import UIKit

/// Tables whose rows have stated heights, by the calls that a `UITableView` has.
@MainActor
@Suite(.oneAtATime) struct SizingTableViewTests {
    @MainActor
    private final class Screen: NSObject, SizingTableViewDataSource, SizingTableViewDelegate {
        var heights: [[CGFloat]]
        let stage = Stage()
        let view: SizingTableView

        init(_ heights: [[CGFloat]], style: SizingTableView.Style = .plain) {
            self.heights = heights
            view = SizingTableView(frame: .zero, style: style)
            super.init()
            view.register(SizingTableViewCell.self, forCellReuseIdentifier: "row")
            view.tableDataSource = self
            view.tableDelegate = self
            view.separatorStyle = .none
        }

        func show() async {
            stage.show(view)
            await stage.frame()
        }

        func numberOfSections(in tableView: SizingTableView) -> Int { heights.count }

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
            heights[section].count
        }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath.section][indexPath.row]
        }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// The heights of all rows, as the table lays them out.
    private func heights(_ screen: Screen) -> [[CGFloat]] {
        screen.heights.indices.map { section in
            screen.heights[section].indices.map { screen.view.rectForRow(at: path($0, section)).height }
        }
    }

    @Test func rowsFollowEachOther() async {
        let screen = Screen([[50, 60], [70]])
        await screen.show()
        #expect(screen.view.rectForRow(at: path(1)) == CGRect(x: 0, y: 50, width: 390, height: 60))
        #expect(screen.view.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 110, width: 390, height: 70))
        #expect(screen.view.contentSize.height == 180)
        #expect(screen.view.numberOfRows(inSection: 0) == 2)
    }

    @Test func rowsAreFoundWhereTheyLie() async {
        let screen = Screen([[50, 60], [70]])
        await screen.show()
        #expect(screen.view.indexPathForRow(at: CGPoint(x: 10, y: 49)) == path(0))
        #expect(screen.view.indexPathForRow(at: CGPoint(x: 10, y: 51)) == path(1))
        #expect(screen.view.indexPathForRow(at: CGPoint(x: 10, y: 500)) == nil)
        let rect = CGRect(x: 0, y: 55, width: 390, height: 80)
        #expect(screen.view.indexPathsForRows(in: rect) == [path(1), path(0, 1)])
        #expect(screen.view.indexPathsForVisibleRows == [path(0), path(1), path(0, 1)])
    }

    @Test(arguments: [SizingTableView.RowAnimation.none, .automatic, .fade, .left])
    func insertedRowsAreInTheirPlaces(_ animation: SizingTableView.RowAnimation) async {
        let screen = Screen([[50, 60]])
        await screen.show()
        screen.heights = [[50, 75, 60, 80]]
        screen.view.insertRows(at: [path(1), path(3)], with: animation)
        await screen.stage.runUntilRest()
        #expect(heights(screen) == screen.heights)
    }

    @Test(arguments: [SizingTableView.RowAnimation.none, .automatic, .right])
    func deletedRowsAreGone(_ animation: SizingTableView.RowAnimation) async {
        let screen = Screen([[50, 60, 70], [80]])
        await screen.show()
        screen.heights = [[60], [80]]
        screen.view.deleteRows(at: [path(0), path(2)], with: animation)
        await screen.stage.runUntilRest()
        #expect(heights(screen) == screen.heights)
        #expect(screen.view.contentSize.height == 140)
    }

    @Test func movedRowsKeepTheirHeights() async {
        let screen = Screen([[50, 60], [70, 80]])
        await screen.show()
        screen.heights = [[60], [70, 50, 80]]
        screen.view.moveRow(at: path(0), to: path(1, 1))
        await screen.stage.runUntilRest()
        #expect(heights(screen) == screen.heights)
    }

    @Test func sectionsComeAndGo() async {
        let screen = Screen([[50], [60]])
        await screen.show()
        screen.heights = [[40, 41], [50]]
        screen.view.batch {
            screen.view.insertSections(IndexSet(integer: 0), with: .none)
            screen.view.deleteSections(IndexSet(integer: 1), with: .none)
        }
        await screen.stage.runUntilRest()
        #expect(heights(screen) == screen.heights)
        #expect(screen.view.numberOfSections == 2)
    }

    @Test func changesBetweenBeginAndEndAreOneBatch() async {
        let screen = Screen([[50, 60, 70]])
        await screen.show()
        screen.view.beginUpdates()
        screen.heights = [[90, 50, 70]]
        screen.view.insertRows(at: [path(0)], with: .none)
        screen.view.deleteRows(at: [path(1)], with: .none)
        screen.view.endUpdates()
        await screen.stage.runUntilRest()
        #expect(heights(screen) == screen.heights)
    }

    @Test func anEmptyPairOfUpdatesAsksForHeightsAgain() async {
        let screen = Screen([[50, 60]])
        await screen.show()
        screen.heights = [[120, 60]]
        screen.view.beginUpdates()
        screen.view.endUpdates()
        await screen.stage.runUntilRest()
        #expect(screen.view.rectForRow(at: path(1)).minY == 120)
    }

    @Test func rowsMayShareOneHeight() async {
        let screen = Screen([[SizingTableView.automaticDimension, 60]])
        screen.view.rowHeight = 77
        screen.view.tableDelegate = nil
        await screen.show()
        #expect(screen.view.rectForRow(at: path(1)) == CGRect(x: 0, y: 77, width: 390, height: 77))
    }

    @Test(arguments: [(10, SizingTableView.ScrollPosition.top, 0), (40, .bottom, 744), (40, .middle, 372)])
    func aRowIsScrolledTo(_ row: Int, _ position: SizingTableView.ScrollPosition, _ distance: CGFloat) async {
        let screen = Screen([Array(repeating: 100, count: 80)])
        await screen.show()
        screen.view.scrollToRow(at: path(row), at: position, animated: false)
        await screen.stage.runUntilRest()
        #expect(screen.view.rectForRow(at: path(row)).minY - screen.view.contentOffset.y == distance)
    }

    @Test func headersAndFootersOfTheTableLieAroundItsRows() async {
        let screen = Screen([[50, 60]])
        screen.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        screen.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        await screen.show()
        #expect(screen.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
        #expect(screen.view.rectForRow(at: path(0)).minY == 100)
        #expect(screen.view.tableFooterView?.frame == CGRect(x: 0, y: 210, width: 390, height: 70))
        #expect(screen.view.contentSize.height == 280)
    }

    @Test func statedHeadersTakeTheirHeight() async {
        let screen = Screen([[50], [60]], style: .grouped)
        screen.view.sectionHeaderHeight = 40
        screen.view.sectionFooterHeight = 0
        await screen.show()
        let first = screen.view.rectForRow(at: path(0))
        #expect(screen.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 40))
        #expect(first.minY == 40)
    }

    @Test func selectedRowsAreKnown() async {
        let screen = Screen([[50, 60, 70]])
        await screen.show()
        screen.view.selectRow(at: path(1), animated: false, scrollPosition: .none)
        #expect(screen.view.indexPathForSelectedRow == path(1))
        screen.view.deselectRow(at: path(1), animated: false)
        #expect(screen.view.indexPathForSelectedRow == nil)
    }
}
