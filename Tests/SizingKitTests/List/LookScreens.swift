import HeadlessTools
import UIKit

@testable import SizingKit

/// A screen of settings on cards, as it is written for a table.
@MainActor
final class LookSettingsViewController: SizingTableViewController {
    private let groups: [(title: String, rows: [(title: String, value: String?)])] = [
        ("Connections", [("Airplane mode", nil), ("Wi-Fi", "Harbour"), ("Bluetooth", "On")]),
        ("Sounds and display", [("Sounds", ""), ("Brightness", "Automatic"), ("Text size", "Large")]),
        ("About", [("Software", "Up to date"), ("Storage", "61 of 128 GB")]),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        fatalError("It is made in code only")
    }

    override func numberOfSections(in tableView: SizingTableView) -> Int { groups.count }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].rows.count
    }

    override func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let cell = SizingTableViewCell(style: .value1, reuseIdentifier: nil)
        let row = groups[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.value
        if row.value == nil {
            cell.accessoryView = UISwitch()
        } else {
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }
}

/// Contacts under the letters that they begin with, with a section index and swipe actions.
@MainActor
final class LookContactsViewController: SizingTableViewController {
    private let letters: [(letter: String, names: [String])] = [
        ("A", ["Ada Marsh", "Alan Webb"]), ("B", ["Bo Lind", "Britt Voss", "Bruno Hale"]), ("C", ["Cleo Park"]),
        ("D", ["Dana Frost", "Dora Quinn"]),
    ]

    init() {
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) {
        fatalError("It is made in code only")
    }

    override func numberOfSections(in tableView: SizingTableView) -> Int { letters.count }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        letters[section].names.count
    }

    override func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
        letters[section].letter
    }

    override func sectionIndexTitles(for tableView: SizingTableView) -> [String]? { letters.map(\.letter) }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let cell = SizingTableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = letters[indexPath.section].names[indexPath.row]
        cell.detailTextLabel?.text = "Called yesterday"
        return cell
    }

    override func tableView(
        _ tableView: SizingTableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        delete.image = UIImage(systemName: "trash")
        let mute = UIContextualAction(style: .normal, title: "Mute") { _, _, done in done(true) }
        mute.backgroundColor = .systemIndigo
        return UISwipeActionsConfiguration(actions: [delete, mute])
    }
}

extension HeadlessScreen {
    /// Shows a screen of a table, with a row swiped aside.
    @MainActor
    static func look(
        of controller: SizingTableViewController,
        height: CGFloat = 640,
        swiping row: IndexPath? = nil,
        isDark: Bool = false
    ) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: height), scale: 3)
        screen.set { $0.userInterfaceStyle = isDark ? .dark : .light }
        screen.show(UINavigationController(rootViewController: controller))
        screen.frames(3)
        guard let row, let tableView = controller.tableView else { return screen }
        let y = tableView.convert(tableView.rectForRow(at: row), to: nil).midY
        screen.pan(from: CGPoint(x: 300, y: y), to: CGPoint(x: 140, y: y))
        screen.frames(60)
        return screen
    }
}
