import UIKit

struct Contact: Equatable {
    var givenName: String
    var familyName: String
    var phone: String?

    var fullName: String { "\(givenName) \(familyName)" }
}

final class ContactsViewController: UIViewController {
    private struct Section {
        var letter: String
        var contacts: [Contact]
    }

    let tableView = UITableView(frame: .zero, style: .plain)
    private var favorites: [Contact]
    private var sections: [Section]
    var onSelect: ((Contact) -> Void)?

    init(contacts: [Contact], favorites: [Contact] = []) {
        self.favorites = favorites
        let byLetter = Dictionary(grouping: contacts) { contact in
            contact.familyName.first.map { String($0).uppercased() } ?? "#"
        }
        sections = byLetter.keys.sorted().map { letter in
            let members = byLetter[letter] ?? []
            return Section(
                letter: letter,
                contacts: members.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
            )
        }
        super.init(nibName: nil, bundle: nil)
        title = "Contacts"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = editButtonItem

        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
        tableView.register(
            LetterHeaderView.self,
            forHeaderFooterViewReuseIdentifier: LetterHeaderView.identifier
        )
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 56
        tableView.sectionHeaderTopPadding = 0
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
        tableView.tableFooterView = makeCountLabel()

        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
        // Separators begin beside the pictures, also where these make room for the editing controls.
        tableView.separatorInset.left = editing ? 104 : 64
    }

    private func makeCountLabel() -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 48))
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        let count = sections.reduce(0) { $0 + $1.contacts.count }
        label.text = count == 1 ? "1 contact" : "\(count) contacts"
        return label
    }

    private func contact(at indexPath: IndexPath) -> Contact {
        indexPath.section == 0 ? favorites[indexPath.row] : sections[indexPath.section - 1].contacts[indexPath.row]
    }

    func scrollToLetter(_ letter: String) {
        guard let index = sections.firstIndex(where: { $0.letter == letter }) else { return }
        tableView.scrollToRow(at: IndexPath(row: 0, section: index + 1), at: .top, animated: false)
    }
}

// MARK: - UITableViewDataSource

extension ContactsViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count + 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? favorites.count : sections[section - 1].contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let contact = contact(at: indexPath)
        if indexPath.section == 0 {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Favorite")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "Favorite")
            cell.textLabel?.text = contact.fullName
            cell.detailTextLabel?.text = contact.phone
            cell.showsReorderControl = true
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: indexPath)
        if let cell = cell as? ContactCell {
            cell.configure(with: contact)
        }
        return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sections.map(\.letter)
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index + 1
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        if indexPath.section == 0 {
            favorites.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            return
        }
        sections[indexPath.section - 1].contacts.remove(at: indexPath.row)
        if sections[indexPath.section - 1].contacts.isEmpty {
            sections.remove(at: indexPath.section - 1)
            tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
        } else {
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let contact = favorites.remove(at: sourceIndexPath.row)
        favorites.insert(contact, at: destinationIndexPath.row)
    }
}

// MARK: - UITableViewDelegate

extension ContactsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: LetterHeaderView.identifier)
        if let header = header as? LetterHeaderView {
            header.label.text = section == 0 ? "Favorites" : sections[section - 1].letter
        }
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 && favorites.isEmpty ? 0 : 30
    }

    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        if proposedDestinationIndexPath.section == 0 { return proposedDestinationIndexPath }
        return IndexPath(row: favorites.count - 1, section: 0)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(contact(at: indexPath))
    }
}

// MARK: - Header

final class LetterHeaderView: UITableViewHeaderFooterView {
    static let identifier = "LetterHeader"

    let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .systemFont(ofSize: 15, weight: .bold)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
