// swift-format-ignore-file
import UIKit

struct StoreApp: Hashable {
    var name: String
    var tagline: String
}

enum StoreSection: Int, CaseIterable {
    case featured
    case essentials
    case categories
}

/// A store's page: cards to swipe through, apps in columns of three, and categories.
final class StoreViewController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<StoreSection, StoreApp>!
    private let apps: [StoreSection: [StoreApp]]
    private(set) var shownPages: [CGFloat] = []

    init(apps: [StoreSection: [StoreApp]]) {
        self.apps = apps
        super.init(nibName: nil, bundle: nil)
        title = "Apps"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(FeaturedAppCell.self, forCellWithReuseIdentifier: FeaturedAppCell.reuseIdentifier)
        collectionView.register(AppRowCell.self, forCellWithReuseIdentifier: AppRowCell.reuseIdentifier)
        collectionView.register(CategoryCell.self, forCellWithReuseIdentifier: CategoryCell.reuseIdentifier)
        collectionView.register(
            StoreHeader.self,
            forSupplementaryViewOfKind: StoreHeader.elementKind,
            withReuseIdentifier: StoreHeader.elementKind
        )
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] sectionIndex, layoutEnvironment in
                switch StoreSection(rawValue: sectionIndex) {
                case .featured: return self?.createFeaturedSection()
                case .essentials: return self?.createEssentialsSection(layoutEnvironment)
                default: return self?.createCategoriesSection()
                }
            },
            configuration: configuration
        )
    }

    private func createFeaturedSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(200)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items {
                let distance = abs(item.frame.midX - offset.x - width / 2)
                item.alpha = max(0.5, 1 - distance / width)
            }
            self?.shownPages.append(offset.x)
        }
        return section
    }

    private func createEssentialsSection(_ layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
        )
        let isWide = layoutEnvironment.container.effectiveContentSize.width > 600
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isWide ? 0.45 : 0.9),
                heightDimension: .absolute(252)
            ),
            subitem: item,
            count: 3
        )
        group.interItemSpacing = .fixed(6)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [createHeader()]
        return section
    }

    private func createCategoriesSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(60))
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 8, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
            subitems: [item, item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 16, trailing: 12)
        section.boundarySupplementaryItems = [createHeader()]
        return section
    }

    private func createHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: StoreHeader.elementKind,
            alignment: .top
        )
    }

    private func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, app in
            let identifier: String
            switch StoreSection(rawValue: indexPath.section) {
            case .featured: identifier = FeaturedAppCell.reuseIdentifier
            case .essentials: identifier = AppRowCell.reuseIdentifier
            default: identifier = CategoryCell.reuseIdentifier
            }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            (cell as? StoreCell)?.configure(with: app)
            return cell
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: StoreHeader.elementKind,
                for: indexPath
            )
            (header as? StoreHeader)?.label.text = indexPath.section == 1 ? "Essentials" : "Categories"
            return header
        }
        var snapshot = NSDiffableDataSourceSnapshot<StoreSection, StoreApp>()
        snapshot.appendSections(StoreSection.allCases)
        for section in StoreSection.allCases {
            snapshot.appendItems(apps[section] ?? [], toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

protocol StoreCell {
    @MainActor func configure(with app: StoreApp)
}

/// A card: a tagline and a name above a picture of 140 points.
final class FeaturedAppCell: UICollectionViewCell, StoreCell {
    static let reuseIdentifier = "featured-app"

    private let tagline = UILabel()
    private let name = UILabel()
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [tagline, name] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        picture.backgroundColor = .secondarySystemBackground
        picture.layer.cornerRadius = 10
        let stack = UIStackView(arrangedSubviews: [tagline, name, picture])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            picture.heightAnchor.constraint(equalToConstant: 140),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with app: StoreApp) {
        tagline.text = app.tagline
        name.text = app.name
    }
}

/// A row of a stated height.
final class AppRowCell: UICollectionViewCell, StoreCell {
    static let reuseIdentifier = "app-row"

    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = .preferredFont(forTextStyle: .body)
        name.adjustsFontForContentSizeCategory = true
        name.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(name)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with app: StoreApp) {
        name.text = app.name
    }
}

/// A name with 12 points around it.
final class CategoryCell: UICollectionViewCell, StoreCell {
    static let reuseIdentifier = "category"

    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        name.font = .preferredFont(forTextStyle: .body)
        name.adjustsFontForContentSizeCategory = true
        name.numberOfLines = 0
        name.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(name)
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with app: StoreApp) {
        name.text = app.name
    }
}

final class StoreHeader: UICollectionReusableView {
    static let elementKind = "store-header-element-kind"

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
