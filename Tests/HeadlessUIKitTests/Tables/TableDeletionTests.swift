import HeadlessTools
import Testing
import UIKit

/// Rows of a table that are swiped aside and deleted.
@MainActor
@Suite struct TableDeletionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["a", "b", "c", "d"]
        var told: [String] = []
        var title: String?
        var style = UITableViewCell.EditingStyle.delete

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            cell.told = { [unowned self] in told.append($0) }
            return cell
        }

        func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            told.append("commit \(editingStyle.rawValue) \(indexPath.row)")
            guard editingStyle == .delete else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        func tableView(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            style
        }

        func tableView(
            _ tableView: UITableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            title
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            told.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { told.append("end") }
    }

    private final class Cell: UITableViewCell {
        var told: (String) -> Void = { _ in }

        override func willTransition(to state: StateMask) { told("to \(state.rawValue)") }
    }

    @MainActor
    private struct Stage {
        let source = Source()
        let tableView = UITableView()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))

        init() {
            tableView.rowHeight = 50
            tableView.dataSource = source
            tableView.delegate = source
            screen.show(tableView)
            screen.frame()
        }

        func swipe(_ row: Int, by distance: CGFloat = -80) {
            let y = CGFloat(row) * 50 + 25
            screen.pan(from: CGPoint(x: 300, y: y), to: CGPoint(x: 300 + distance, y: y), frames: 5)
            screen.frames(2)
        }

        func tap(_ x: CGFloat, _ row: Int) {
            screen.tap(CGPoint(x: x, y: CGFloat(row) * 50 + 25))
            screen.frames(2)
        }

        func x(_ row: Int) -> CGFloat? { tableView.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX }
    }

    @Test func aSwipeShowsAButtonThatDeletes() {
        let stage = Stage()
        stage.swipe(1)
        #expect(stage.x(1) == -74)
        #expect(stage.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
        stage.tap(360, 1)
        #expect(stage.source.rows == ["a", "c", "d"])
        #expect(stage.source.told == ["begin 1", "to 2", "commit 1 1", "to 0", "end"])
        #expect(stage.x(1) == 0)
    }

    @Test func theMinusAsksFirst() {
        let stage = Stage()
        stage.source.title = "Remove"
        stage.tableView.setEditing(true, animated: false)
        stage.screen.frame()
        stage.source.told = []
        stage.tap(20, 2)
        #expect(stage.source.told == ["to 3"])
        #expect(stage.x(2) == -74)
        #expect(stage.tableView.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } == ["Remove"])
        stage.tap(200, 0)
        #expect(stage.x(2) == 0)
        stage.tap(20, 2)
        stage.tap(360, 2)
        #expect(stage.source.rows == ["a", "b", "d"])
    }

    @Test func aRowIsInsertedAtOnceAndNotSwiped() {
        let stage = Stage()
        stage.source.style = .insert
        stage.swipe(1)
        #expect(stage.x(1) == 0)
        stage.tableView.setEditing(true, animated: false)
        stage.screen.frame()
        stage.tap(20, 2)
        #expect(stage.source.told.last == "commit 2 2")
    }

    @Test func aTouchElsewhereOnlyCloses() {
        let stage = Stage()
        stage.swipe(1)
        stage.tap(100, 3)
        #expect(stage.x(1) == 0)
        #expect(stage.tableView.indexPathForSelectedRow == nil)
        #expect(stage.source.told == ["begin 1", "to 2", "to 0", "end"])
    }
}
