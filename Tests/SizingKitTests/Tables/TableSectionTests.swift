import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Headers, footers, separators, the section index, and the views of the whole table.
@MainActor
@Suite struct TableSectionTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func titlesAreHeadersAndFooters() {
        let table = TextTable([["a"], ["b"], ["c"]])
        table.headers = [0: "First", 2: .sentences(6)]
        table.footers = [1: "Below"]
        table.show()
        #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(table.view.headerView(forSection: 1) == nil)
        #expect(table.view.footerView(forSection: 1)?.textLabel?.text == "Below")
        #expect(table.problem == nil)
        let low = table.view.rectForHeader(inSection: 0)
        let high = table.view.rectForHeader(inSection: 2)
        #expect(low.height > 20 && high.height > low.height + 20)
        #expect(table.view.rectForHeader(inSection: 1) == .zero)
        let first = table.view.rectForRow(at: path(0))
        #expect(table.view.rect(forSection: 0) == low.union(first))
        #expect(first.minY == low.maxY)
        #expect(table.view.listLayout.statistics.supplementaryViews.corrected == 0)
    }

    @Test func groupedTitlesAreInCapitals() {
        let table = TextTable([["a"]], style: .insetGrouped)
        table.headers = [0: "First"]
        table.show()
        #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "FIRST")
        #expect(table.view.rectForRow(at: path(0)).minX == 16)
        #expect(table.view.backgroundColor == .systemGroupedBackground)
    }

    /// A height that is stated takes the place of the whole space above the first section.
    @Test func statedHeightsAreExact() {
        let table = TextTable([["a"], ["b"]], style: .grouped)
        table.view.sectionHeaderHeight = 40
        table.view.sectionFooterHeight = .leastNonzeroMagnitude
        table.show()
        #expect(table.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 40))
        let first = table.view.rectForRow(at: path(0))
        #expect(first.minY == 40)
        #expect(abs(table.view.rectForRow(at: path(0, 1)).minY - first.maxY - 40) < 0.01)
    }

    @Test func viewsOfTheDelegateAreHeaders() throws {
        final class Delegate: NSObject, SizingTableViewDelegate {
            let kept = LabelHeader(frame: .zero)
            func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView? {
                if section == 0 { return kept }
                return section == 1 ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33)) : nil
            }
        }
        let delegate = Delegate()
        delegate.kept.label.text = .sentences(5)
        let table = TextTable([["a"], ["b"], ["c"]])
        table.view.tableDelegate = delegate
        table.show()
        let height = textHeight(.sentences(5), width: 390 - 32) + 20
        #expect(abs(table.view.rectForHeader(inSection: 0).height - height) < 0.01)
        #expect(table.view.rectForHeader(inSection: 1).height == 33)
        #expect(table.view.rectForHeader(inSection: 2) == .zero)
        #expect(delegate.kept.frame.size == table.view.rectForHeader(inSection: 0).size)
        // A view that is kept is measured where it is.
        table.view.reloadData()
        table.screen.runUntilRest()
        #expect(delegate.kept.isDescendant(of: table.view) && !(delegate.kept.superview?.isHidden ?? true))
        #expect(abs(table.view.rectForHeader(inSection: 0).height - height) < 0.01)
    }

    @Test func theIndexScrollsToTheSectionThatTheDataSourceSays() {
        let table = TextTable((0..<26).map { section in (0..<9).map { "\(section) \($0)" } })
        table.titles = ["A", "B", "C", "D"]
        table.headers = [2: "C"]
        let container = UIView()
        table.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        container.addSubview(table.view)
        table.screen.show(container)
        table.screen.frame()
        let index = container.subviews.compactMap { $0 as? SizingSectionIndexView }.first
        #expect(index?.titles == ["A", "B", "C", "D"])
        #expect(table.view.cellForRow(at: path(0))?.contentView.frame.width == 375)
        index?.selectionHandler?("C", 2)
        table.screen.runUntilRest()
        let header = table.view.rectForHeader(inSection: 2)
        #expect(table.view.indexPathsForVisibleRows?.first?.section == 2)
        #expect(header.height > 0 && header.minY == table.view.contentOffset.y)
        table.titles = nil
        table.view.reloadSectionIndexTitles()
        table.screen.runUntilRest()
        #expect(container.subviews.allSatisfy { !($0 is SizingSectionIndexView) })
        table.titles = ["A"]
        table.view.sectionIndexMinimumDisplayRowCount = 1_000
        #expect(container.subviews.allSatisfy { !($0 is SizingSectionIndexView) })
        table.view.sectionIndexMinimumDisplayRowCount = 20
        table.screen.runUntilRest()
        #expect(container.subviews.contains { $0 is SizingSectionIndexView })
        table.view.removeFromSuperview()
        #expect(container.subviews.allSatisfy { !($0 is SizingSectionIndexView) })
    }

    // MARK: Separators

    private func separators(of table: TextTable) -> [CGRect] {
        table.view.shownLineFrames
    }

    @Test func separatorsHaveTheirInsets() throws {
        let table = TextTable([["a", "b"]])
        table.view.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        table.show()
        #expect(separators(of: table).map(\.minX) == [30, 30])
        #expect(separators(of: table).map(\.width) == [350, 350])
        try #require(table.view.cellForRow(at: path(1))).separatorInset = UIEdgeInsets(
            top: 0,
            left: 60,
            bottom: 0,
            right: 0
        )
        table.screen.runUntilRest()
        #expect(separators(of: table).map(\.minX) == [30, 60])
        let height = table.view.rectForRow(at: path(0)).height
        table.view.separatorStyle = .none
        table.screen.runUntilRest()
        #expect(separators(of: table).isEmpty)
        #expect(abs(table.view.rectForRow(at: path(0)).height - height + 1 / 3) < 0.01)
    }

    // MARK: Views of the whole table

    @Test func theHeaderAndTheFooterOfTheTableScrollWithTheRows() throws {
        let table = TextTable([(0..<60).map { "\($0)" }])
        table.headers = [0: "Pinned"]
        table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        table.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        table.show()
        #expect(table.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
        let header = table.view.rectForHeader(inSection: 0)
        #expect(header.minY == 122)
        #expect(table.view.rectForRow(at: path(0)).minY == header.maxY)
        table.view.contentOffset.y = 300
        table.screen.runUntilRest()
        let pinned = try #require(table.view.headerView(forSection: 0))
        #expect(pinned.convert(pinned.bounds, to: table.view).minY == 300)
        #expect(table.view.rectForHeader(inSection: 0).minY == 122)
        table.view.scrollToRow(at: path(59), at: .bottom, animated: false)
        table.screen.runUntilRest()
        #expect(table.view.rectForRow(at: path(59)).maxY == table.view.contentOffset.y + 844)
        table.view.contentOffset.y = 100_000
        table.screen.runUntilRest()
        let last = table.view.rectForRow(at: path(59)).maxY
        #expect(abs((table.view.tableFooterView?.frame.minY ?? 0) - last) < 0.01)
        #expect(table.view.tableFooterView?.frame.size == CGSize(width: 390, height: 70))
        #expect(abs(table.view.contentSize.height - last - 70) < 0.01)
        table.view.contentOffset.y = 0
        table.screen.runUntilRest()
        table.view.tableHeaderView = nil
        table.screen.runUntilRest()
        #expect(table.view.rectForHeader(inSection: 0).minY == 22)
        #expect(table.view.contentOffset.y == 0)
        #expect(table.problem == nil)
    }

    @Test func aTableWithoutRowsShowsItsHeaderAndFooter() {
        let table = TextTable([])
        table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        table.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        table.show()
        #expect(table.view.tableFooterView?.frame == CGRect(x: 0, y: 100, width: 390, height: 70))
        #expect(table.view.contentSize.height == 170)
    }

    @Test func rowsAreScrolledToExactly() {
        let table = TextTable([(0..<2_000).map { "\($0) " + .sentences(1 + $0 % 5) }])
        table.show()
        table.view.scrollToRow(at: path(1_500), at: .top, animated: false)
        table.screen.runUntilRest()
        #expect(table.view.rectForRow(at: path(1_500)).minY == table.view.contentOffset.y)
        #expect(table.problem == nil)
        table.view.scrollToRow(at: path(700), at: .middle, animated: true)
        table.screen.runUntilRest()
        #expect(abs(table.view.rectForRow(at: path(700)).midY - table.view.contentOffset.y - 422) < 0.34)
        let visible = table.view.indexPathsForVisibleRows ?? []
        let bounds = table.view.bounds
        #expect(table.view.indexPathsForRows(in: bounds) == visible)
        #expect(table.view.indexPathForRow(at: CGPoint(x: 10, y: bounds.midY)) == path(700))
    }
}
