import SizingKit
import UIKit

/// Settings as a table shows them: values, switches and choices in groups with titles.
final class SettingsViewController: UIViewController {
    private(set) var groups: [SettingsGroup]
    let layout: SizingListLayout
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private lazy var settingCell = SizingRegistration<SettingCell, Setting> { [unowned self] cell, _, setting in
        cell.show(setting)
        cell.switchHandler = { [unowned self, unowned cell] isOn in
            guard let path = collectionView.indexPath(for: cell) else { return }
            groups[path.section].settings[path.item].kind = .toggle(isOn: isOn)
        }
    }

    init(
        groups: [SettingsGroup] = SettingsGroup.all,
        appearance: SizingListConfiguration.Appearance = .insetGrouped
    ) {
        self.groups = groups
        layout = SizingListLayout(configuration: SizingListConfiguration(appearance: appearance))
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
        layout.configuration.rowHandler = { [unowned self] in SettingCell.row(of: setting(at: $0)) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingsViewController is made in code only")
    }

    private func setting(at indexPath: IndexPath) -> Setting { groups[indexPath.section].settings[indexPath.item] }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            .template(settingCell, item: setting(at: indexPath), key: setting(at: indexPath).id)
        }
        layout.headerSizing = { [unowned self] in groups[$0].header.map { .title($0) } }
        layout.footerSizing = { [unowned self] in groups[$0].footer.map { .title($0) } }
        collectionView.dataSource = self
        collectionView.delegate = self
        show(collectionView, on: layout.configuration.appearance.backgroundColor)
    }

    /// Chooses one of several settings, and no longer the one that was chosen.
    private func choose(_ indexPath: IndexPath) {
        let settings = groups[indexPath.section].settings
        var changed: [IndexPath] = []
        for (item, setting) in settings.enumerated() where setting.kind == .choice(isChosen: item != indexPath.item) {
            groups[indexPath.section].settings[item].kind = .choice(isChosen: item == indexPath.item)
            changed.append(IndexPath(item: item, section: indexPath.section))
        }
        layout.invalidateSizes(at: changed)
        collectionView.reloadItems(at: changed)
    }
}

extension SettingsViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].settings.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.dequeueCell(for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
    }
}

extension SettingsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .toggle = setting(at: indexPath).kind { false } else { true }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if case .choice(false) = setting(at: indexPath).kind { choose(indexPath) }
    }
}
