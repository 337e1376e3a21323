// swift-format-ignore-file
import SizingKit
import UIKit

/// A library of photos by month: a large one, one beside two, three in a row, and two beside one, again and again.
final class PhotoLibraryViewController: SizingCollectionViewController {
    private(set) var months: [(title: String, photos: [Int])]

    init(months: [(title: String, photos: [Int])]) {
        self.months = months
        super.init(collectionViewLayout: Self.createLayout())
        title = "Library"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            MonthHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "month"
        )
    }

    func insert(_ photo: Int, at indexPath: IndexPath) {
        months[indexPath.section].photos.insert(photo, at: indexPath.item)
        collectionView.insertItems(at: [indexPath])
    }

    private static func createLayout() -> SizingCompositionalLayout {
        SizingCompositionalLayout { _, layoutEnvironment in
            let isWide = layoutEnvironment.container.effectiveContentSize.width > 600
            let section = SizingCollectionLayoutSection(group: isWide ? wideGroup() : nestedGroup())
            let headerSize = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
            let header = SizingCollectionLayoutBoundarySupplementaryItem(
                layoutSize: headerSize,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
    }

    private static func item(_ width: SizingCollectionLayoutDimension, _ height: SizingCollectionLayoutDimension)
        -> SizingCollectionLayoutItem
    {
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: width, heightDimension: height))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        return item
    }

    private static func nestedGroup() -> SizingCollectionLayoutGroup {
        let fullPhoto = item(.fractionalWidth(1), .fractionalWidth(2 / 3))
        let mainPhoto = item(.fractionalWidth(2 / 3), .fractionalHeight(1))
        let pairPhoto = item(.fractionalWidth(1), .fractionalHeight(0.5))
        let pairGroup = SizingCollectionLayoutGroup.vertical(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3),
                heightDimension: .fractionalHeight(1)
            ),
            subitem: pairPhoto,
            count: 2
        )
        let mainSize = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(4 / 9))
        let mainWithPair = SizingCollectionLayoutGroup.horizontal(layoutSize: mainSize, subitems: [mainPhoto, pairGroup])
        let pairWithMain = SizingCollectionLayoutGroup.horizontal(layoutSize: mainSize, subitems: [pairGroup, mainPhoto])
        let tripletPhoto = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        let triplet = SizingCollectionLayoutGroup.horizontal(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(2 / 9)
            ),
            subitems: [tripletPhoto, tripletPhoto, tripletPhoto]
        )
        return SizingCollectionLayoutGroup.vertical(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(16 / 9)
            ),
            subitems: [fullPhoto, mainWithPair, triplet, pairWithMain]
        )
    }

    private static func wideGroup() -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup.horizontal(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(0.25)
            ),
            subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))]
        )
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        months.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        months[section].photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.number = months[indexPath.section].photos[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "month",
            for: indexPath
        )
        (header as? MonthHeader)?.label.text = months[indexPath.section].title
        return header
    }
}

final class PhotoCell: UICollectionViewCell {
    var number = 0 {
        didSet {
            contentView.backgroundColor = UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.4, brightness: 0.8, alpha: 1)
        }
    }
}

final class MonthHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
