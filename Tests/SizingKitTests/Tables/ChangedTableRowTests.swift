import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Rows, headers and footers of tables that change while they are shown.
@MainActor
@Suite(.secondProcess) struct ChangedTableRowTests {
    /// What a row shows and how an app changes it.
    enum Change: CaseIterable, Sendable {
        case text, attributedText, detail, font, image, accessoryType, accessoryView, indentation, style
        case configuration, nextConfiguration, noConfiguration

        /// A text of one line beside nothing, and of two beside an accessory.
        private static let justFitting = "A text that is nearly as wide as its row"

        @MainActor
        func prepare(_ row: SizingTableViewCell) {
            row.textLabel?.numberOfLines = 0
            row.detailTextLabel?.numberOfLines = 0
            row.textLabel?.text = "Text"
            row.detailTextLabel?.text = "Detail"
            row.contentConfiguration = nil
            switch self {
            case .accessoryType, .accessoryView, .indentation: row.textLabel?.text = Self.justFitting
            case .nextConfiguration: row.contentConfiguration = configuration("Short", of: row)
            case .noConfiguration:
                row.textLabel?.text = .sentences(5)
                row.contentConfiguration = configuration("Short", of: row)
            default: break
            }
        }

        @MainActor
        func make(in row: SizingTableViewCell) {
            switch self {
            case .text: row.textLabel?.text = .sentences(6)
            case .attributedText: row.textLabel?.attributedText = NSAttributedString(string: .sentences(6))
            case .detail: row.detailTextLabel?.text = .sentences(9)
            case .font: row.textLabel?.font = .systemFont(ofSize: 60)
            case .image:
                let large = UIImage.SymbolConfiguration(pointSize: 120)
                row.imageView?.image = UIImage(systemName: "star", withConfiguration: large)
            case .accessoryType: row.accessoryType = .detailDisclosureButton
            case .accessoryView: row.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
            case .indentation: row.indentationLevel = 8
            case .style:
                row.style = .value2
                row.textLabel?.text = .sentences(2)
            case .configuration, .nextConfiguration: row.contentConfiguration = configuration(.sentences(8), of: row)
            case .noConfiguration: row.contentConfiguration = nil
            }
        }

        @MainActor
        private func configuration(_ text: String, of row: SizingTableViewCell) -> UIListContentConfiguration {
            var configuration = row.defaultContentConfiguration()
            configuration.text = text
            return configuration
        }
    }

    nonisolated private static let modes: [Hostility] = [
        [], .lateSelfSizing, .fittingAnswersOfferedSize, .fittingAlongBothAxes, .measuredOncePerUse,
        [.selfSizingPerCell, .mergedContexts], .all,
    ]

    private func table(
        _ change: Change,
        style: SizingTableView.Style = .plain,
        size: CGSize = CGSize(width: 390, height: 844),
        hostility: Hostility = []
    ) -> TextTable {
        let table = TextTable([(0..<40).map(String.init)], style: style, size: size, hostility: hostility)
        table.row = { view, _, _ in
            let row =
                view.dequeueReusableCell(withIdentifier: "row")
                ?? SizingTableViewCell(style: .subtitle, reuseIdentifier: "row")
            change.prepare(row)
            return row
        }
        table.show()
        table.view.contentOffset.y = 700
        table.screen.runUntilRest()
        return table
    }

    private func rowFault(_ table: TextTable, isTruncated: Bool = false) -> String? {
        let cells = table.view.indexPathsForVisibleItems.compactMap { table.view.cellForItem(at: $0) }
        return fault(of: cells, isTruncated: isTruncated)
    }

