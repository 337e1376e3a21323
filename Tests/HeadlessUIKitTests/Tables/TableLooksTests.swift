import HeadlessTools
import Testing
import UIKit

/// What a table shows around its rows: cards, lines, spaces, headers that stay, controls.
@MainActor
@Suite struct TableLooksTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [2, 3]
        var titles: [String?] = [nil, "Two"]
        var footers: [String?] = [nil, nil]
        var index: [String]?
        var tapped: [IndexPath] = []
        var fill: (UITableViewCell) -> Void = { _ in }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.showsReorderControl = true
            fill(cell)
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }

        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            tapped.append(indexPath)
        }
    }

    @MainActor
    private final class Stage {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let table: UITableView
        let source = Source()

        init(_ style: UITableView.Style) {
            table = UITableView(frame: .zero, style: style)
            table.rowHeight = 50
            table.dataSource = source
            table.delegate = source
        }

        func show() {
            screen.show(table)
            screen.frame()
        }

        func cell(_ row: Int, _ section: Int) throws -> UITableViewCell {
            try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        }

        /// The lines of a row, from its top: x, y, width.
        func lines(_ row: Int, _ section: Int) throws -> [[CGFloat]] {
            try cell(row, section).subviews.filter { $0.frame.height == 0.5 }.map {
                [$0.frame.minX, $0.frame.minY, $0.frame.width]
            }
        }
    }

    @Test func groupedSectionsHaveTheirSpaces() {
        let stage = Stage(.grouped)
        stage.source.footers = ["Below", nil]
        stage.show()
        let table = stage.table
        // 35 above the first rows; the footer stands directly below them, the header directly above the next.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(table.rectForFooter(inSection: 0).minY == 135)
        #expect(table.rectForHeader(inSection: 1).minY == table.rectForFooter(inSection: 0).maxY)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == table.rectForHeader(inSection: 1).maxY)
        // 17.7, on whole pixels.
        #expect(table.contentSize.height == table.rectForRow(at: IndexPath(row: 2, section: 1)).maxY + 17.5)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "TWO")
        #expect(table.headerView(forSection: 1)?.textLabel?.font.pointSize == 13)
    }

    @Test func theRowsOfACardHaveItsCorners() throws {
        let stage = Stage(.insetGrouped)
        stage.show()
        let corners = try (0..<3).map { row in
            try #require(stage.cell(row, 1).subviews.first).layer.maskedCorners
        }
        #expect(corners[0] == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(corners[2] == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        let radii = try (0..<3).map { try #require(stage.cell($0, 1).subviews.first).layer.cornerRadius }
        #expect(radii == [10, 0, 10])
        #expect(try stage.cell(0, 1).subviews.first?.backgroundColor == .secondarySystemGroupedBackground)
        #expect(try stage.cell(0, 1).frame.width == 288)
    }

    @Test func linesStandWhereTheStyleHasThem() throws {
        for (style, first, last) in [
            (.plain, [[16, 49.5, 304]], [[16, 49.5, 304]]),
            (.grouped, [[0, 0, 320], [16, 49.5, 304]], [[0, 49.5, 320]]),
            (.insetGrouped, [[16, 49.5, 272]], []),
        ] as [(UITableView.Style, [[CGFloat]], [[CGFloat]])] {
            let stage = Stage(style)
            stage.show()
            #expect(try stage.lines(0, 1) == first, "\(style)")
            #expect(try stage.lines(2, 1) == last, "\(style)")
        }
    }

    @Test func lineInsetsAreTheRowsTheTablesOrThatOfTheText() throws {
        let stage = Stage(.plain)
        stage.source.fill = { $0.imageView?.image = UIImage(systemName: "star") }
        stage.show()
        let image = try #require(stage.cell(0, 0).imageView?.image).size.width
        #expect(try stage.lines(0, 0)[0][0] == 16 + image + 16)
        stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        stage.screen.frame()
        #expect(try stage.lines(0, 0) == [[40, 49.5, 270]])
        try stage.cell(0, 0).separatorInset = .zero
        stage.screen.frame()
        #expect(try stage.lines(0, 0) == [[0, 49.5, 320]])
        #expect(try stage.lines(1, 0) == [[40, 49.5, 270]])
    }

    @Test func theHeaderOfAPlainTableStaysUntilItsSectionEnds() throws {
        let stage = Stage(.plain)
        stage.source.counts = [10, 10]
        stage.source.titles = ["One", "Two"]
        stage.table.sectionHeaderHeight = 30
        stage.table.sectionHeaderTopPadding = 0
        stage.show()
        func y() throws -> CGFloat {
            stage.screen.frame()
            return try #require(stage.table.headerView(forSection: 0)).frame.minY - stage.table.contentOffset.y
        }
        stage.table.contentOffset.y = 100
        #expect(try y() == 0)
        stage.table.contentOffset.y = 510
        #expect(try y() == -10)
    }

    @Test func controlsStandBesideTheContent() throws {
        let stage = Stage(.plain)
        stage.show()
        stage.table.setEditing(true, animated: false)
        stage.screen.frame()
        let cell = try stage.cell(0, 0)
        let glyphs = cell.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
        #expect(glyphs.contains(CGRect(x: 16, y: 14, width: 22, height: 22)))
        #expect(glyphs.contains(CGRect(x: 282, y: 14, width: 22, height: 22)))
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 232, height: 49.5))
        stage.table.setEditing(false, animated: false)
        stage.screen.frame()
        #expect(cell.subviews.allSatisfy { !($0 is UIImageView) })
    }

    @Test func aTapOnTheDetailButtonTellsTheDelegate() throws {
        let stage = Stage(.plain)
        stage.source.fill = { $0.accessoryType = .detailDisclosureButton }
        stage.show()
        let cell = try stage.cell(1, 0)
        let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame == CGRect(x: 260, y: 13, width: 24, height: 24))
        stage.screen.tap(button.convert(CGPoint(x: 12, y: 12), to: nil))
        #expect(stage.source.tapped == [IndexPath(row: 1, section: 0)])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func chevronsGrowWithTheTextsBesideThem() throws {
        let stage = Stage(.plain)
        stage.source.fill = { $0.accessoryType = .disclosureIndicator }
        stage.show()
        #expect(try stage.cell(0, 0).contentView.frame.width == 286)
        stage.screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        stage.screen.frame()
        // The body has 53 points in place of 17: the chevron is 32 wide in place of 10.
        #expect(try stage.cell(0, 0).contentView.frame.width == 264)
    }

    @Test func dotsStandInTheIndexWhereTitlesHaveNoRoom() throws {
        let stage = Stage(.plain)
        stage.source.index = (0..<50).map { "\($0)" }
        stage.show()
        let index = try #require(stage.table.subviews.last)
        let texts = index.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.count == 33)
        #expect(texts.first == "0" && texts[1] == "•" && texts.last == "49")
    }
}
