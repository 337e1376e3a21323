import SizingKit
import UIKit

// The code blocks of the README and the documentation, compiled. `DocumentationTests` compares the texts: a block must
// stand here line by line, whatever its indentation.

struct Post {
    var id: Int
    var text: String
}

final class PostCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("PostCell is made in code only")
    }

    func show(_ post: Post) {
        label.text = post.text
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.sizeThatFits(size)
    }
}

final class AnsweringPostCell: UICollectionViewCell {
    private let label = UILabel()

    func height(forWidth width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height(forWidth: layoutAttributes.size.width)
        return layoutAttributes
    }
}

struct Setting {
    var name: String
    var value: String
}

@MainActor
enum Snippets {
    static func listConfiguration() -> SizingListConfiguration {
        var configuration = SizingListConfiguration(appearance: .insetGrouped)
        configuration.metrics.cardCornerRadius = 16
        configuration.insetsRowsToSafeArea = false
        return configuration
    }

    static func settings() -> SizingRegistration<SizingListCell, Setting> {
        let settingCell = SizingRegistration<SizingListCell, Setting> { cell, indexPath, setting in
            cell.style = .value1
            cell.textLabel?.text = setting.name
            cell.detailTextLabel?.text = setting.value
            cell.accessoryType = .disclosureIndicator
        }
        return settingCell
    }

    static func shareSizes(_ feedLayout: SizingLayout, _ searchLayout: SizingLayout) {
        let cache = SizingCache()
        feedLayout.sizingCache = cache
        searchLayout.sizingCache = cache
    }
}

extension Snippets {
    static func registrations() -> [SizingRegistration<PostCell, Post>] {
        let byClass = SizingRegistration<PostCell, Post> { cell, _, post in cell.show(post) }
        let nib = UINib(nibName: "PostCell", bundle: nil)
        let byNib = SizingRegistration<PostCell, Post>(from: .nib(nib)) { cell, _, post in cell.show(post) }
        let byClosure = SizingRegistration<PostCell, Post>(
            from: .reuseIdentifier("post") { PostCell(frame: .zero) },
            handler: { cell, _, post in cell.show(post) }
        )
        return [byClass, byNib, byClosure]
    }

    static func measureAhead(_ layout: SizingLayout) {
        layout.precaching = SizingPrecaching(timeBudget: 0.004, itemLimit: 2_000)
    }

    static func save(_ layout: SizingLayout, _ file: URL, _ appVersion: String) throws {
        try layout.sizingCache.save(to: file, fingerprint: appVersion)
    }

    static func enlarge(_ layout: SizingLayout) {
        layout.sizingCache = SizingCache(limit: 200_000)
    }

    static func load(_ layout: SizingLayout, _ file: URL, _ appVersion: String) throws {
        try layout.sizingCache.load(from: file, fingerprint: appVersion)
    }

    static func reconfigure(_ layout: SizingLayout, _ indexPath: IndexPath) {
        layout.reconfigureItems(at: [indexPath])
    }
}

extension Snippets {
    static func mixed() -> SizingLayout {
        let layout = SizingLayout { section, _ in
            section == 0 ? .list() : .masonry(columns: .adaptive(minimumWidth: 160), spacing: 8)
        }
        return layout
    }
}

/// A flow layout with the sizes of a `TemplateSizer`.
final class PostsController: NSObject, UICollectionViewDelegateFlowLayout {
    let posts: [Post]
    let postCell: SizingRegistration<PostCell, Post>
    let sizer: TemplateSizer

    init(_ posts: [Post], _ postCell: SizingRegistration<PostCell, Post>, _ sizer: TemplateSizer) {
        self.posts = posts
        self.postCell = postCell
        self.sizer = sizer
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let post = posts[indexPath.item]
        return sizer.size(of: .template(postCell, item: post, key: post.id), at: indexPath, width: 180)
    }
}

// The example of the article "Migrating a table screen".

struct Contact {
    var id: Int
    var name: String
    var company: String
    var isFavourite: Bool
}

struct ContactGroup {
    var initial: String
    var contacts: [Contact]
}

final class ContactsViewController: UIViewController {
    var groups: [ContactGroup] = []
    let layout = SizingListLayout(configuration: SizingListConfiguration(appearance: .plain))
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    let index = SizingSectionIndexView()

    lazy var contactCell = SizingRegistration<SizingListCell, Contact> { [unowned self] cell, _, contact in
        cell.style = .subtitle
        cell.textLabel?.text = contact.name
        cell.detailTextLabel?.text = contact.company
        cell.accessoryType = contact.isFavourite ? .checkmark : .disclosureIndicator
        cell.editingStyle = .delete
        cell.editingControlHandler = { [unowned self] in delete(contact) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            let contact = groups[indexPath.section].contacts[indexPath.item]
            return .template(contactCell, item: contact, key: contact.id)
        }
        layout.headerSizing = { [unowned self] section in .title(groups[section].initial) }
        collectionView.dataSource = self
        collectionView.backgroundColor = layout.configuration.appearance.backgroundColor
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        showIndex()
    }

    func showIndex() {
        index.titles = groups.map(\.initial)
        layout.sectionIndex = index
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        layout.setEditing(editing, animated: animated)
    }

    func delete(_ contact: Contact) {
        for section in groups.indices {
            guard let item = groups[section].contacts.firstIndex(where: { $0.id == contact.id }) else { continue }
            groups[section].contacts.remove(at: item)
            collectionView.deleteItems(at: [IndexPath(item: item, section: section)])
        }
    }
}

extension ContactsViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        groups.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].contacts.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let contact = groups[indexPath.section].contacts[indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: contactCell, for: indexPath, item: contact)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
    }
}

extension Snippets {
    static func ends(of layout: SizingLayout, _ profileView: UIView, _ countLabel: UILabel) {
        layout.contentHeaderView = profileView
        layout.contentFooterView = countLabel
    }

    static func ends(of layout: SizingLayout, in collectionView: UICollectionView) {
        final class ProfileView: UIView {}
        layout.contentHeaderView = ProfileView()
        layout.invalidateContentViews()
        UIView.animate(withDuration: 0.3) { collectionView.layoutIfNeeded() }
    }

    static func place(_ index: SizingSectionIndexView, beside collectionView: UICollectionView) {
        index.frame = SizingSectionIndexView.frame(
            in: collectionView.frame,
            safeAreaInsets: collectionView.safeAreaInsets,
            width: index.intrinsicContentSize.width,
            direction: collectionView.effectiveUserInterfaceLayoutDirection
        )
    }
}

extension ContactsViewController {
    static func bareRows() -> SizingLayout {
        let layout = SizingLayout(.grid(columns: 1))
        return layout
    }

    /// The titles of another screen.
    @MainActor
    final class Titles: NSObject {
        struct Group {
            var name: String
        }
        let layout = SizingListLayout()
        var groups: [Group] = []

        func start() {
            layout.headerSizing = { [unowned self] section in .title(groups[section].name) }
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
        }
    }
}

final class PopoverViewController: UIViewController {
    let layout = SizingListLayout()

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 320, height: layout.contentHeight(forWidth: 320, upTo: 600))
    }
}

extension Snippets {
    static func edgeToEdge() -> [SizingSection] {
        let photos = SizingSection.grid(columns: 3, spacing: 2)
            .insets(NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16), from: .safeArea)
            .supplementariesFollowingContentInsets(false)
            .pinningHeaders()
        let settings = SizingSection.list(appearance: .insetGrouped) { $0.showsSeparators = false }
        return [photos, settings]
    }
}
