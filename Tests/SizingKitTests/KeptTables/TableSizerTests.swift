import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Which heights are measured, and which are kept.
@MainActor
@Suite struct TableSizerTests {
    private func rows(_ ids: Range<Int>) -> [KeptRow] {
        ids.map { KeptRow(id: $0, kind: .quarter, indentationLevel: $0 % 5) }
    }

    private func table(_ heights: KeptTable.Heights, count: Int = 6) -> (table: KeptTable, screen: HeadlessScreen) {
        let tables = KeptTables([heights]) { $0.sections = [rows(0..<count)] }
        return (tables.tables[0], tables.screen)
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: By key

    @Test func aKeyFindsItsHeightThroughAReloadARotationAndAnotherTextSize() {
        let (table, screen) = table(.byKey)
        #expect(table.configured == Array(0..<6))
        table.tableView.reloadData()
        screen.frame()
        #expect(table.configured.count == 6)
        screen.resize(to: CGSize(width: 844, height: 20_000))
        screen.frame()
        #expect(table.configured.count == 12)
        screen.resize(to: CGSize(width: 390, height: 20_000))
        screen.frame()
        #expect(table.configured.count == 12)
        for category in [UIContentSizeCategory.accessibilityLarge, .large, .accessibilityLarge] {
            screen.set { $0.preferredContentSizeCategory = category }
            table.tableView.reloadData()
            screen.frame()
        }
        #expect(table.configured.count == 18)
        table.tableView.separatorStyle = .none
        screen.frame()
        #expect(table.configured.count == 24)
        #expect(table.sizer.statistics.measured == 24)
        #expect(table.sizer.statistics.cacheHits > 0)
    }

    @Test func heightsAreAskedSetAndDroppedByKey() {
        let (table, _) = table(.byKey)
        let sizer = table.sizer
        func kept(_ key: Int, version: Int = 0) -> CGFloat? {
            sizer.keptHeight(forRowAt: path(0), cell: "quarter", key: key, version: version)
        }
        #expect(kept(0) == 98)
        #expect(kept(0, version: 1) == nil)
        #expect(kept(77) == nil)
        sizer.keepHeight(61.5, forRowAt: path(0), cell: "quarter", key: 77)
        #expect(kept(77) == 185.0 / 3)
        let height = sizer.height(forRowAt: path(0), cell: "quarter", key: 77) { _ in Issue.record("measured") }
        #expect(height == 185.0 / 3)
        sizer.invalidateHeights(for: [0, 77])
        #expect(kept(0) == nil && kept(77) == nil && kept(1) != nil)
        sizer.invalidateHeights()
        #expect(kept(1) == nil)
        sizer.keepHeight(.nan, forRowAt: path(0), cell: "quarter", key: 5)
        sizer.keepHeight(-1, forRowAt: path(0), cell: "quarter", key: 5)
        #expect(kept(5) == nil)
    }

    @Test func anotherVersionIsMeasured() {
        let (table, _) = table(.byKey)
        var count = 0
        for version in [1, 1, 2, 1] {
            _ = table.sizer.height(forRowAt: path(0), cell: "quarter", key: 0, version: version) { _ in count += 1 }
        }
        #expect(count == 2)
    }

    @Test func aSharedCacheServesSeveralTables() {
        let cache = SizingCache()
        var count = 0
        for _ in 0..<2 {
            let tableView = HeightKeepingTableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
            tableView.register(QuarterTableCell.self, forCellReuseIdentifier: "quarter")
            let sizer = TableSizer(in: tableView, cache: cache)
            _ = sizer.height(forRowAt: path(0), cell: "quarter", key: "a") { _ in count += 1 }
        }
        #expect(count == 1)
        // Without a key, a row of one table is not a row of another.
        let heights = [100, 200].map { width in
            let tableView = HeightKeepingTableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
            tableView.register(QuarterTableCell.self, forCellReuseIdentifier: "quarter")
            return TableSizer(in: tableView, cache: cache).height(forRowAt: path(0), cell: "quarter") { cell in
                cell.indentationWidth = CGFloat(width)
                cell.indentationLevel = 1
            }
        }
        #expect(heights[0] - heights[1] == 25)
    }

    // MARK: By index path

    @Test func withoutAKeyHeightsMoveWithTheirRows() {
        let (table, screen) = table(.byIndexPath)
        let tableView = table.tableView
        table.sections[0].insert(KeptRow(id: 100, kind: .quarter), at: 2)
        tableView.insertRows(at: [path(2)], with: .none)
        screen.frame()
        #expect(table.configured == [0, 1, 2, 3, 4, 5, 100])
        table.sections[0].remove(at: 0)
        tableView.deleteRows(at: [path(0)], with: .none)
        screen.frame()
        table.sections[0].insert(table.sections[0].remove(at: 4), at: 0)
        tableView.moveRow(at: path(4), to: path(0))
        screen.frame()
        #expect(table.configured.count == 7)
        #expect(table.rowHeights == [[264, 286, 294, 279, 271, 294]])
        table.sections[0][3].indentationLevel = 0
        tableView.reloadRows(at: [path(3)], with: .none)
        screen.frame()
        #expect(table.configured.count == 8)
        tableView.reconfigureRows(at: [path(1), path(2)])
        screen.frame()
        #expect(table.configured.count == 10)
        table.sections.insert(rows(200..<202), at: 0)
        tableView.insertSections([0], with: .none)
        screen.frame()
        #expect(table.configured.count == 12)
        table.sections.swapAt(0, 1)
        tableView.moveSection(0, toSection: 1)
        screen.frame()
        #expect(table.configured.count == 12)
        tableView.reloadSections([1], with: .none)
        screen.frame()
        #expect(table.configured.count == 14)
        table.sections.remove(at: 0)
        tableView.deleteSections([0], with: .none)
        screen.frame()
        #expect(table.configured.count == 14)
        #expect(table.rowHeights == [[294, 286]])
    }

    @Test func aBatchStatesDeletionsBeforeItAndInsertionsAfterIt() {
        let (table, screen) = table(.byIndexPath)
        let tableView = table.tableView
        tableView.performBatchUpdates {
            table.sections[0] = [5, 100, 2, 3, 101, 4].map { KeptRow(id: $0, kind: .quarter, indentationLevel: $0 % 5) }
            tableView.insertRows(at: [path(4), path(1)], with: .none)
            tableView.deleteRows(at: [path(0), path(1)], with: .none)
            tableView.moveRow(at: path(5), to: path(0))
        }
        screen.frame()
        #expect(table.configured == [0, 1, 2, 3, 4, 5, 100, 101])
        #expect(table.rowHeights == [[294, 294, 279, 271, 286, 264]])
        tableView.beginUpdates()
        tableView.beginUpdates()
        tableView.endUpdates()
        table.sections[0].removeFirst(2)
        tableView.deleteRows(at: [path(1)], with: .none)
        tableView.deleteRows(at: [path(0)], with: .none)
        tableView.endUpdates()
        screen.frame()
        #expect(table.configured.count == 8)
        #expect(table.rowHeights == [[279, 271, 286, 264]])
    }

    @Test func aReloadMeasuresHeightsWithoutKeysAgainUnlessTheyAreToBeKept() {
        let (table, screen) = table(.byIndexPath)
        let tableView = table.tableView as? HeightKeepingTableView
        table.sections[0] += rows(6..<8)
        tableView?.reloadDataKeepingHeights()
        screen.frame()
        #expect(table.configured == Array(0..<8))
        tableView?.reloadData()
        screen.frame()
        #expect(table.configured.count == 16)
        tableView?.invalidateHeights(at: [path(2), path(99), path(3, 7)])
        tableView?.performBatchUpdates(nil)
        screen.frame()
        #expect(table.configured.count == 17)
        tableView?.dataSource = nil
        tableView?.dataSource = table
        screen.frame()
        #expect(table.configured.count == 25)
    }

    @Test func heightsAreAskedAndSetByIndexPath() {
        let (table, _) = table(.byIndexPath)
        #expect(table.sizer.keptHeight(forRowAt: path(0), cell: "quarter") == 98)
        #expect(table.sizer.keptHeight(forRowAt: path(90), cell: "quarter") == nil)
        table.sizer.keepHeight(70, forRowAt: path(0), cell: "quarter")
        #expect(table.sizer.keptHeight(forRowAt: path(0), cell: "quarter") == 70)
    }

    @Test func whereRowsMayMoveUnnoticedNothingIsKeptWithoutAKey() {
        let (table, screen) = table(.byIndexPath)
        table.tableView.setEditing(true, animated: false)
        for _ in 0..<2 {
            table.tableView.performBatchUpdates(nil)
            screen.frame()
        }
        #expect(table.configured.count == 18)
        // What a finger does.
        table.sections[0].swapAt(0, 1)
        table.tableView.setEditing(false, animated: false)
        table.tableView.performBatchUpdates(nil)
        screen.frame()
        #expect(table.configured.suffix(6) == [1, 0, 2, 3, 4, 5])
        #expect(table.rowHeights[0].prefix(2) == [286, 294])
    }

    @Test func otherTablesMeasureWithoutAKeyAtEachCall() {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
        let table = KeptTable(tableView, .byIndexPath)
        table.sections = [rows(0..<2)]
        _ = table.tableView(tableView, heightForRowAt: path(1))
        tableView.layoutIfNeeded()
        let before = table.configured.count
        for _ in 0..<3 { _ = table.tableView(tableView, heightForRowAt: path(1)) }
        #expect(table.configured.dropFirst(before) == [1, 1, 1])
        table.sizer.keepHeight(70, forRowAt: path(1), cell: "quarter")
        #expect(table.sizer.cache.count == 0)
    }

    @Test func aDiffableDataSourceNeedsKeys() {
        let (view, screen) = sizingView()
        let tableView = HeightKeepingTableView(frame: view.bounds, style: .plain)
        view.addSubview(tableView)
        let table = KeptTable(tableView, .byIndexPath)
        table.sections = [rows(0..<3)]
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { tableView, indexPath, _ in
            table.tableView(tableView, cellForRowAt: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot)
        screen.frame()
        #expect(table.rowHeights[0].prefix(2) == [294, 286])
        snapshot.moveItem(0, afterItem: 1)
        table.sections[0].swapAt(0, 1)
        source.apply(snapshot)
        screen.frame()
        #expect(table.rowHeights[0].prefix(2) == [286, 294])
        #expect(table.sizer.cache.count == 0)
    }

    // MARK: Templates

    /// Claim (Coming from FDTemplateLayoutCell): "A ``TableSizer`` measures a cell of the table that is never shown"
    @Test func aTemplateIsPreparedAndConfiguredOffScreen() {
        let (table, _) = table(.byKey)
        var templates: [KeptLabelCell] = []
        var areTemplates = true
        for key in 0..<3 {
            _ = table.sizer.height(forRowAt: path(0), cell: "label", key: key) { (cell: KeptLabelCell) in
                areTemplates = areTemplates && cell.isSizingTemplate && cell.reuseCount == key + 1
                templates.append(cell)
            }
        }
        #expect(areTemplates)
        #expect(Set(templates.map(ObjectIdentifier.init)).count == 1)
        #expect(table.tableView.visibleCells.allSatisfy { !$0.isSizingTemplate })
        table.sizer.removeTemplates()
        _ = table.sizer.height(forRowAt: path(0), cell: "label", key: 3) { (cell: KeptLabelCell) in
            #expect(cell !== templates[0])
        }
        _ = table.sizer.height(forHeaderInSection: 0, view: "title") { (view: KeptTitleView) in
            #expect(view.isSizingTemplate)
        }
        #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).isSizingTemplate == false)
    }

    @Test func anIdentifierThatIsNotRegisteredGetsTheStandardHeight() {
        let (table, _) = table(.byKey)
        let lines = sizingLog {
            let height = table.sizer.height(forRowAt: path(0), cell: "no such cell", key: 0) { _ in }
            #expect(height == 44)
            let header = table.sizer.height(forHeaderInSection: 0, view: "no such header") { _ in }
            #expect(header == 44)
        }
        #expect(
            lines == [
                "no cell is registered with the table view as \"no such cell\"; the sizer returns 44 points",
                "no header or footer is registered with the table view as \"no such header\"; the sizer returns 44 points",
            ]
        )
        #expect(table.sizer.keptHeight(forRowAt: path(0), cell: "no such cell", key: 0) == nil)
    }

    @Test func aCellOfAnotherClassIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                let sizer = TableSizer(in: tableView)
                _ = sizer.height(forRowAt: IndexPath(row: 0, section: 0), cell: "cell") { (_: KeptLabelCell) in }
            }
        }
    }

    @Test func withoutAWidthNothingIsMeasured() {
        let tableView = UITableView(frame: .zero, style: .plain)
        let table = KeptTable(tableView, .byKey)
        table.sections = [rows(0..<2)]
        #expect(table.tableView(tableView, heightForRowAt: path(0)) == 0)
        #expect(table.configured.isEmpty)
        #expect(table.sizer.cache.count == 0)
    }

    @Test func aNestedQuestionHasATemplateOfItsOwn() {
        let (table, _) = table(.byKey)
        var inner: CGFloat = 0
        let outer = table.sizer.height(forRowAt: path(0), cell: "label") { (cell: KeptLabelCell) in
            cell.label.text = .sentences(4)
            inner = table.sizer.height(forRowAt: path(1), cell: "label") { (other: KeptLabelCell) in
                #expect(other !== cell)
                other.label.text = "Word"
            }
        }
        #expect(outer > inner)
    }

    // MARK: Ahead of time and the log

    @Test func rowsAreMeasuredAheadOfTimeWhileTheTableRests() {
        let tables = KeptTables(height: 800, [.byKey]) { table in
            // The table itself asks for estimates only.
            table.sections = [rows(0..<40), rows(100..<140)]
            table.sizer.precaching = SizingPrecaching(timeBudget: 0)
        }
        let table = tables.tables[0]
        table.sizer.invalidateHeights()
        let shown = table.configured.count
        for _ in 0..<1_000 where table.configured.count < shown + 80 { tables.screen.frame() }
        let ahead = Array(table.configured.dropFirst(shown))
        #expect(Set(ahead).count == 80)
        #expect(table.sizer.statistics.precached == 80)
        // From the first visible row, downwards and upwards.
        #expect(ahead.first == 0)
        let before = table.configured.count
        tables.screen.frames(20)
        #expect(table.configured.count == before)
    }

    @Test(.byTurns()) func measuringAheadKeepsToItsLimitAndPauses() {
        let tables = KeptTables(height: 800, [.byKey]) { $0.sections = [rows(0..<60)] }
        let table = tables.tables[0]
        table.sizer.invalidateHeights()
        table.sizer.precaching = SizingPrecaching(timeBudget: 0, itemLimit: 7)
        tables.screen.frames(100)
        #expect(table.sizer.statistics.precached == 7)
        table.sizer.precaching = SizingPrecaching(timeBudget: 0, isPaused: true)
        tables.screen.frames(100)
        #expect(table.sizer.statistics.precached == 7)
        table.sizer.precaching = nil
        tables.screen.frames(100)
        #expect(table.sizer.statistics.precached == 7)
        table.sizer.precaching = SizingPrecaching()
        for _ in 0..<100 where table.sizer.statistics.precached < 60 { tables.screen.frame() }
        #expect(table.sizer.statistics.precached == 60)
    }

    @Test func theLogTellsWhatASizerDoes() {
        let (table, _) = table(.byKey)
        SizingLog.categories = Set(SizingEvent.Category.allCases)
        defer { SizingLog.categories = [] }
        var events: [SizingEvent] = []
        let handler = SizingLog.eventHandler
        SizingLog.eventHandler = { events.append($0) }
        defer { SizingLog.eventHandler = handler }
        for _ in 0..<2 { _ = table.sizer.height(forRowAt: path(3), cell: "label", key: "a") { _ in } }
        table.sizer.invalidateHeights(for: ["a"])
        _ = table.sizer.height(forFooterInSection: 2, view: "title") { _ in }
        #expect(
            events.map(\.category) == [.templateMade, .measured, .cacheHit, .invalidated, .templateMade, .measured]
        )
        #expect(events[1].template == "cell label" && events[1].indexPath == path(3))
        #expect(events[5].elementKind == "footer" && events[5].indexPath == IndexPath(index: 2))
    }
}
