import SizingKit
import UIKit

/// Stories of any length between a header and a footer of the whole list.
final class FeedViewController: UIViewController {
    private(set) var groups: [StoryGroup]
    let layout: SizingListLayout
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private let storyCell = SizingRegistration<SizingListCell, Story> { cell, _, story in
        cell.style = .subtitle
        cell.textLabel?.text = story.title
        cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = story.text
        cell.detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.numberOfLines = 0
        cell.row = FeedViewController.row(of: story)
    }

    init(
        groups: [StoryGroup] = StoryGroup.all,
        appearance: SizingListConfiguration.Appearance = .grouped
    ) {
        self.groups = groups
        var stories = SizingListConfiguration(appearance: appearance)
        stories.rowHandler = { Self.row(of: groups[$0.section].stories[$0.item]) }
        layout = SizingListLayout(configuration: stories)
        super.init(nibName: nil, bundle: nil)
        title = "Feed"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FeedViewController is made in code only")
    }

    /// What stands beside a story.
    private static func row(of story: Story) -> SizingListRow {
        let accessory: SizingListRow.Accessory =
            switch story.state {
            case .new: .disclosureIndicator
            case .sourced: .detailDisclosureButton
            case .read: .checkmark
            }
        return SizingListRow(accessory: accessory, editingStyle: .multiselect, showsReorderControl: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            .template(storyCell, item: story(at: indexPath), key: story(at: indexPath).id)
        }
        layout.headerSizing = { [unowned self] in .title(groups[$0].title) }
        layout.contentHeaderView = FeedEndView.title(
            "Discoveries",
            "How the elements came to light, a few lines each."
        )
        layout.contentFooterView = FeedEndView.note("\(groups.reduce(0) { $0 + $1.stories.count }) stories")
        collectionView.dataSource = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
        show(collectionView, on: layout.configuration.appearance.backgroundColor)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        layout.setEditing(editing, animated: animated)
    }

    private func story(at indexPath: IndexPath) -> Story { groups[indexPath.section].stories[indexPath.item] }
}

extension FeedViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].stories.count
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
