import SizingKit
import UIKit

struct Book {
    var title: String
}

/// A shelf of books that scrolls sideways and comes to rest on one.
final class ShelfViewController: UIViewController {
    let collectionView: UICollectionView
    private let layout = SnappingFlowLayout()
    private(set) var shelves: [[Book]]

    init(shelves: [[Book]]) {
        self.shelves = shelves
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 16
        layout.minimumInteritemSpacing = 8
        layout.footerReferenceSize.width = 24
        collectionView = SizingCollectionView(
            frame: .zero,
            collectionViewLayout: layout
        )
        super.init(nibName: nil, bundle: nil)
        title = "Books"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
        collectionView.register(
            ShelfEnd.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "end"
        )
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.decelerationRate = .fast
        view.addSubview(collectionView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 320)
        // Two books above each other, of two lines of text each.
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        layout.itemSize = CGSize(width: view.bounds.width > 600 ? 200 : 120, height: min(156, 60 + 2 * ceil(line)))
    }
}

extension ShelfViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        shelves.count
    }

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

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    }
}

extension ShelfViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: section == 0 ? 20 : 8, bottom: 0, right: 8)
    }
}

/// Comes to rest with an item at the left.
final class SnappingFlowLayout: SizingFlowLayout {
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView else { return proposedContentOffset }
        let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
        let lefts = super.layoutAttributesForElements(in: rect)?
            .filter { $0.representedElementCategory == .cell }
            .map { $0.frame.minX - 20 }
        let nearest = lefts?.min { abs($0 - proposedContentOffset.x) < abs($1 - proposedContentOffset.x) }
        return CGPoint(x: nearest ?? proposedContentOffset.x, y: proposedContentOffset.y)
    }
}

final class BookCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 2
        label.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ShelfEnd: UICollectionReusableView {}
