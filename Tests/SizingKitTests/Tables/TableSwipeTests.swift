import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Swipe actions of a migrated table screen, by the methods of a table's delegate.
@MainActor
@Suite struct TableSwipeTests {
    /// A screen as it is written for a table, with the renames.
    private final class MessagesViewController: SizingTableViewController {
        var messages = ["One", "Two", "Three", "Four"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(SizingTableViewCell.self, forCellReuseIdentifier: "message")
            tableView.rowHeight = 50
        }

        override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
            messages.count
        }

        override func tableView(
            _ tableView: SizingTableView,
            cellForRowAt indexPath: IndexPath
        ) -> SizingTableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
            cell.textLabel?.text = messages[indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: SizingTableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
                self?.messages.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
    }

    @Test func aRowIsSwipedAsideAndItsActionDeletesIt() {
        let controller = MessagesViewController(style: .plain)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        screen.show(controller)
        screen.frame()
        let tableView = controller.tableView!
        let row = tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        let y = tableView.convert(row, to: nil).midY
        screen.pan(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
        screen.frames(60)
        #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minX == -74)
        screen.tap(CGPoint(x: 360, y: y))
        screen.frames(60)
        #expect(controller.messages == ["One", "Three", "Four"])
        let rows = (0..<3).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(rows.map(\.minX) == [0, 0, 0])
        #expect(rows.map(\.height) == [50, 50, 50])
        #expect(tableView.visibleTableCells.map { $0.textLabel?.text } == ["One", "Three", "Four"])
    }

    @Test func theOtherSideHasNoActionsHere() {
        let controller = MessagesViewController(style: .insetGrouped)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        screen.show(controller)
        screen.frame()
        let before = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        let y = controller.tableView.convert(before, to: nil).midY
        screen.pan(from: CGPoint(x: 200, y: y), to: CGPoint(x: 300, y: y))
        screen.frames(60)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)) == before)
    }
}
