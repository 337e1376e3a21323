import SizingKit
import UIKit

public struct Setting: Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// The table screen of the README.
public final class SettingsViewController: UICollectionViewController {
    private let sections: [(title: String, settings: [Setting])]

    private let settingCell = SizingRegistration<SizingListCell, Setting> { cell, _, setting in
        cell.style = .value1
        cell.textLabel?.text = setting.name
        cell.detailTextLabel?.text = setting.value
        cell.accessoryType = .disclosureIndicator
    }
    private let titleHeader = SizingRegistration<UICollectionViewListCell, String>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, title in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = title
        header.contentConfiguration = content
        header.backgroundConfiguration = .listGroupedHeaderFooter()
    }

    public init(sections: [(title: String, settings: [Setting])]) {
        self.sections = sections
        let layout = SizingListLayout(configuration: SizingListConfiguration(appearance: .insetGrouped))
        super.init(collectionViewLayout: layout)
        title = "Settings"
        layout.itemSizing = { [settingCell] indexPath in
            let setting = sections[indexPath.section].settings[indexPath.item]
            return .template(settingCell, item: setting, key: setting.name)
        }
        layout.headerSizing = { [titleHeader] section in
            .template(titleHeader, item: sections[section].title, key: sections[section].title)
        }
    }

    public required init?(coder: NSCoder) {
        fatalError("SettingsViewController is made in code only")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = SizingListConfiguration.Appearance.insetGrouped.backgroundColor
    }

    public override func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        sections[section].settings.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let setting = sections[indexPath.section].settings[indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: settingCell, for: indexPath, item: setting)
    }

    public override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: titleHeader,
            for: indexPath,
            item: sections[indexPath.section].title
        )
    }
}
