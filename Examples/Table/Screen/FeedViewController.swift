import SizingKit
import UIKit

/// Stories of any length between a header and a footer of the whole list.
///
/// What a table has as `tableHeaderView` and `tableFooterView` are a first and a last section without separators.
final class FeedViewController: UIViewController {
    private(set) var groups: [StoryGroup]
    let layout: SizingLayout
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let background: UIColor

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
    private let titleCell = SizingRegistration<SizingListCell, String> { cell, _, text in
        cell.style = .subtitle
        cell.selectionStyle = .none
        cell.textLabel?.text = "Discoveries"
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        cell.textLabel?.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: font)
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = text
        cell.detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.numberOfLines = 0
    }
    private let endCell = SizingRegistration<SizingListCell, String> { cell, _, text in
        cell.selectionStyle = .none
        cell.textLabel?.text = text
        cell.textLabel?.font = .preferredFont(forTextStyle: .footnote)
        cell.textLabel?.textColor = .secondaryLabel
        cell.textLabel?.textAlignment = .center
        cell.textLabel?.numberOfLines = 0
    }
    private let header: SizingRegistration<SectionTitleView, String>

    init(
        groups: [StoryGroup] = StoryGroup.all,
        appearance: SizingListConfiguration.Appearance = .grouped
    ) {
        self.groups = groups
        var stories = SizingListConfiguration(appearance: appearance)
        if appearance == .plain { stories.headerTopPadding = 0 }
        stories.rowHandler = { Self.row(of: groups[$0.section - 1].stories[$0.item]) }
        var ends = SizingListConfiguration()
        ends.showsSeparators = false
        let (first, last) = (0, groups.count + 1)
        layout = SizingLayout { [stories, ends] section, _ in
            .list(section == first || section == last ? ends : stories)
        }
        background = stories.appearance.backgroundColor
        header = Self.sectionTitles(.header, in: appearance)
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
            switch indexPath.section {
            case 0: .template(titleCell, item: Self.introduction, key: "title")
            case groups.count + 1: .template(endCell, item: end, key: "end")
            default: .template(storyCell, item: story(at: indexPath), key: story(at: indexPath).id)
            }
        }
        layout.headerSizing = { [unowned self] section in
            guard (1...groups.count).contains(section) else { return nil }
            let title = groups[section - 1].title
            return .template(header, item: title, key: title)
        }
        collectionView.dataSource = self
        collectionView.allowsMultipleSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
        show(collectionView, on: background)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        layout.setEditing(editing, animated: animated)
    }

    private static let introduction = "How the elements came to light, a few lines each."

    private var end: String { "\(groups.reduce(0) { $0 + $1.stories.count }) stories" }

    private func story(at indexPath: IndexPath) -> Story { groups[indexPath.section - 1].stories[indexPath.item] }
}

extension FeedViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count + 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        (1...groups.count).contains(section) ? groups[section - 1].stories.count : 1
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
