import SizingKit
import UIKit

/// A list of facts in sections, each row as tall as its text. Rows can be deleted, moved and added, and swiped at both sides.
final class TableViewController: UIViewController {
    private(set) var data: TableData
    /// What the row with the green plus adds, one after the other.
    private var additions: [TableItem]
    let layout: SizingListLayout
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    /// Whether the first section ends with the row with the green plus.
    private var showsAdditionRow = false
    /// The identifiers of the items with a star.
    private var favourites: Set<String> = []

    /// Configures a row, both on screen and while its height is found.
    private lazy var factCell = SizingRegistration<FactCell, TableItem>(
        fitting: .sizeThatFits
    ) { [unowned self] cell, indexPath, item in
        cell.show(
            item,
            tint: FactCell.tint(of: item, inSection: indexPath.section),
            isFavourite: favourites.contains(item.id)
        )
        cell.editingControlHandler = { [unowned self, unowned cell] in
            if let indexPath = collectionView.indexPath(for: cell) { deleteRow(at: indexPath) }
        }
    }

    private lazy var additionCell = SizingRegistration<SizingListCell, String> { [unowned self] cell, _, title in
        cell.textLabel?.text = title
        cell.editingStyle = .insert
        cell.editingControlHandler = { [unowned self] in addRow() }
    }

    private let sectionHeader: SizingRegistration<SectionTitleView, String>

    /// - Parameter additions: What can be added to the first section.
    init(
        title: String,
        data: TableData,
        additions: [TableItem] = [],
        appearance: SizingListConfiguration.Appearance = .plain
    ) {
        self.data = data
        self.additions = additions
        var configuration = SizingListConfiguration(appearance: appearance)
        // The headers have a background of their own, which needs no space above it.
        if appearance == .plain { configuration.headerTopPadding = 0 }
        layout = SizingListLayout(configuration: configuration)
        sectionHeader = Self.sectionTitles(.header, in: appearance)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        layout.configuration.rowHandler = { [unowned self] in row(at: $0) }
        layout.configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in leadingActions(at: $0) }
        layout.configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in trailingActions(at: $0) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TableViewController is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            if isAdditionRow(indexPath) { return .template(additionCell, item: Self.additionTitle, key: "addition") }
            let item = data.item(section: indexPath.section, item: indexPath.item)
            return .template(factCell, item: item, key: item.id, version: favourites.contains(item.id) ? 1 : 0)
        }
        layout.headerSizing = { [unowned self] section in
            let title = data.title(ofSection: section)
            return title.isEmpty ? nil : .template(sectionHeader, item: title, key: title)
        }
        if !data.indexTitles.isEmpty {
            let index = SizingSectionIndexView()
            index.titles = data.indexTitles
            layout.sectionIndex = index
        }
        collectionView.dataSource = self
        collectionView.delegate = self
        navigationItem.rightBarButtonItem = editButtonItem
        show(collectionView, on: layout.configuration.appearance.backgroundColor)
    }

    // MARK: Rows

    private static let additionTitle = "Add an element"

    private func isAdditionRow(_ indexPath: IndexPath) -> Bool {
        showsAdditionRow && indexPath.section == 0 && indexPath.item == data.numberOfItems(inSection: 0)
    }

    private func row(at indexPath: IndexPath) -> SizingListRow {
        guard !isAdditionRow(indexPath) else { return SizingListRow(editingStyle: .insert) }
        return FactCell.row(
            of: data.item(section: indexPath.section, item: indexPath.item),
            traits: collectionView.traitCollection
        )
    }

    // MARK: Swipe actions

    private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard !isAdditionRow(indexPath) else { return nil }
        let item = data.item(section: indexPath.section, item: indexPath.item)
        let isFavourite = favourites.contains(item.id)
        let title = isFavourite ? "Unstar" : "Star"
        let star = UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            favourites.formSymmetricDifference([item.id])
            collectionView.reconfigureItems(at: [indexPath])
            completion(true)
        }
        star.image = UIImage(systemName: isFavourite ? "star.slash.fill" : "star.fill")
        star.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [star])
    }

    /// What the red minus reveals, too.
    private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard !isAdditionRow(indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
            deleteRow(at: indexPath)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        let top = UIContextualAction(style: .normal, title: "To Top") { [unowned self] _, _, completion in
            moveRowToTop(at: indexPath)
            completion(true)
        }
        top.image = UIImage(systemName: "arrow.up.to.line")
        top.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [delete, top])
    }

    /// Moves a row to the beginning of its section.
    private func moveRowToTop(at indexPath: IndexPath) {
        let first = IndexPath(item: 0, section: indexPath.section)
        collectionView.performBatchUpdates { [self] in
            data.move(section: indexPath.section, item: indexPath.item, toSection: indexPath.section, item: 0)
            collectionView.moveItem(at: indexPath, to: first)
        }
    }

    // MARK: Editing

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        // As in a table the index makes room for the grips.
        layout.sectionIndex?.isHidden = editing
        layout.setEditing(editing, animated: animated)
        showAdditionRow(editing && !additions.isEmpty && data.numberOfSections > 0, animated: animated)
    }

    private func showAdditionRow(_ isShown: Bool, animated: Bool) {
        guard isShown != showsAdditionRow else { return }
        let path = IndexPath(item: data.numberOfItems(inSection: 0), section: 0)
        let change = { [self] in
            collectionView.performBatchUpdates { [self] in
                showsAdditionRow = isShown
                if isShown {
                    collectionView.insertItems(at: [path])
                } else {
                    collectionView.deleteItems(at: [path])
                }
            }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    func deleteRow(at indexPath: IndexPath) {
        collectionView.performBatchUpdates { [self] in
            data.remove(section: indexPath.section, item: indexPath.item)
            collectionView.deleteItems(at: [indexPath])
        }
    }

    /// Adds the next of the additions at the end of the first section; with the last of them the row with the plus goes.
    func addRow() {
        guard !additions.isEmpty else { return }
        let path = IndexPath(item: data.numberOfItems(inSection: 0), section: 0)
        collectionView.performBatchUpdates { [self] in
            data.insert(additions.removeFirst(), section: 0, item: path.item)
            collectionView.insertItems(at: [path])
        }
        if additions.isEmpty { showAdditionRow(false, animated: true) }
    }

    /// Shows another text in a row.
    func replaceRow(at indexPath: IndexPath, with item: TableItem) {
        data.replace(section: indexPath.section, item: indexPath.item, with: item)
        layout.invalidateSizes(for: [item.id])
        collectionView.reloadItems(at: [indexPath])
    }
}

extension TableViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        data.numberOfSections
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.numberOfItems(inSection: section) + (showsAdditionRow && section == 0 ? 1 : 0)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.dequeueCell(for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let title = data.title(ofSection: indexPath.section)
        return collectionView.dequeueConfiguredReusableSupplementary(using: sectionHeader, for: indexPath, item: title)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        isEditing && !isAdditionRow(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        data.move(
            section: sourceIndexPath.section,
            item: sourceIndexPath.item,
            toSection: destinationIndexPath.section,
            item: destinationIndexPath.item
        )
    }
}

extension TableViewController: UICollectionViewDelegate {
    /// Nothing goes below the row with the plus.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard showsAdditionRow, proposedIndexPath.section == 0 else { return proposedIndexPath }
        let last = data.numberOfItems(inSection: 0) - (originalIndexPath.section == 0 ? 1 : 0)
        return IndexPath(item: min(proposedIndexPath.item, max(0, last)), section: 0)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !isEditing
    }
}
