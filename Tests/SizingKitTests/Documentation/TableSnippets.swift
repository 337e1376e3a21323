import SizingKit
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
