import HeadlessTools
import Testing
import UIKit

/// Rows of a table that fingers pass over.
@MainActor
@Suite struct TablePanSelectionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var told: [String] = []
        var isAllowed = true

        func take() -> [String] {
            defer { told = [] }
            return told
        }

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }

        func tableView(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            told.append("should begin \(indexPath.row) \(tableView.isEditing)")
            return isAllowed
        }

        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            told.append("begin \(indexPath.row) \(tableView.isEditing)")
        }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { told.append("end") }

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.section == 1 && indexPath.row == 0 ? nil : indexPath
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("select \(indexPath.section) \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.append("deselect \(indexPath.section) \(indexPath.row)")
        }
    }

    private func table() -> (HeadlessScreen, UITableView, Source) {
        let screen = HeadlessScreen()
        let table = UITableView(frame: .zero, style: .plain)
        let source = Source()
        table.dataSource = source
        table.delegate = source
        table.allowsMultipleSelectionDuringEditing = true
        screen.show(table)
        screen.frame()
        return (screen, table, source)
    }

    @Test func tapsSelectSeveralRowsWhileEditing() {
        let (screen, table, _) = table()
        let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
        func tap(_ row: Int) { screen.tap(CGPoint(x: 200, y: 50 + CGFloat(row) * 100)) }
        tap(0)
        tap(1)
        #expect(table.indexPathsForSelectedRows == [rows[1]])
        table.isEditing = true
        tap(2)
        #expect(table.indexPathsForSelectedRows == [rows[1], rows[2]])
        tap(1)
        #expect(table.indexPathsForSelectedRows == [rows[2]])
        table.allowsMultipleSelectionDuringEditing = false
        tap(0)
        #expect(table.indexPathsForSelectedRows == [rows[2]])
    }

    @Test func twoFingersSelectRowsOfSections() {
        let (screen, table, source) = table()
        func move(to y: CGFloat) { screen.moveTouches(to: [CGPoint(x: 100, y: y), CGPoint(x: 160, y: y)]) }
        screen.touchDown(at: CGPoint(x: 100, y: 150))
        screen.touchDown(at: CGPoint(x: 160, y: 150), finger: 1)
        move(to: 165)
        #expect(source.take() == ["should begin 1 false", "begin 1 true", "select 0 1"])
        move(to: 450)
        // The first row of the second section refuses.
        #expect(source.take() == ["select 0 2", "select 1 1"])
        move(to: 250)
        #expect(source.take() == ["deselect 1 1"])
        screen.liftTouch(finger: 1)
        screen.liftTouch()
        #expect(source.take() == ["end"])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    }

    @Test func inEditingModeOneFingerSelectsAlongTheControls() {
        let (screen, table, source) = table()
        table.setEditing(true, animated: false)
        screen.frame()
        screen.pan(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 250))
        #expect(source.take() == [])
        screen.pan(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 20, y: 250))
        #expect(source.take() == ["should begin 1 true", "begin 1 true", "select 0 1", "select 0 2", "end"])
        source.isAllowed = false
        screen.pan(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 20, y: 250))
        #expect(source.take() == ["should begin 0 true"])
    }
}
