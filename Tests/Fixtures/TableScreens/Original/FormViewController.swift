import UIKit

struct EventForm: Equatable {
    var title = ""
    var location = ""
    var notes = ""
    var isAllDay = false
    var repeats = false
    var interval = 0
    var guests: [String] = []
}

final class FormViewController: UIViewController {
    private enum Section: Int, CaseIterable {
        case details, time, guests, notes
    }

    private enum Row: Equatable {
        case title, location, allDay, repeats
        case interval(Int)
        case guest(Int)
        case addGuest, notes
    }

    private static let intervals = ["Every day", "Every week", "Every month"]

    let tableView = UITableView(frame: .zero, style: .grouped)
    private(set) var form: EventForm
    var onSave: ((EventForm) -> Void)?
    private var observers: [any NSObjectProtocol] = []

    init(form: EventForm) {
        self.form = form
        super.init(nibName: nil, bundle: nil)
        title = "New Event"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let save = UIAction { [weak self] _ in
            guard let self else { return }
            self.view.endEditing(true)
            self.onSave?(self.form)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)

        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.keyboardDismissMode = .interactive
        tableView.register(TextFieldCell.self, forCellReuseIdentifier: "field")
        tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        view.addSubview(tableView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = value?.cgRectValue ?? .zero
                MainActor.assumeIsolated { self?.keyboardWillMove(to: frame) }
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for observer in observers {
            NotificationCenter.default.removeObserver(observer)
        }
        observers = []
    }

    private func keyboardWillMove(to screenFrame: CGRect) {
        let frame = view.convert(screenFrame, from: nil)
        let overlap = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
        tableView.contentInset.bottom = overlap
        tableView.verticalScrollIndicatorInsets.bottom = overlap
    }

    // MARK: - Rows

    private func rows(in section: Section) -> [Row] {
        switch section {
        case .details: return [.title, .location]
        case .time: return [.allDay, .repeats] + (form.repeats ? Self.intervals.indices.map { Row.interval($0) } : [])
        case .guests: return form.guests.indices.map { .guest($0) } + [.addGuest]
        case .notes: return [.notes]
        }
    }

    private func row(at indexPath: IndexPath) -> Row {
        guard let section = Section(rawValue: indexPath.section) else { preconditionFailure("no such section") }
        return rows(in: section)[indexPath.row]
    }

    func setRepeats(_ repeats: Bool) {
        guard repeats != form.repeats else { return }
        form.repeats = repeats
        let indexPaths = Self.intervals.indices.map { IndexPath(row: 2 + $0, section: Section.time.rawValue) }
        tableView.beginUpdates()
        if repeats {
            tableView.insertRows(at: indexPaths, with: .fade)
        } else {
            tableView.deleteRows(at: indexPaths, with: .fade)
        }
        tableView.endUpdates()
    }

    func addGuest(_ name: String) {
        form.guests.append(name)
        let indexPath = IndexPath(row: form.guests.count - 1, section: Section.guests.rawValue)
        tableView.insertRows(at: [indexPath], with: .automatic)
    }

    private func selectInterval(_ interval: Int) {
        let indexPaths = [form.interval, interval].map { IndexPath(row: 2 + $0, section: Section.time.rawValue) }
        form.interval = interval
        tableView.reloadRows(at: indexPaths, with: .none)
    }
}

// MARK: - UITableViewDataSource

extension FormViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section).map { rows(in: $0).count } ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch row(at: indexPath) {
        case .title:
            return fieldCell("Title", text: form.title, at: indexPath) { $0.form.title = $1 }
        case .location:
            return fieldCell("Location", text: form.location, at: indexPath) { $0.form.location = $1 }
        case .notes:
            return fieldCell("Notes", text: form.notes, at: indexPath) { $0.form.notes = $1 }
        case .allDay:
            return switchCell("All-day", isOn: form.isAllDay, at: indexPath) { $0.form.isAllDay = $1 }
        case .repeats:
            return switchCell("Repeat", isOn: form.repeats, at: indexPath) { $0.setRepeats($1) }
        case .interval(let index):
            let cell = plainCell(Self.intervals[index], at: indexPath)
            cell.accessoryType = index == form.interval ? .checkmark : .none
            return cell
        case .guest(let index):
            return plainCell(form.guests[index], secondary: "Invited", at: indexPath)
        case .addGuest:
            return plainCell("Add guest…", color: .systemBlue, at: indexPath)
        }
    }

    private func fieldCell(
        _ placeholder: String,
        text: String,
        at indexPath: IndexPath,
        change: @escaping (FormViewController, String) -> Void
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        guard let cell = cell as? TextFieldCell else { return cell }
        cell.textField.placeholder = placeholder
        cell.textField.text = text
        cell.onChange = { [weak self] text in
            if let self { change(self, text) }
        }
        return cell
    }

    private func switchCell(
        _ title: String,
        isOn: Bool,
        at indexPath: IndexPath,
        change: @escaping (FormViewController, Bool) -> Void
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
        guard let cell = cell as? SwitchCell else { return cell }
        cell.titleLabel.text = title
        cell.toggle.isOn = isOn
        cell.onChange = { [weak self] isOn in
            if let self { change(self, isOn) }
        }
        return cell
    }

    private func plainCell(
        _ text: String,
        secondary: String? = nil,
        color: UIColor = .label,
        at indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.textProperties.color = color
        content.secondaryText = secondary
        cell.contentConfiguration = content
        cell.accessoryType = .none
        return cell
    }
}

// MARK: - UITableViewDelegate

extension FormViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        switch row(at: indexPath) {
        case .title, .location: return 48
        case .notes: return max(44, ceil(UIFont.preferredFont(forTextStyle: .body).lineHeight) * 4 + 22)
        case .allDay, .repeats, .interval: return 44
        case .guest, .addGuest: return UITableView.automaticDimension
        }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard Section(rawValue: section) == .guests else { return nil }
        let label = UILabel(frame: CGRect(x: 16, y: 12, width: tableView.bounds.width - 32, height: 24))
        label.autoresizingMask = .flexibleWidth
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.text = "Guests (\(form.guests.count))"
        let header = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 40))
        header.addSubview(label)
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        Section(rawValue: section) == .guests ? 40 : 20
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard Section(rawValue: section) == .guests else { return nil }
        let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
        footer.textLabel?.text = "Guests are told when you save the event."
        return footer
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        Section(rawValue: section) == .guests ? UITableView.automaticDimension : .leastNonzeroMagnitude
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        switch row(at: indexPath) {
        case .allDay, .repeats: return nil
        default: return indexPath
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch row(at: indexPath) {
        case .interval(let index): selectInterval(index)
        case .addGuest: addGuest("Guest \(form.guests.count + 1)")
        case .title, .location, .notes:
            (tableView.cellForRow(at: indexPath) as? TextFieldCell)?.textField.becomeFirstResponder()
        case .allDay, .repeats, .guest: break
        }
    }
}
