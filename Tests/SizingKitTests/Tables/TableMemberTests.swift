import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Members of a table that few screens use.
@MainActor
@Suite struct TableMemberTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func aRowHasAnotherBackgroundWhereSeveralCanBeSelected() throws {
        let table = TextTable([["a", "b"]])
        table.show()
        let row = try #require(table.view.cellForRow(at: path(0)))
        let (one, several) = (UIView(), UIView())
        row.selectedBackgroundView = one
        row.multipleSelectionBackgroundView = several
        table.view.selectRow(at: path(0), animated: false, scrollPosition: .none)
        table.screen.frame()
        #expect(one.superview === row && several.superview == nil)
        table.view.deselectRow(at: path(0), animated: false)
        table.view.allowsMultipleSelection = true
        table.view.selectRow(at: path(0), animated: false, scrollPosition: .none)
        table.screen.frame()
        #expect(one.superview == nil && several.superview === row)
        #expect(several.frame == row.bounds)
        table.view.deselectRow(at: path(0), animated: false)
        row.multipleSelectionBackgroundView = nil
        table.view.selectRow(at: path(0), animated: false, scrollPosition: .none)
        table.screen.frame()
        #expect(one.superview === row && several.superview == nil)
    }

    @Test func theMultipleBackgroundIsThatOfEditingToo() throws {
        let table = TextTable([["a", "b"]])
        table.view.allowsMultipleSelectionDuringEditing = true
        table.show()
        table.view.setEditing(true, animated: false)
        table.screen.runUntilRest()
        let row = try #require(table.view.cellForRow(at: path(1)))
        let several = UIView()
        row.multipleSelectionBackgroundView = several
        table.view.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.screen.frame()
        #expect(several.superview === row)
    }

    @Test func aSearchInTheIndexIsAMagnifyingGlass() throws {
        let table = TextTable([["a"], ["b"]])
        table.titles = [SizingTableView.indexSearch, "A", "B"]
        table.show()
        table.screen.frame()
        let index = try #require(table.view.listLayout.sectionIndex)
        let pictures = index.subviews.compactMap { $0 as? UIImageView }
        let labels = index.subviews.compactMap { $0 as? UILabel }
        #expect(pictures.count == 1)
        #expect(pictures.first?.frame == labels.first?.frame)
        #expect(labels.map { $0.text ?? "" } == ["", "A", "B"])
        #expect(index.intrinsicContentSize.width == 15, "The word is not measured.")
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "Search")
        table.titles = ["A", "B"]
        table.view.reloadSectionIndexTitles()
        table.screen.frame()
        #expect(!index.subviews.contains { $0 is UIImageView })
    }

    @Test func contentReachesIntoTheUnsafeAreaIfTheTableSaysSo() throws {
        let safe = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        let table = TextTable([["a", "b"]], size: CGSize(width: 844, height: 390), safeArea: safe)
        table.headers[0] = "Letters"
        table.show()
        #expect(table.view.insetsContentViewsToSafeArea)
        func contentFrame() throws -> CGRect { try #require(table.view.cellForRow(at: path(0))).contentView.frame }
        #expect(try contentFrame().minX == 44)
        #expect(try contentFrame().width == 756)
        table.view.insetsContentViewsToSafeArea = false
        table.screen.runUntilRest()
        #expect(try contentFrame().minX == 0)
        #expect(try contentFrame().width == 844)
        #expect(try #require(table.view.cellForRow(at: path(0))).bounds.width == 844)
        table.view.insetsContentViewsToSafeArea = true
        table.screen.runUntilRest()
        #expect(try contentFrame().minX == 44)
    }

    /// The delegate's estimate is that of sections far below.
    @Test func theDelegatesEstimateOfHeadersCounts() {
        final class Estimates: NSObject, SizingTableViewDelegate {
            func tableView(_ tableView: SizingTableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
                500
            }
        }
        let rows = Array(repeating: ["a"], count: 200)
        func height(_ delegate: Estimates?) -> CGFloat {
            let table = TextTable(rows)
            for section in rows.indices { table.headers[section] = "h" }
            table.view.tableDelegate = delegate
            table.view.estimatedSectionHeaderHeight = 100
            table.show()
            return table.view.listLayout.session.source.boundaryEstimates.header ?? 0
        }
        let delegate = Estimates()
        #expect(height(delegate) == 500)
        #expect(height(nil) == 100)
    }
}
