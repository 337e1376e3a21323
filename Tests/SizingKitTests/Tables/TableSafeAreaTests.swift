import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Rows and headers with content configurations on a phone that lies on its side: 47 points at each side are covered, the margin
/// is 16, and the content is inset once by both.
@MainActor
@Suite struct TableSafeAreaTests {
    private final class Screen: NSObject, SizingTableViewDataSource, SizingTableViewDelegate {
        static let text = String(repeating: "A row of several words that needs two lines or three. ", count: 4)
        /// Each row needs a little more room than the one before it, so that some are about to need another line.
        static func text(of row: Int) -> String { text + String(repeating: "x", count: row) }

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? SizingTableViewCell(style: .default, reuseIdentifier: "row")
            var content = UIListContentConfiguration.cell()
            content.text = Self.text(of: indexPath.row)
            cell.contentConfiguration = content
            cell.accessoryType = indexPath.row.isMultiple(of: 3) ? .disclosureIndicator : .none
            return cell
        }

        func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = SizingTableViewHeaderFooterView(reuseIdentifier: nil)
            var content = UIListContentConfiguration.plainHeader()
            content.text = Self.text
            header.contentConfiguration = content
            return header
        }
    }

    private static let upright = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private static let sides = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

    private static func label(in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text?.hasPrefix(Screen.text) == true { return label }
        return view.subviews.lazy.compactMap { label(in: $0) }.first
    }

    /// How far the text of a view begins from the leading edge of the screen.
    private func start(of view: UIView, on screen: HeadlessScreen, isRightToLeft: Bool) throws -> CGFloat {
        let label = try #require(Self.label(in: view))
        let frame = label.convert(label.bounds, to: screen.window)
        return isRightToLeft ? screen.window.bounds.width - frame.maxX : frame.minX
    }

    private func screen(_ style: SizingTableView.Style, isTurned: Bool, isRightToLeft: Bool) -> (
        table: SizingTableView, screen: HeadlessScreen, source: Screen
    ) {
        let table = SizingTableView(frame: .zero, style: style)
        let source = Screen()
        table.tableDataSource = source
        table.tableDelegate = source
        let onItsSide = CGSize(width: 844, height: 390)
        let screen =
            isTurned
            ? HeadlessScreen(size: CGSize(width: 390, height: 844), safeAreaInsets: Self.upright)
            : HeadlessScreen(size: onItsSide, safeAreaInsets: Self.sides)
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        screen.show(table)
        screen.frame()
        if isTurned {
            screen.rotate(to: onItsSide, safeAreaInsets: Self.sides)
            screen.runUntilRest()
        }
        return (table, screen, source)
    }

    /// Claim (Migrating a table screen): "content views are always inset to the safe area"
    @Test(arguments: [SizingTableView.Style.plain, .grouped, .insetGrouped], [false, true])
    func contentIsInsetOnceByTheSafeArea(_ style: SizingTableView.Style, _ isRightToLeft: Bool) throws {
        for isTurned in [false, true] {
            let (table, screen, source) = screen(style, isTurned: isTurned, isRightToLeft: isRightToLeft)
            let start: CGFloat = style == .insetGrouped ? 79 : 63
            #expect(table.visibleTableCells.count > 2)
            for cell in table.visibleTableCells {
                let found = try self.start(of: cell, on: screen, isRightToLeft: isRightToLeft)
                #expect(found == start)
            }
            let header = try #require(table.headerView(forSection: 0))
            #expect(try self.start(of: header, on: screen, isRightToLeft: isRightToLeft) >= 47 + 16)
            withExtendedLifetime(source) {}
        }
    }

    /// What was measured is what is shown: the text has the height that it needs at the width that it has on screen.
    @Test(
        .byTurns(),
        arguments: byTurns(pairs([SizingTableView.Style.plain, .grouped, .insetGrouped], [false, true]), every: 4)
    )
    func rowsAreMeasuredWithTheMarginsThatTheyAreShownWith(_ style: SizingTableView.Style, _ isRightToLeft: Bool) throws
    {
        for isTurned in [false, true] {
            let (table, screen, source) = screen(style, isTurned: isTurned, isRightToLeft: isRightToLeft)
            let header = try #require(table.headerView(forSection: 0))
            let title = try #require(Self.label(in: header))
            let height = title.sizeThatFits(CGSize(width: title.bounds.width, height: .greatestFiniteMagnitude)).height
            #expect(header.bounds.height > height && header.bounds.height < height + 40, "\(header.frame)")
            for offset in stride(from: 0 as CGFloat, to: 900, by: 200) {
                table.contentOffset.y = offset
                screen.runUntilRest()
                for cell in table.visibleTableCells {
                    let label = try #require(Self.label(in: cell))
                    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                    #expect(abs(label.bounds.height - needed.height) < 0.5)
                    // Nothing but the text, its margins of 11 points and a separator.
                    #expect(abs(cell.bounds.height - needed.height - 22) < 1)
                }
            }
            // The templates knew it: no shown row or header had to correct them.
            let statistics = table.listLayout.statistics
            #expect(statistics.items.corrected == 0 && statistics.supplementaryViews.corrected == 0)
            withExtendedLifetime(source) {}
        }
    }
}
