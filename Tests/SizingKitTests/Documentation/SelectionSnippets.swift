import SizingKit
import UIKit

// The examples of the article on selection that changes sizes.

/// Books of which the tapped one shows its text.
final class ExpandingViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var books: [Book] = []
    var expanded: Int?
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            let id = books[indexPath.item].id
            return .dataSource(key: id, version: id == expanded ? 1 : 0)
        }
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let id = books[indexPath.item].id
        let former = books.firstIndex { $0.id == expanded }
        expanded = id == expanded ? nil : id
        let changed = [indexPath] + (former.map { [IndexPath(item: $0, section: 0)] } ?? [])
        layout.reconfigureItems(at: changed)
        UIView.animate(withDuration: 0.3) { collectionView.layoutIfNeeded() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        let book = books[indexPath.item]
        (cell as? BookCell)?.label.text = book.id == expanded ? "\(book.title)\n\(book.text)" : book.title
        return cell
    }
}

/// A tag that shows a check mark while it is selected.
final class TagCell: UICollectionViewCell {
    let label = UILabel()
    var name = "" { didSet { showName() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("TagCell is made in code only")
    }

    override var isSelected: Bool {
        didSet {
            showName()
            invalidateIntrinsicContentSize()
        }
    }

    private func showName() {
        label.text = isSelected ? "✓ \(name)" : name
        contentView.backgroundColor = isSelected ? .systemYellow : .secondarySystemBackground
        contentView.layer.cornerRadius = 8
    }
}

final class TagsViewController: UIViewController, UICollectionViewDataSource {
    var tags: [String] = []
    let layout = SizingLayout(.flow(spacing: 8))
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
        (cell as? TagCell)?.name = tags[indexPath.item]
        return cell
    }
}
