import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What the article on forms and the keyboard says.
@MainActor
@Suite struct FormPageTests {
    private let note = IndexPath(row: 0, section: 1)

    private func contact() -> (HeadlessScreen, ContactFormController) {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let form = ContactFormController(style: .insetGrouped)
        screen.show(UINavigationController(rootViewController: form))
        screen.runUntilRest()
        return (screen, form)
    }

    /// Where a row ends on screen, in points.
    private func bottom(_ indexPath: IndexPath, in form: ContactFormController) -> CGFloat {
        form.tableView.rectForRow(at: indexPath).maxY - form.tableView.contentOffset.y
    }

    @Test func aNoteGrowsWhileItIsTypedAndStaysAboveTheKeyboard() throws {
        let (screen, form) = contact()
        let row = try #require(form.tableView.cellForRow(at: note) as? NoteRow)
        let before = row.frame.height
        #expect(row.textView.becomeFirstResponder())
        screen.runUntilRest()
        let top = form.tableView.rectForRow(at: note).minY
        for _ in 0..<12 {
            screen.typeText("Some words of a note that wrap. ")
            screen.frame()
            #expect(row.textView.isFirstResponder)
            let text = row.textView.sizeThatFits(CGSize(width: row.textView.bounds.width, height: 0)).height
            #expect(abs(row.textView.bounds.height - text) < 0.5)
        }
        screen.runUntilRest()
        #expect(row.frame.height > before + 100)
        #expect(form.note.count == 12 * 32)
        #expect(form.tableView.rectForRow(at: note).minY == top)
        // The keyboard begins at 508.
        #expect(bottom(note, in: form) <= 508.5)
        #expect(bottom(note, in: form) > 440)
    }

    /// Which part of it is edited, the table doesn't know.
    @Test func aNoteLongerThanTheScreenIsScrolledByTheApp() throws {
        let (screen, form) = contact()
        let row = try #require(form.tableView.cellForRow(at: note) as? NoteRow)
        #expect(row.textView.becomeFirstResponder())
        screen.runUntilRest()
        for _ in 0..<35 {
            screen.typeText("Some words of a note that wrap. ")
            screen.frame()
        }
        #expect(row.frame.height > 508)
        let offset = form.tableView.contentOffset.y
        screen.typeText("And one more. ")
        screen.runUntilRest()
        #expect(form.tableView.contentOffset.y == offset)
        #expect(bottom(note, in: form) > 520)
        form.showEndOfNote()
        screen.runUntilRest()
        #expect(bottom(note, in: form) <= 508.5)
    }

    @Test func theFormGivesTheFirstFieldTheKeyboard() throws {
        let (screen, form) = contact()
        form.editFirstField()
        screen.runUntilRest()
        screen.typeText("Anna")
        #expect(form.tableView.contentInset.bottom > 250)
        let row = try #require(form.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldRow)
        #expect(row.field.text == "Anna")
        #expect(row.field.resignFirstResponder())
        screen.runUntilRest()
        #expect(form.values[0] == "Anna")
        #expect(form.tableView.contentInset.bottom == 0)
    }

    /// A row that is configured anew keeps its field.
    @Test func aReconfiguredRowKeepsTheKeyboard() throws {
        let (screen, form) = contact()
        form.editFirstField()
        screen.runUntilRest()
        let first = IndexPath(row: 0, section: 0)
        let row = try #require(form.tableView.cellForRow(at: first) as? FieldRow)
        form.tableView.reconfigureRows(at: [first])
        screen.runUntilRest()
        #expect(row.field.isFirstResponder)
        #expect(form.tableView.cellForRow(at: first) === row)
    }

    @Test func theEditedTaskComesAboveTheKeyboard() throws {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let tasks = TasksViewController()
        screen.show(tasks)
        screen.runUntilRest()
        #expect(abs(tasks.collectionView.frame.height - 810) < 0.5)
        let path = IndexPath(item: 13, section: 0)
        let cell = try #require(tasks.collectionView.cellForItem(at: path) as? TaskCell)
        #expect(cell.convert(cell.bounds, to: nil).minY > 508)
        #expect(cell.field.becomeFirstResponder())
        screen.runUntilRest()
        #expect(abs(tasks.collectionView.frame.height - 508) < 0.5)
        #expect(tasks.collectionView.cellForItem(at: path) === cell)
        let bottom = cell.field.convert(cell.field.bounds, to: nil).maxY
        #expect(bottom <= 508.4)
        #expect(bottom > 460)
        #expect(cell.field.isFirstResponder)
        #expect(cell.field.resignFirstResponder())
        screen.runUntilRest()
        #expect(abs(tasks.collectionView.frame.height - 810) < 0.5)
    }
}
