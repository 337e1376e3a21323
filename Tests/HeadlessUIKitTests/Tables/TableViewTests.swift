import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct TableViewTests {
    private final class WrappingCell: UITableViewCell {
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("not in a nib")
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [(title: String, rows: [String])] = [("", (0..<50).map { "Row \($0)" })]
        var identifier = "wrapping"
        var told: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            let text = sections[indexPath.section].rows[indexPath.row]
            (cell as? WrappingCell)?.label.text = text
            if !(cell is WrappingCell) { cell.textLabel?.text = text }
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].title.isEmpty ? nil : sections[section].title
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("select \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.append("deselect \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
                    sections[0].rows.remove(at: indexPath.row)
                    tableView.deleteRows(at: [indexPath], with: .automatic)
                    done(true)
                }
            ])
        }
    }

    @MainActor
    private final class Stage {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
        let table = UITableView(frame: .zero, style: .plain)
        let source = Source()

        init() {
            table.register(WrappingCell.self, forCellReuseIdentifier: "wrapping")
            table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
            table.dataSource = source
            table.delegate = source
        }

        func show() {
            screen.show(table)
            screen.frame()
        }
    }

    @Test func eachRowIsAsTallAsItsTextNeeds() {
        let stage = Stage()
        let long = String(repeating: "many words ", count: 20)
        stage.source.sections[0].rows[1] = long
        stage.show()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = long
        let text = label.sizeThatFits(CGSize(width: 288, height: 0)).height
        let line: CGFloat = 1.0 / 3
        #expect(abs(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height - (text + 20 + line)) < 0.01)
        #expect(
            stage.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY
                == stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
        )
    }

    @Test func onlyWhatIsSeenHasCells() throws {
        let stage = Stage()
        stage.table.rowHeight = 40
        stage.show()
        #expect(stage.table.visibleCells.count == 12)
        #expect(stage.table.contentSize == CGSize(width: 320, height: 2000))
        stage.table.contentOffset.y = 1000
        stage.screen.frame()
        #expect(stage.table.indexPathsForVisibleRows?.map(\.row) == Array(25..<37))
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 25, section: 0)))
        #expect(cell.frame == CGRect(x: 0, y: 1000, width: 320, height: 40))
        #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 85))?.row == 2)
        #expect(stage.table.indexPath(for: cell)?.row == 25)
    }

    @Test func headersStandAboveTheirRows() {
        let stage = Stage()
        stage.source.sections = [(title: "One", rows: ["a", "b"]), (title: "Two", rows: ["c"])]
        stage.table.rowHeight = 50
        stage.table.sectionHeaderHeight = 30
        stage.table.sectionHeaderTopPadding = 0
        stage.show()
        #expect(stage.table.rect(forSection: 1) == CGRect(x: 0, y: 130, width: 320, height: 80))
        #expect(stage.table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
        #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "Two")
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 160)
        // 22 points above each header, unless the table states another padding.
        stage.table.sectionHeaderTopPadding = UITableView.automaticDimension
        stage.screen.frame()
        #expect(stage.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 174, width: 320, height: 30))
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 204)
    }

    @Test func aTapSelectsAndTellsTheDelegate() {
        let stage = Stage()
        stage.show()
        stage.screen.tapRow(at: IndexPath(row: 1, section: 0), in: stage.table)
        stage.screen.tapRow(at: IndexPath(row: 2, section: 0), in: stage.table)
        #expect(stage.source.told == ["select 1", "deselect 1", "select 2"])
        #expect(stage.table.indexPathForSelectedRow?.row == 2)
        #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        stage.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.source.told.count == 3)
    }

    @Test func aSwipeActionRemovesItsRow() throws {
        let stage = Stage()
        stage.table.rowHeight = 40
        stage.show()
        let path = IndexPath(row: 0, section: 0)
        let actions = stage.source.tableView(stage.table, trailingSwipeActionsConfigurationForRowAt: path)?.actions
        let delete = try #require(actions?.first)
        delete.handler(delete, try #require(stage.table.cellForRow(at: path))) { #expect($0) }
        stage.screen.frame()
        #expect(stage.table.numberOfRows(inSection: 0) == 49)
        #expect((stage.table.cellForRow(at: path) as? WrappingCell)?.label.text == "Row 1")
    }

    @Test func theStandardCellIsFilledByItsLines() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        let target = CGSize(width: 320, height: 0)

        func height() -> CGFloat {
            cell.systemLayoutSizeFitting(
                target,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height() > 44)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height())
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 286)
        #expect(try #require(cell.textLabel).frame.maxY < #require(cell.detailTextLabel).frame.minY)
        cell.detailTextLabel?.text = nil
        #expect(height() == 44)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test func aCellIsFilledByAConfiguration() {
        let stage = Stage()
        stage.source.identifier = "plain"
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Configured"
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        #expect(SVGPicture(of: cell).text.contains(">Configured</text>"))
        #expect(cell.contentView is UIListContentView)
    }

    @Test func scrollingGoesToARow() {
        let stage = Stage()
        stage.table.rowHeight = 40
        stage.show()
        stage.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 800)
        stage.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
        #expect(stage.table.contentOffset.y == 580)
        stage.table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 1520)
    }
}
