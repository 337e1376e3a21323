// swift-format-ignore-file
import SizingKit
import UIKit

enum SettingsRow: Hashable {
    case profile(String)
    case setting(String, value: String)
}

/// Settings: a card with the user's name, and lists with headers and footers.
final class SettingsViewController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, SettingsRow>!
    private let sections: [(title: String, footer: String, rows: [SettingsRow])]

    init(sections: [(title: String, footer: String, rows: [SettingsRow])]) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = SizingCollectionView(
            frame: view.bounds,
            collectionViewLayout: createLayout()
        )
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        SizingCompositionalLayout { [unowned self] section, layoutEnvironment in
            guard section > 0 else { return self.createProfileSection() }
            var configuration = SizingListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = self.sections[section].title.isEmpty ? .none : .supplementary
            configuration.footerMode = self.sections[section].footer.isEmpty ? .none : .supplementary
            return SizingCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
        }
    }

    private func createProfileSection() -> SizingCollectionLayoutSection {
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88))
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: size, subitems: [SizingCollectionLayoutItem(layoutSize: size)])
        let section = SizingCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
        return section
    }

    private func configureDataSource() {
        let profile = UICollectionView.CellRegistration<ProfileCell, String> { cell, _, name in
            cell.label.text = name
        }
        let setting = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> { cell, _, row in
            guard case .setting(let name, let value) = row else { return }
            var content = UIListContentConfiguration.valueCell()
            content.text = name
            content.secondaryText = value
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
            switch row {
            case .profile(let name):
                return collectionView.dequeueConfiguredReusableCell(using: profile, for: indexPath, item: name)
            case .setting:
                return collectionView.dequeueConfiguredReusableCell(using: setting, for: indexPath, item: row)
            }
        }
        let title = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] cell, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self.sections[indexPath.section].title
            cell.contentConfiguration = content
        }
        let note = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { [unowned self] cell, _, indexPath in
            var content = UIListContentConfiguration.groupedFooter()
            content.text = self.sections[indexPath.section].footer
            cell.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            return collectionView.dequeueConfiguredReusableSupplementary(using: isHeader ? title : note, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, SettingsRow>()
        for (index, section) in sections.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(section.rows, toSection: index)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

/// A name with 24 points above and below it.
final class ProfileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 10
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
