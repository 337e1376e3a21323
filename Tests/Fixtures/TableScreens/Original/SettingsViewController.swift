import UIKit

struct SettingsGroup {
    var title: String?
    var footer: String?
    var rows: [SettingsRow]
}

struct SettingsRow {
    enum Kind {
        /// A switch.
        case toggle(isOn: Bool)
        /// A value at the trailing edge, and the values to choose from on a screen of its own.
        case choice(selected: Int, of: [String])
        /// A second line below the title.
        case account(detail: String)
        /// A fact that cannot be changed.
        case info(value: String)
        /// A button in red.
        case destructive
    }

    var id: String
    var title: String
    var symbol: String?
    var kind: Kind
}

final class SettingsViewController: UITableViewController {
    private(set) var groups: [SettingsGroup]

    /// Called with the id of a row and what its switch says now.
    var onToggle: ((String, Bool) -> Void)?
    var onSignOut: (() -> Void)?

    init(groups: [SettingsGroup]) {
        self.groups = groups
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Basic")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
    }

    private func row(at indexPath: IndexPath) -> SettingsRow {
        groups[indexPath.section].rows[indexPath.row]
    }

    func setRow(_ row: SettingsRow, at indexPath: IndexPath) {
        groups[indexPath.section].rows[indexPath.row] = row
        tableView.reloadRows(at: [indexPath], with: .none)
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        groups[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = row(at: indexPath)
        let cell: UITableViewCell
        switch row.kind {
        case .toggle(let isOn):
            cell = tableView.dequeueReusableCell(withIdentifier: "Basic", for: indexPath)
            cell.accessoryView = makeSwitch(for: row, isOn: isOn)
            cell.accessoryType = .none
            cell.selectionStyle = .none
            cell.textLabel?.textColor = .label
        case .choice(let selected, let values):
            cell = dequeueCell(style: .value1, identifier: "Value")
            cell.detailTextLabel?.text = values[selected]
            cell.accessoryType = .disclosureIndicator
            cell.selectionStyle = .default
        case .account(let detail):
            cell = dequeueCell(style: .subtitle, identifier: "Subtitle")
            cell.detailTextLabel?.text = detail
            cell.detailTextLabel?.textColor = .secondaryLabel
            cell.detailTextLabel?.numberOfLines = 0
            cell.accessoryType = .disclosureIndicator
        case .info(let value):
            cell = dequeueCell(style: .value1, identifier: "Value")
            cell.detailTextLabel?.text = value
            cell.accessoryType = .none
            cell.selectionStyle = .none
        case .destructive:
            cell = tableView.dequeueReusableCell(withIdentifier: "Basic", for: indexPath)
            cell.accessoryView = nil
            cell.accessoryType = .none
            cell.selectionStyle = .default
            cell.textLabel?.textColor = .systemRed
        }
        cell.textLabel?.text = row.title
        cell.textLabel?.numberOfLines = 0
        cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
        return cell
    }

    private func dequeueCell(style: UITableViewCell.CellStyle, identifier: String) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    }

    private func makeSwitch(for row: SettingsRow, isOn: Bool) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        let id = row.id
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                self.setToggle(id: id, isOn: control.isOn)
            },
            for: .valueChanged
        )
        return control
    }

    private func setToggle(id: String, isOn: Bool) {
        for section in groups.indices {
            for index in groups[section].rows.indices where groups[section].rows[index].id == id {
                groups[section].rows[index].kind = .toggle(isOn: isOn)
            }
        }
        onToggle?(id, isOn)
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch row(at: indexPath).kind {
        case .toggle, .info: return false
        case .choice, .account, .destructive: return true
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = row(at: indexPath)
        switch row.kind {
        case .choice(let selected, let values):
            let choices = SettingsChoicesViewController(title: row.title, values: values, selected: selected)
            choices.onSelect = { [weak self] index in
                var changed = row
                changed.kind = .choice(selected: index, of: values)
                self?.setRow(changed, at: indexPath)
            }
            navigationController?.pushViewController(choices, animated: true)
        case .account:
            let account = SettingsViewController(groups: [
                SettingsGroup(
                    title: row.title,
                    rows: [
                        SettingsRow(id: "signOut", title: "Sign Out", kind: .destructive)
                    ]
                )
            ])
            account.onSignOut = onSignOut
            navigationController?.pushViewController(account, animated: true)
        case .destructive:
            tableView.deselectRow(at: indexPath, animated: true)
            onSignOut?()
        case .toggle, .info:
            break
        }
    }
}

/// The values of a setting, the chosen one with a checkmark.
final class SettingsChoicesViewController: UITableViewController {
    private let values: [String]
    private var selected: Int
    var onSelect: ((Int) -> Void)?

    init(title: String, values: [String], selected: Int) {
        self.values = values
        self.selected = selected
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Choice")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        values.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Choice", for: indexPath)
        cell.textLabel?.text = values[indexPath.row]
        cell.accessoryType = indexPath.row == selected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.cellForRow(at: IndexPath(row: selected, section: 0))?.accessoryType = .none
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        selected = indexPath.row
        onSelect?(indexPath.row)
    }
}
