import SizingKit
import UIKit

/// A table controller whose members stand in extensions, one for each protocol, as they do in most apps.
final class ContactsController: SizingTableViewController {
    var names = ["Ada", "Emmy", "Lise"]
}

// MARK: - Data source

extension ContactsController {
    override func numberOfSections(in tableView: SizingTableView) -> Int { 1 }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    }

    override func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? { "Names" }

    override func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        names.remove(at: indexPath.row)
    }
}

// MARK: - Delegate

extension ContactsController {
    override func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
}
