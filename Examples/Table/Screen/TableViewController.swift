import SizingKit
import UIKit

/// A list of facts in sections, each row as tall as its text.
final class TableViewController: UIViewController {
    let data: TableData
    let layout: SizingListLayout
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    /// Configures a row, both on screen and while its height is found.
    private let factCell = SizingRegistration<FactCell, TableItem>(fitting: .sizeThatFits) { cell, indexPath, item in
        cell.show(item, tint: FactCell.tint(ofSection: indexPath.section))
    }
    private let sectionHeader: SizingRegistration<SectionHeaderView, String>

    init(title: String, data: TableData, appearance: SizingListConfiguration.Appearance = .plain) {
        self.data = data
        var configuration = SizingListConfiguration(appearance: appearance)
        // The headers have a background of their own, which needs no space above it.
        if appearance == .plain { configuration.headerTopPadding = 0 }
        configuration.rowHandler = { indexPath in
            FactCell.row(of: data.item(section: indexPath.section, item: indexPath.item))
        }
        layout = SizingListLayout(configuration: configuration)
        let isPinned = configuration.pinsHeader
        sectionHeader = SizingRegistration(
            elementKind: UICollectionView.elementKindSectionHeader,
            fitting: .sizeThatFits
        ) { header, _, title in
            header.show(title, isPinned: isPinned)
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TableViewController is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [data, factCell] indexPath in
            let item = data.item(section: indexPath.section, item: indexPath.item)
            return .template(factCell, item: item, key: item.id)
        }
        layout.headerSizing = { [data, sectionHeader] section in
            let title = data.title(ofSection: section)
            return title.isEmpty ? nil : .template(sectionHeader, item: title, key: title)
        }
        collectionView.dataSource = self
        collectionView.backgroundColor = layout.configuration.appearance.backgroundColor
        collectionView.alwaysBounceVertical = true
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        view.addSubview(collectionView)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        layout.setEditing(editing, animated: animated)
    }
}

extension TableViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        data.numberOfSections
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.numberOfItems(inSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = data.item(section: indexPath.section, item: indexPath.item)
        return collectionView.dequeueConfiguredReusableCell(using: factCell, for: indexPath, item: item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let title = data.title(ofSection: indexPath.section)
        return collectionView.dequeueConfiguredReusableSupplementary(using: sectionHeader, for: indexPath, item: title)
    }
}
