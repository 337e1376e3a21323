import HeadlessTools
import SizingKit
import Testing
import UIKit

/// The heights that a sizer returns: the literals that follow from the widths, and those of the shown cells.
@MainActor
@Suite struct TableHeightTests {
    nonisolated static let accessories: [KeptRow.Accessory] = [
        .type(.none), .type(.disclosureIndicator), .type(.detailDisclosureButton), .type(.checkmark),
        .type(.detailButton), .view(width: 24),
    ]

    /// Rows a quarter as high as their contents are wide, one with each accessory.
    private static var quarters: [KeptRow] {
        accessories.enumerated().map { KeptRow(id: $0, kind: .quarter, accessory: $1) }
    }

    @Test(arguments: [SizingFitting.automatic, .sizeThatFits], [false, true])
    func eachAccessoryTakesItsWidthFromTheContent(fitting: SizingFitting, isRightToLeft: Bool) {
        let tables = KeptTables(isRightToLeft: isRightToLeft) { table in
            table.fitting = fitting
            table.sections = [Self.quarters]
        }
        // 390, 356, 322, 350, 342 and 350 points of content, a quarter of them in pixels of a third, and one pixel more.
        #expect(tables.rowHeights == [294, 268, 243, 264, 258, 264])
    }

    @Test(arguments: [false, true])
    func withoutSeparatorsNoPixelIsAdded(isRightToLeft: Bool) {
        let tables = KeptTables(isRightToLeft: isRightToLeft) { table in
            table.tableView.separatorStyle = .none
            table.sections = [Self.quarters]
        }
        #expect(tables.rowHeights == [293, 267, 242, 263, 257, 263])
    }

    @Test func theSeparatorIsAPixelOfTheDisplay() {
        let tables = KeptTables { $0.sections = [Self.quarters] }
        tables.screen.set { $0.displayScale = 2 }
        for table in tables.tables { table.tableView.reloadData() }
        tables.screen.frame()
        #expect(tables.rowHeights == [196, 179, 162, 176, 172, 176])
    }

    @Test func indentationNarrowsTheContent() {
        let tables = KeptTables { table in
            table.sections = [
                [
                    KeptRow(id: 0, kind: .quarter, indentationLevel: 1),
                    KeptRow(id: 1, kind: .quarter, accessory: .type(.checkmark), indentationLevel: 3),
                ]
            ]
        }
        // 380 and 320 points.
        #expect(tables.rowHeights == [286, 241])
    }

    private static var edited: [KeptRow] {
        [
            KeptRow(id: 0, kind: .quarter, accessory: .type(.checkmark)),
            KeptRow(id: 1, kind: .quarter, editingAccessory: .type(.disclosureIndicator)),
            KeptRow(id: 2, kind: .quarter, editingAccessory: .view(width: 24)),
            KeptRow(id: 3, kind: .quarter, showsReorderControl: true),
        ]
    }

    @Test(arguments: [false, true])
    func controlsForEditingTakeTheirWidths(isRightToLeft: Bool) {
        let tables = KeptTables(isRightToLeft: isRightToLeft) { $0.sections = [Self.edited] }
        #expect(tables.rowHeights == [264, 294, 294, 294])
        for table in tables.tables {
            table.tableView.setEditing(true, animated: false)
            table.tableView.performBatchUpdates(nil)
        }
        tables.screen.frame()
        // 350, 316, 310 and 302 points: the delete control, the editing accessory, the reorder control.
        #expect(tables.rowHeights == [264, 238, 234, 228])
        for table in tables.tables {
            table.indentsWhileEditing = false
            table.tableView.reloadData()
        }
        tables.screen.frame()
        #expect(tables.rowHeights == [294, 268, 264, 258])
        for table in tables.tables {
            table.tableView.setEditing(false, animated: false)
            table.tableView.performBatchUpdates(nil)
        }
        tables.screen.frame()
        #expect(tables.rowHeights == [264, 294, 294, 294])
    }

