import SizingKit
import UIKit

// The examples of the article on reordering and drag and drop.

struct Book: Equatable {
    var id: Int
    var title: String
    var text = ""
}

final class BookCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("BookCell is made in code only")
    }
}

/// A wall of books whose order the user changes.
final class WallViewController: SizingCollectionViewController {
    var books: [Book] = []

    init() {
        super.init(collectionViewLayout: SizingLayout(.masonry(columns: 2, spacing: 8)))
    }

    required init?(coder: NSCoder) {
        fatalError("WallViewController is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        books.insert(books.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        books.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        (cell as? BookCell)?.label.text = books[indexPath.item].title
        return cell
    }
}

/// Two shelves, whose books are dragged within a shelf, to the other one, and to other apps.
final class ShelvesViewController: UIViewController, UICollectionViewDataSource {
    var shelves: [[Book]] = []
    let layout = SizingLayout(.grid(columns: 2, spacing: 8))
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func follow(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let indexPath = collectionView.indexPathForItem(at: point) else { return }
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(point)
        case .ended:
            collectionView.endInteractiveMovement()
        default:
            collectionView.cancelInteractiveMovement()
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let book = shelves[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        shelves[destinationIndexPath.section].insert(book, at: destinationIndexPath.item)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shelves[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        (cell as? BookCell)?.label.text = shelves[indexPath.section][indexPath.item].title
        return cell
    }
}

extension ShelvesViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = shelves[indexPath.section][indexPath.item]
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let dropped = coordinator.items.first, let source = dropped.sourceIndexPath,
            let destination = coordinator.destinationIndexPath
        else { return }
        collectionView.performBatchUpdates {
            let book = shelves[source.section].remove(at: source.item)
            shelves[destination.section].insert(book, at: destination.item)
            collectionView.moveItem(at: source, to: destination)
        }
        coordinator.drop(dropped.dragItem, toItemAt: destination)
    }
}

/// A table whose rows are moved by their handles.
final class PlaylistViewController: SizingTableViewController {
    var songs: [String] = []

    override func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SizingTableViewCell.self, forCellReuseIdentifier: "song")
    }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { songs.count }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        row.textLabel?.numberOfLines = 0
        row.textLabel?.text = songs[indexPath.row]
        return row
    }
}
