import SizingKit
import UIKit

// The examples of the article on forms and the keyboard.

/// A row with a text that grows while it is typed.
final class NoteRow: SizingTableViewCell, UITextViewDelegate {
    let textView = UITextView()
    var textDidChange: (String) -> Void = { _ in }

    override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textView.delegate = self
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear
        textView.font = .preferredFont(forTextStyle: .body)
        textView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 11),
            textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -11),
            textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("NoteRow is made in code only")
    }

    func textViewDidChange(_ textView: UITextView) {
        invalidateIntrinsicContentSize()
        textDidChange(textView.text)
    }
}

/// A row with a field of one line.
final class FieldRow: SizingTableViewCell, UITextFieldDelegate {
    let field = UITextField()
    var textDidChange: (String) -> Void = { _ in }

    override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.delegate = self
        field.font = .preferredFont(forTextStyle: .body)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("FieldRow is made in code only")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        textDidChange(textField.text ?? "")
    }
}

final class ContactFormController: SizingTableViewController {
    let names = ["First name", "Last name", "Company", "Phone", "Email", "Street", "City", "Country"]
    var values = Array(repeating: "", count: 8)
    var note = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Contact"
        tableView.register(FieldRow.self, forCellReuseIdentifier: "field")
        tableView.register(NoteRow.self, forCellReuseIdentifier: "note")
    }

    override func numberOfSections(in tableView: SizingTableView) -> Int { 2 }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? names.count : 1
    }

    override func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : "Notes"
    }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        if indexPath.section == 1 {
            let row = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (row as? NoteRow)?.textView.text = note
            (row as? NoteRow)?.textDidChange = { [weak self] in self?.note = $0 }
            return row
        }
        let row = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        (row as? FieldRow)?.field.placeholder = names[indexPath.row]
        (row as? FieldRow)?.field.text = values[indexPath.row]
        (row as? FieldRow)?.textDidChange = { [weak self] in self?.values[indexPath.row] = $0 }
        return row
    }

    func showEndOfNote() {
        tableView.layoutIfNeeded()
        let row = tableView.rectForRow(at: IndexPath(row: 0, section: 1))
        tableView.scrollRectToVisible(CGRect(x: 0, y: row.maxY - 36, width: 1, height: 44), animated: false)
    }

    func editFirstField() {
        let row = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldRow
        row?.field.becomeFirstResponder()
    }
}

/// A list of tasks in a collection view, each with a field.
final class TaskCell: UICollectionViewCell {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
        fatalError("TaskCell is made in code only")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 52)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    }
}

final class TasksViewController: UIViewController, UICollectionViewDataSource, UITextFieldDelegate {
    weak var edited: UITextField?
    var tasks = (1...30).map { "Task \($0)" }
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TaskCell.self, forCellWithReuseIdentifier: "task")
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        view.addSubview(collectionView)
        makeRoomForTheKeyboard()
    }

    func makeRoomForTheKeyboard() {
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        edited = textField
        showEditedField()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The keyboard may have come.
        showEditedField()
    }

    func showEditedField() {
        guard let edited, edited.isFirstResponder else { return }
        collectionView.layoutIfNeeded()
        let field = collectionView.convert(edited.bounds, from: edited)
        collectionView.scrollRectToVisible(field.insetBy(dx: 0, dy: -8), animated: false)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tasks.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "task", for: indexPath)
        (cell as? TaskCell)?.field.text = tasks[indexPath.item]
        (cell as? TaskCell)?.field.delegate = self
        return cell
    }
}
