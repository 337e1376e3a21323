import UIKit

/// Folders that open and close.
final class OutlineViewController: UIViewController {
    enum Section: Hashable, CaseIterable {
        case favourites
        case folders
    }

    struct Entry: Hashable {
        var title: String
        var isFolder = false
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Entry>

    private(set) var collectionView: UICollectionView!
    private var dataSource: DataSource!
    private let flowLayout = UICollectionViewFlowLayout()

    override func viewDidLoad() {
        super.viewDidLoad()
        flowLayout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: flowLayout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        configureDataSource()
        applyInitialSnapshots()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        flowLayout.itemSize = CGSize(width: view.bounds.width, height: 44)
    }

    private func configureDataSource() {
        let folderRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
            [weak self] cell, indexPath, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.indentationLevel = self?.level(of: entry) ?? 0
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let fileRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
            [weak self] cell, indexPath, entry in
            var content = UIListContentConfiguration.cell()
            content.text = entry.title
            cell.contentConfiguration = content
            cell.indentationLevel = self?.level(of: entry) ?? 0
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, entry in
            collectionView.dequeueConfiguredReusableCell(
                using: entry.isFolder ? folderRegistration : fileRegistration,
                for: indexPath,
                item: entry
            )
        }
    }

    private func level(of entry: Entry) -> Int {
        let snapshot = dataSource.snapshot(for: .folders)
        return snapshot.contains(entry) ? snapshot.level(of: entry) : 0
    }

    private func applyInitialSnapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
        snapshot.appendSections(Section.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)

        var favourites = NSDiffableDataSourceSectionSnapshot<Entry>()
        favourites.append([Entry(title: "Inbox")])
        dataSource.apply(favourites, to: .favourites, animatingDifferences: false)

        var folders = NSDiffableDataSourceSectionSnapshot<Entry>()
        let (work, travel) = (Entry(title: "Work", isFolder: true), Entry(title: "Travel", isFolder: true))
        folders.append([work, travel])
        folders.append([Entry(title: "Plans"), Entry(title: "Minutes")], to: work)
        folders.append([Entry(title: "Rome")], to: travel)
        folders.expand([work])
        dataSource.apply(folders, to: .folders, animatingDifferences: false)
    }

    var visibleTitles: [String] {
        collectionView.indexPathsForVisibleItems.sorted().compactMap { dataSource.itemIdentifier(for: $0)?.title }
    }
}