    private func place(of item: Int, in table: TextTable) -> CGFloat? {
        table.view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.frame.minY - table.view.contentOffset.y }
    }

    /// Four screens: a phone's plain and inset-grouped tables, a narrow one, and one on its side.
    @Test(
        arguments: Change.allCases,
        sample(
            of: [
                (SizingTableView.Style.plain, CGSize(width: 390, height: 844)),
                (.insetGrouped, CGSize(width: 390, height: 844)),
                (.grouped, CGSize(width: 320, height: 568)), (.plain, CGSize(width: 402, height: 402)),
            ],
            every: 3
        )
    )
    func aRowThatChangesGrowsInItsPlace(_ change: Change, _ screen: (style: SizingTableView.Style, size: CGSize)) throws
    {
        let table = table(change, style: screen.style, size: screen.size)
        #expect(rowFault(table) == nil)
        let visible = try #require(table.view.indexPathsForVisibleRows)
        let (first, changed) = (visible[1], visible[visible.count / 2])
        let (place, height) = (self.place(of: first.item, in: table), table.view.cellForItem(at: changed)?.frame.height)
        let row = try #require(table.view.cellForRow(at: changed))
        change.make(in: row)
        table.screen.frame()
        #expect(rowFault(table) == nil)
        #expect(self.place(of: first.item, in: table) == place)
        let grown = try #require(table.view.cellForItem(at: changed)?.frame.height)
        // What a narrower text needs depends on the screen.
        let isWide = [.accessoryType, .accessoryView, .indentation, .style].contains(change)
        if !isWide { #expect(grown > (height ?? 0) + 10) }
        #expect(table.view.rectForRow(at: changed).height == grown)
    }

    @Test(.byTurns(), arguments: byTurns(pairs(Change.allCases, modes), every: 10))
    func itDoesSoWithAnyUIKit(_ change: Change, _ hostility: Hostility) throws {
        let table = table(change, hostility: hostility)
        let visible = try #require(table.view.indexPathsForVisibleRows)
        let (first, changed) = (visible[2], visible[visible.count / 2])
        let place = place(of: first.item, in: table)
        change.make(in: try #require(table.view.cellForRow(at: changed)))
        table.screen.frames(4)
        #expect(rowFault(table) == nil)
        #expect(self.place(of: first.item, in: table) == place)
    }

    @Test(arguments: Change.allCases, byTurns([false, true], every: 2))
    func inARowOfAFixedHeightNothingIsDrawnOverOthers(_ change: Change, _ isDisabled: Bool) throws {
        let table = table(change)
        if isDisabled {
            table.view.selfSizingInvalidation = .disabled
        } else {
            table.view.rowHeight = 44
            table.screen.frame()
        }
        let changed = try #require(table.view.indexPathsForVisibleRows)[8]
        let height = table.view.cellForItem(at: changed)?.frame.height
        change.make(in: try #require(table.view.cellForRow(at: changed)))
        table.screen.frames(2)
        #expect(table.view.cellForItem(at: changed)?.frame.height == height)
        #expect(rowFault(table, isTruncated: true) == nil)
    }

    @Test(arguments: Change.allCases)
    func aRowThatChangesInABatchGrowsWithIt(_ change: Change) throws {
        let table = table(change)
        let changed = try #require(table.view.indexPathsForVisibleRows)[8]
        let row = try #require(table.view.cellForRow(at: changed))
        table.view.performBatchUpdates {
            table.sections[0].insert("new", at: 1)
            table.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            change.make(in: row)
        }
        table.screen.runUntilRest()
        #expect(rowFault(table) == nil)
        #expect(table.view.cellForRow(at: IndexPath(row: changed.row + 1, section: 0)) === row)
    }

    @Test func aRowThatChangesUnderAFingerGrows() throws {
        let table = table(.text)
        table.screen.touchDown(table.view)
        table.screen.drag(table.view, by: 50)
        table.screen.frame()
        for change in [Change.text, .configuration] {
            let visible = try #require(table.view.indexPathsForVisibleRows)
            let place = place(of: visible[1].item, in: table)
            change.make(in: try #require(table.view.cellForRow(at: visible[change == .text ? 9 : 5])))
            // A finger that moves lays the table out.
            table.screen.drag(table.view, by: 1)
            table.screen.frame()
            #expect(rowFault(table) == nil)
            #expect(self.place(of: visible[1].item, in: table) == place.map { $0 - 1 })
        }
        table.screen.lift(table.view)
    }

    @Test func severalRowsThatChangeInOneTurnAreAskedOnce() throws {
        let table = table(.text)
        let corrected = table.view.listLayout.statistics.items.corrected
        for row in table.view.visibleTableCells.prefix(3) {
            for count in 1...20 { row.textLabel?.text = .sentences(count) }
        }
        table.screen.frame()
        #expect(rowFault(table) == nil)
        #expect(table.view.listLayout.statistics.items.corrected == corrected + 3)
    }

    @Test func aRowThatIsConfiguredAsItComesOnScreenIsNotAskedTwice() {
        let table = table(.text)
        let corrected = table.view.listLayout.statistics.items.corrected
        for step in 0..<20 {
            table.view.contentOffset.y = 700 - CGFloat(step) * 31
            table.screen.frame()
        }
        #expect(table.view.listLayout.statistics.items.corrected == corrected)
        #expect(rowFault(table) == nil)
    }

    /// A table follows constraints if it is told to, as a table does.
    @Test(.byTurns(), arguments: [SizingTableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
    func aRowFollowsItsConstraints(_ invalidation: SizingTableView.SelfSizingInvalidation) throws {
        let table = TextTable([(0..<40).map { "\($0)" }])
        table.view.selfSizingInvalidation = invalidation
        table.show()
        let path = IndexPath(row: 3, section: 0)
        let row = try #require(table.view.cellForRow(at: path) as? LabelRow)
        let height = table.view.rectForRow(at: path).height
        row.label.text = .sentences(8)
        table.screen.frame()
        let follows = invalidation == .enabledIncludingConstraints
        #expect((table.view.rectForRow(at: path).height > height) == follows)
        if follows { #expect(rowFault(table) == nil) }
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2))
    func aHeaderThatChangesGrows(_ hostility: Hostility) throws {
        for change in 0..<2 {
            let table = TextTable([["a", "b"], ["c", "d"]], style: .grouped, hostility: hostility)
            table.headers = [0: "First", 1: "Second"]
            table.show()
            table.screen.frames(3)
            let header = try #require(table.view.headerView(forSection: 1))
            let (before, row) = (
                table.view.rectForHeader(inSection: 1), table.view.rectForRow(at: IndexPath(row: 0, section: 1))
            )
            if change == 0 {
                header.textLabel?.text = .sentences(7)
            } else {
                var content = header.defaultContentConfiguration()
                content.text = .sentences(7)
                header.contentConfiguration = content
            }
            table.screen.frames(4)
            let after = table.view.rectForHeader(inSection: 1)
            #expect(after.height > before.height + 20)
            #expect(
                table.view.rectForRow(at: IndexPath(row: 0, section: 1)).minY == row.minY + after.height - before.height
            )
            #expect(fault(of: header) == nil)
        }
    }

    @Test func aHeaderOfAFixedHeightTruncatesItsText() throws {
        let table = TextTable([["a", "b"], ["c", "d"]])
        table.headers = [0: "First", 1: "Second"]
        table.view.sectionHeaderHeight = 30
        table.show()
        let header = try #require(table.view.headerView(forSection: 1))
        header.textLabel?.text = .sentences(7)
        table.screen.frames(2)
        #expect(table.view.rectForHeader(inSection: 1).height == 30)
        #expect(fault(of: header, isTruncated: true) == nil)
    }

    /// Before iOS 16, UIKit has no request for another size.
    @Test func theLayoutFitsACellThatHasChanged() throws {
        let table = table(.text)
        table.view.selfSizingInvalidation = .disabled
        let path = try #require(table.view.indexPathsForVisibleRows)[6]
        let row = try #require(table.view.cellForRow(at: path))
        row.textLabel?.text = .sentences(6)
        table.view.listLayout.session.selfSizing.fitLater(row.shownCell)
        table.screen.frame()
        #expect(rowFault(table) == nil)
    }
}
