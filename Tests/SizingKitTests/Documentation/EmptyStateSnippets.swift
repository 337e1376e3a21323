import SizingKit
import UIKit

// The examples of the article on empty states.

/// What an empty list shows.
final class EmptyView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "No books yet"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("EmptyView is made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: safeAreaInsets).insetBy(dx: 20, dy: 0)
    }
}

final class ReadingListViewController: UIViewController, UICollectionViewDataSource {
    var books: [Book] = []
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    let emptyView = EmptyView()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        updateEmptyView()
    }

    func updateEmptyView() {
        collectionView.backgroundView = books.isEmpty ? emptyView : nil
    }

    func remove(at item: Int) {
        collectionView.performBatchUpdates {
            books.remove(at: item)
            collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
        }
        updateEmptyView()
    }

    func append(_ book: Book) {
        collectionView.performBatchUpdates {
            books.append(book)
            collectionView.insertItems(at: [IndexPath(item: books.count - 1, section: 0)])
        }
        updateEmptyView()
    }

    func showEmptyViewBelowHeader() {
        layout.contentFooterView = books.isEmpty ? emptyView : nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        (cell as? BookCell)?.label.text = books[indexPath.item].title
        return cell
    }
}
