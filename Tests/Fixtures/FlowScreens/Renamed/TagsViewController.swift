import SizingKit
import UIKit

/// Tags as wide as their words, packed to the left.
final class TagsViewController: UIViewController, UICollectionViewDataSource {
    private lazy var layout: LeftAlignedFlowLayout = {
        let layout = LeftAlignedFlowLayout()
        layout.estimatedItemSize = SizingFlowLayout.automaticSize
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        return layout
    }()

    private(set) lazy var collectionView: UICollectionView = {
        let collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        collectionView.backgroundColor = .systemBackground
        return collectionView
    }()

    private(set) var tags: [String]

    init(tags: [String]) {
        self.tags = tags
        super.init(nibName: nil, bundle: nil)
        title = "Tags"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
    }

    func add(_ tag: String, at index: Int) {
        tags.insert(tag, at: index)
        collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
    }

    // MARK: - UICollectionViewDataSource

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tags.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
        (cell as? TagCell)?.label.text = tags[indexPath.item]
        return cell
    }
}

/// Lines that begin at the left, with the least space between their items.
class LeftAlignedFlowLayout: SizingFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map {
            $0.copy() as! UICollectionViewLayoutAttributes
        }
        var left = sectionInset.left
        var line: CGFloat = -1
        for cell in attributes ?? [] where cell.representedElementCategory == .cell {
            if cell.frame.minY >= line { left = sectionInset.left }
            cell.frame.origin.x = left
            left += cell.frame.width + minimumInteritemSpacing
            line = max(cell.frame.maxY, line)
        }
        return attributes
    }
}

final class TagCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
