import SizingKit
import UIKit

struct Reminder: Equatable {
    var id: Int
    var title: String
    var notes = ""
}

/// Reminders by list, from a diffable data source.
final class RemindersViewController: SizingTableViewController {
    private(set) var reminders: [Int: Reminder] = [:]
    private lazy var source = RemindersDataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "reminder", for: indexPath)
        cell.textLabel?.text = reminders[id]?.title
        cell.textLabel?.numberOfLines = 0
        return cell
    }

    init() {
        super.init(style: .grouped)
        title = "Reminders"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SizingTableViewCell.self, forCellReuseIdentifier: "reminder")
        source.defaultRowAnimation = .fade
        source.onDelete = { [unowned self] in delete($0) }
    }

    func show(_ lists: [(name: String, reminders: [Reminder])]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for list in lists {
            snapshot.appendSections([list.name])
            snapshot.appendItems(list.reminders.map(\.id))
            for reminder in list.reminders { reminders[reminder.id] = reminder }
        }
        source.apply(snapshot, animatingDifferences: view.window != nil)
    }

    func add(_ reminder: Reminder, before id: Int) {
        reminders[reminder.id] = reminder
        var snapshot = source.snapshot()
        snapshot.insertItems([reminder.id], beforeItem: id)
        source.apply(snapshot)
    }

    func delete(_ id: Int) {
        var snapshot = source.snapshot()
        snapshot.deleteItems([id])
        source.apply(snapshot)
    }

    func rename(_ id: Int, to title: String) {
        reminders[id]?.title = title
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([id])
        source.apply(snapshot)
    }

    func replace(_ id: Int, with title: String) {
        reminders[id]?.title = title
        var snapshot = source.snapshot()
        snapshot.reloadItems([id])
        source.apply(snapshot)
    }

    func indexPath(of id: Int) -> IndexPath? {
        source.indexPath(for: id)
    }

    override func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) {
        guard let id = source.itemIdentifier(for: indexPath) else { return }
        delete(id)
    }
}

private final class RemindersDataSource: SizingTableViewDiffableDataSource<String, Int> {
    var onDelete: ((Int) -> Void)?

    override func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
        onDelete?(id)
    }

    override func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let id = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath else { return }
        var snapshot = snapshot()
        if let other = itemIdentifier(for: destinationIndexPath) {
            let isDown =
                sourceIndexPath < destinationIndexPath && sourceIndexPath.section == destinationIndexPath.section
            if isDown {
                snapshot.moveItem(id, afterItem: other)
            } else {
                snapshot.moveItem(id, beforeItem: other)
            }
        } else if let list = sectionIdentifier(for: destinationIndexPath.section) {
            snapshot.deleteItems([id])
            snapshot.appendItems([id], toSection: list)
        }
        apply(snapshot, animatingDifferences: false)
    }
}
