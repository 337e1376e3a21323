import SizingKit
import UIKit

/// Two lists of tasks side by side. Rows are dragged within a list and from one into the other.
final class BoardViewController: UIViewController {
    let openTable = SizingTableView(frame: .zero, style: .plain)
    let doneTable = SizingTableView(frame: .zero, style: .plain)
    private(set) var open: [String]
    private(set) var done: [String]
    /// What the delegates were told, for a log.
    private(set) var events: [String] = []

    init(open: [String], done: [String]) {
        self.open = open
        self.done = done
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for table in [openTable, doneTable] {
            table.register(SizingTableViewCell.self, forCellReuseIdentifier: "task")
            table.tableDataSource = self
            table.tableDragDelegate = self
            table.tableDropDelegate = self
            table.dragInteractionEnabled = true
            view.addSubview(table)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height)
        openTable.frame = CGRect(origin: .zero, size: size)
        doneTable.frame = CGRect(origin: CGPoint(x: size.width, y: 0), size: size)
    }

    private func tasks(of table: SizingTableView) -> [String] {
        table === openTable ? open : done
    }

    private func setTasks(_ tasks: [String], of table: SizingTableView) {
        if table === openTable { open = tasks } else { done = tasks }
    }

    private func name(of table: SizingTableView) -> String {
        table === openTable ? "open" : "done"
    }
}

extension BoardViewController: SizingTableViewDataSource {
    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        tasks(of: tableView).count
    }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        cell.textLabel?.text = tasks(of: tableView)[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}

extension BoardViewController: SizingTableViewDragDelegate {
    func tableView(
        _ tableView: SizingTableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let task = tasks(of: tableView)[indexPath.row]
        guard !task.hasPrefix("Fixed") else { return [] }
        session.localContext = (tableView, indexPath)
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = task
        return [item]
    }

    func tableView(_ tableView: SizingTableView, dragSessionWillBegin session: any UIDragSession) {
        events.append("\(name(of: tableView)): drag begins")
    }

    func tableView(_ tableView: SizingTableView, dragSessionDidEnd session: any UIDragSession) {
        events.append("\(name(of: tableView)): drag ends")
    }
}

extension BoardViewController: SizingTableViewDropDelegate {
    func tableView(_ tableView: SizingTableView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil
    }

    func tableView(_ tableView: SizingTableView, dropSessionDidEnter session: any UIDropSession) {
        events.append("\(name(of: tableView)): enters")
    }

    func tableView(_ tableView: SizingTableView, dropSessionDidExit session: any UIDropSession) {
        events.append("\(name(of: tableView)): exits")
    }

    func tableView(
        _ tableView: SizingTableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> SizingTableViewDropProposal {
        guard session.allowsMoveOperation else { return SizingTableViewDropProposal(operation: .forbidden) }
        return SizingTableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: SizingTableView, performDropWith coordinator: any SizingTableViewDropCoordinator) {
        let end = IndexPath(row: tasks(of: tableView).count, section: 0)
        for item in coordinator.items {
            guard let task = item.dragItem.localObject as? String else { continue }
            if let source = item.sourceIndexPath {
                let target = coordinator.destinationIndexPath ?? end
                let row = min(target.row, end.row - 1)
                var tasks = tasks(of: tableView)
                tasks.remove(at: source.row)
                tasks.insert(task, at: row)
                setTasks(tasks, of: tableView)
                tableView.performBatchUpdates {
                    tableView.deleteRows(at: [source], with: .automatic)
                    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
            } else {
                let target = coordinator.destinationIndexPath ?? end
                setTasks(tasks(of: tableView).inserting(task, at: target.row), of: tableView)
                tableView.insertRows(at: [target], with: .automatic)
                coordinator.drop(item.dragItem, toRowAt: target)
                removeDragged(coordinator.session.localDragSession)
            }
        }
    }

    /// Takes the row out of the list from which it comes.
    private func removeDragged(_ session: (any UIDragSession)?) {
        guard let (table, indexPath) = session?.localContext as? (SizingTableView, IndexPath) else { return }
        var tasks = tasks(of: table)
        tasks.remove(at: indexPath.row)
        setTasks(tasks, of: table)
        table.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: SizingTableView, dropSessionDidEnd session: any UIDropSession) {
        events.append("\(name(of: tableView)): drop ends")
    }
}

extension Array {
    fileprivate func inserting(_ element: Element, at index: Int) -> [Element] {
        var result = self
        result.insert(element, at: index)
        return result
    }
}
