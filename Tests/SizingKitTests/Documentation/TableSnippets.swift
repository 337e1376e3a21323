import HeadlessTools
import SizingKit
import Testing
import UIKit

// The code blocks of the README and of the articles on table views.

@MainActor
enum TableSnippets {
    final class ContactCell: SizingTableViewCell {
        override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            accessoryType = .disclosureIndicator
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    struct Contact {
        var name: String
    }

    final class DiffableViewController: UIViewController {
        let tableView = SizingTableView()
        var contacts: [UUID: Contact] = [:]
        lazy var dataSource = SizingTableViewDiffableDataSource<Int, UUID>(tableView: tableView) {
            [unowned self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
            cell.textLabel?.text = contacts[id]?.name
            return cell
        }
    }

    final class ContactsViewController: UIViewController, SizingTableViewDataSource, SizingTableViewDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            let tableView = SizingTableView(frame: .zero, style: .insetGrouped)
            tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
            tableView.tableDataSource = self
            tableView.tableDelegate = self
            view.addSubview(tableView)
        }

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        }
    }
}

final class SettingsTableViewController: SizingTableViewController {
    var groups: [(title: String, settings: [Setting])] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
    }

    override func numberOfSections(in tableView: SizingTableView) -> Int { groups.count }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].settings.count
    }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "setting")
            ?? SizingTableViewCell(style: .value1, reuseIdentifier: "setting")
        let setting = groups[indexPath.section].settings[indexPath.row]
        cell.textLabel?.text = setting.name
        cell.detailTextLabel?.text = setting.value
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }
}

@MainActor
@Suite struct SettingsTableTests {
    @Test func theSettingsHaveTitlesAndRows() {
        let settings = SettingsTableViewController(style: .insetGrouped)
        settings.groups = [("General", [Setting(name: "Language", value: "English")]), ("Sound", [])]
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(settings)
        screen.frame()
        #expect(settings.tableView.visibleTableCells.map(\.textLabel?.text) == ["Language"])
        #expect(settings.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height > 40)
    }
}
