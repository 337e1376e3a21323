import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Templates that a table throws out, and measuring ahead while things change.
@MainActor
@Suite struct TableSizerCareTests {
    private func tables(_ count: Int) -> KeptTables {
        KeptTables(height: 800, [.byKey]) { table in
            table.sections = [(0..<count).map { KeptRow(id: $0, kind: .quarter) }]
        }
    }

    @Test func templatesThatATableHasRemovedAreBackWhenTheyAreMeasured() throws {
        let table = tables(4).tables[0]
        let host = try #require(table.tableView.subviews.first { $0 is TemplateHost })
        host.removeFromSuperview()
        _ = table.sizer.height(
            forRowAt: IndexPath(row: 0, section: 0),
            cell: KeptRow.Kind.label.rawValue,
            key: "new"
        ) { (cell: KeptLabelCell) in cell.label.text = "Word" }
        #expect(host.superview === table.tableView)
    }

    @Test func heightsThatWereInvalidatedAreMeasuredAheadAgain() {
        let tables = tables(60)
        let (table, screen) = (tables.tables[0], tables.screen)
        table.sizer.precaching = SizingPrecaching(timeBudget: 0)
        screen.frames(100)
        func kept(_ row: Int) -> CGFloat? {
            table.sizer.keptHeight(
                forRowAt: IndexPath(row: row, section: 0),
                cell: KeptRow.Kind.quarter.rawValue,
                key: row
            )
        }
        for keys in [[50], [51, 52]] {
            #expect(keys.allSatisfy { kept($0) != nil })
            table.sizer.invalidateHeights(for: keys)
            #expect(keys.allSatisfy { kept($0) == nil })
            screen.frames(200)
            #expect(keys.allSatisfy { kept($0) != nil })
        }
        table.sizer.invalidateHeights()
        #expect(kept(50) == nil)
        screen.frames(200)
        #expect(kept(50) != nil)
    }

    /// The table has not been told yet: an app may be asked for nothing that it does not have.
    @Test func nothingIsMeasuredAheadOfRowsThatTheAppHasTakenAway() {
        let tables = tables(60)
        let (table, screen) = (tables.tables[0], tables.screen)
        table.sizer.invalidateHeights()
        table.sizer.precaching = SizingPrecaching(timeBudget: 0)
        screen.frames(3)
        let asked = table.configured.count
        table.sections[0].removeLast(58)
        screen.frames(100)
        #expect(table.configured.count == asked)
        table.tableView.reloadData()
        screen.frames(20)
        #expect(table.configured.suffix(from: asked).allSatisfy { $0 < 2 })
    }
}