    @Test(arguments: [false, true])
    func theSectionIndexAndTheSafeAreaNarrowTheContent(isRightToLeft: Bool) {
        let rows = [KeptRow(id: 0, kind: .quarter)]
        let upright = KeptTables(isRightToLeft: isRightToLeft) { table in
            table.indexTitles = ["A", "B"]
            table.sections = [rows]
        }
        // 375 points.
        #expect(upright.rowHeights == [283])
        for table in upright.tables {
            table.tableView.sectionIndexMinimumDisplayRowCount = 2
            table.tableView.reloadData()
        }
        upright.screen.frame()
        #expect(upright.rowHeights == [294])
        let lying = KeptTables(width: 844, isRightToLeft: isRightToLeft, safeArea: 47) { $0.sections = [rows] }
        // 750 points.
        #expect(lying.rowHeights == [564])
        for table in lying.tables {
            table.tableView.insetsContentViewsToSafeArea = false
            table.tableView.reloadData()
        }
        lying.screen.frame()
        #expect(lying.rowHeights == [634])
        let cards = KeptTables(width: 844, style: .insetGrouped, safeArea: 47) { $0.sections = [rows] }
        // 844 less 47 and 16 at both sides: 718.
        #expect(cards.rowHeights == [540])
    }

    @Test(arguments: [false, true])
    func labelsWrapInTheWidthOfTheContent(isRightToLeft: Bool) {
        let rows = Self.accessories.enumerated().map { KeptRow(id: $0, text: .sentences(4), accessory: $1) }
        let tables = KeptTables(isRightToLeft: isRightToLeft) { $0.sections = [rows] }
        // Two lines of 61 pixels in 390 points, three in the others, and 20 points and a pixel.
        #expect(tables.rowHeights == [183, 244, 244, 244, 244, 244])
        tables.screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        for table in tables.tables { table.tableView.reloadData() }
        tables.screen.frame()
        // Eight lines of 189.75 pixels, nine in 300 and 316 points: chevrons and checkmarks have grown by 22 and 34 points.
        #expect(tables.rowHeights == [1579, 1579, 1769, 1769, 1579, 1579])
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func cellsOfStandardStylesAreAsHighAsShown(style: UITableView.Style) {
        let rows = [1, 2, 8].map { KeptRow(id: $0, kind: .standard, text: .sentences($0)) }
        let tables = KeptTables(style: style) { $0.sections = [rows] }
        #expect(tables.rowHeights == (style == .insetGrouped ? [132, 189, 372] : [132, 132, 311]))
    }

    @Test func headersAndFootersAreMeasuredInTheWidthOfTheTable() {
        let tables = KeptTables { table in
            table.title = .sentences(4)
            table.sections = [[KeptRow(id: 0)]]
        }
        for table in tables.tables {
            let header = table.tableView.headerView(forSection: 0)?.frame.height ?? 0
            let footer = table.tableView.footerView(forSection: 0)?.frame.height ?? 0
            // Two lines of 61 pixels and 20 points, without a separator.
            #expect(header == 182.0 / 3)
            #expect(footer == header)
        }
        #expect(tables.tables[0].sizer.statistics.measured > 0)
    }

    @Test func theWholeCellIsFittedByAutoLayoutOnRequest() {
        let rows = Self.accessories.enumerated().map { KeptRow(id: $0, text: .sentences(4), accessory: $1) }
        let tables = KeptTables { table in
            table.fitting = .autoLayout
            table.sections = [rows]
        }
        #expect(tables.rowHeights == [183, 244, 244, 244, 244, 244])
    }

    @Test func anAppMayStateOtherWidths() {
        let tables = KeptTables([.byKey]) { table in
            table.sections = [Self.quarters]
            table.sizer.metrics.disclosureIndicatorWidth = 38
            table.sizer.metrics.accessoryViewPadding = 20
            table.sizer.metrics.separatorPixels = 2
        }
        #expect(tables.rowHeights == [295, 266, 244, 265, 259, 262])
        tables.tables[0].sizer.metrics = SizingListMetrics()
        tables.tables[0].tableView.reloadData()
        tables.screen.frame()
        #expect(tables.rowHeights == [294, 268, 243, 264, 258, 264])
    }
}
