import SizingKit
import UIKit

// The examples of the articles on changing the arrangement and on wide screens.

/// Books as a list, a grid or a masonry.
final class LibraryViewController: UIViewController, UICollectionViewDataSource {
    enum Arrangement: CaseIterable {
        case list, grid, masonry

        var section: SizingSection {
            switch self {
            case .list: .list()
            case .grid: .grid(columns: 3, spacing: 8)
            case .masonry: .masonry(columns: 2, spacing: 8)
            }
        }
    }

    var books: [Book] = []
    let layout = SizingLayout(Arrangement.list.section)
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemKey = { [unowned self] indexPath in books[indexPath.item].id }
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
        collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func show(_ arrangement: Arrangement, animated: Bool) {
        layout.setSection(arrangement.section, animated: animated)
    }

    var showsCovers = false

    func setShowsCovers(_ showsCovers: Bool) {
        self.showsCovers = showsCovers
        layout.section = showsCovers ? .grid(columns: 3, spacing: 8) : .list()
        collectionView.reloadData()
    }

    func showInLayoutOfItsOwn() {
        let other = SizingLayout(.masonry(columns: 2, spacing: 8))
        other.sizingCache = layout.sizingCache
        collectionView.setCollectionViewLayout(other, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = showsCovers ? "cover" : "book"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? BookCell)?.label.text = books[indexPath.item].title
        return cell
    }
}

/// A cover of fixed proportions.
final class CoverCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width * 1.5)
    }
}

@MainActor
enum WideScreenSnippets {
    static func readable() -> SizingLayout {
        let articles = SizingSection.grid(columns: 1, spacing: 12)
            .insets(NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0), from: .readableContent)
        return SizingLayout(articles)
    }

    static func columns() -> SizingLayout {
        let layout = SizingLayout { section, environment in
            guard section > 0, environment.effectiveContentSize.width > 600 else { return .list() }
            return .grid(columns: .adaptive(minimumWidth: 320), spacing: 16)
        }
        return layout
    }
}
