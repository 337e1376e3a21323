import HeadlessTools
import SizingKit
import Testing
import UIKit

/// A form in a table view controller. The keyboard takes 336 points at the bottom of 844.
@MainActor
@Suite struct TableKeyboardTests {
    private final class FieldRow: SizingTableViewCell {
        let field = UITextField()

        override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { fatalError("FieldRow is made in code only") }

        override func layoutSubviews() {
            super.layoutSubviews()
            field.frame = contentView.bounds.insetBy(dx: 16, dy: 10)
        }
    }

    private final class FormController: SizingTableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(FieldRow.self, forCellReuseIdentifier: "field")
            tableView.rowHeight = 50
            tableView.contentInset.bottom = 20
        }

        override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 40 }

        /// The rows whose fields begin editing when their cells are configured.
        var editedRows: Set<Int> = []

        override func tableView(
            _ tableView: SizingTableView,
            cellForRowAt indexPath: IndexPath
        ) -> SizingTableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            if let field = (cell as? FieldRow)?.field, editedRows.contains(indexPath.row) {
                field.becomeFirstResponder()
            }
            return cell
        }

        func field(_ row: Int) -> UITextField? {
            (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldRow)?.field
        }

        /// Where a row ends on screen, in points.
        func bottom(_ row: Int) -> CGFloat {
            tableView.rectForRow(at: IndexPath(row: row, section: 0)).maxY - tableView.contentOffset.y
        }
    }

    private func form() -> (HeadlessScreen, FormController) {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let form = FormController(style: .plain)
        screen.show(form)
        screen.runUntilRest()
        return (screen, form)
    }

    @Test func theRowThatIsEditedComesAboveTheKeyboard() throws {
        let (screen, form) = form()
        #expect(form.tableView.adjustedContentInset.bottom == 54)
        #expect(try #require(form.field(14)).becomeFirstResponder())
        screen.runUntilRest()
        #expect(form.tableView.adjustedContentInset.bottom == 356)
        #expect(form.tableView.contentInset.bottom == 322)
        #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 302)
        // Above the keyboard and the app's own inset.
        #expect(form.bottom(14) == 488)
        // The next field, while the keyboard stays.
        #expect(try #require(form.field(15)).becomeFirstResponder())
        screen.runUntilRest()
        #expect(form.bottom(15) == 488)
        #expect(try #require(form.field(15)).resignFirstResponder())
        screen.runUntilRest()
        #expect(form.tableView.contentInset.bottom == 20)
        #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test func aRowInViewStaysWhereItIs() throws {
        let (screen, form) = form()
        let before = form.tableView.contentOffset.y
        #expect(try #require(form.field(2)).becomeFirstResponder())
        screen.runUntilRest()
        #expect(form.tableView.contentOffset.y == before)
    }

    @Test func theLastRowCanBeReached() throws {
        let (screen, form) = form()
        #expect(try #require(form.field(3)).becomeFirstResponder())
        screen.runUntilRest()
        form.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
        screen.runUntilRest()
        #expect(form.bottom(39) == 488)
    }

    @Test func theRoomIsTakenBackWhenTheFormDisappears() throws {
        let (screen, form) = form()
        #expect(try #require(form.field(3)).becomeFirstResponder())
        screen.runUntilRest()
        screen.window.rootViewController = UIViewController()
        screen.runUntilRest()
        #expect(form.tableView.contentInset.bottom == 20)
    }

    /// Rows of measured heights, whose templates are configured like them.
    @Test(arguments: [[0], [3], [3, 22], [30]])
    func aTemplateDoesNotTakeTheKeyboard(_ edited: [Int]) {
        let (screen, form) = form()
        form.editedRows = Set(edited)
        form.tableView.rowHeight = SizingTableView.automaticDimension
        form.tableView.reloadData()
        screen.runUntilRest()
        // Where a shown cell has begun editing, what is typed goes there.
        _ = screen.typeText("a")
        let shown = (form.tableView.indexPathsForVisibleRows ?? []).map(\.row)
        for row in shown where form.field(row)?.text?.isEmpty == false { #expect(edited.contains(row)) }
        let typed = shown.contains { form.field($0)?.isFirstResponder == true }
        #expect((UIResponder.currentFirstResponder != nil) == typed)
    }
}
