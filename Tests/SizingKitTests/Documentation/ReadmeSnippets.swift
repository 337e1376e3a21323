import HeadlessTools
import SizingKit
import Testing
import UIKit

// The code blocks of the README that do not stand in the articles too.

struct Painting {
    var id: Int
    var title: String
    var ratio: CGFloat
    var isWide: Bool
}

final class PaintingCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("PaintingCell is made in code only")
    }

    func show(_ painting: Painting) {
        label.text = painting.title
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.sizeThatFits(size)
    }
}

final class PostsViewController: UIViewController, UICollectionViewDataSource {
    var posts: [Post] = []

    let postCell = SizingRegistration<PostCell, Post> { cell, indexPath, post in
        cell.show(post)
    }
    let layout = SizingListLayout()
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            .template(postCell, item: posts[indexPath.item], key: posts[indexPath.item].id)
        }
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        posts.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.dequeueCell(for: indexPath)
    }
}

final class PlainPostsViewController: UIViewController, UICollectionViewDataSource {
    let postCell = UICollectionView.CellRegistration<PostCell, Post> { cell, _, post in cell.show(post) }

    func sayThatNothingIsAPrototype(_ layout: SizingLayout) {
        layout.itemSizing = { _ in .dataSource() }
    }

    func makeAnother() {
        let collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
        collectionView.dataSource = self
    }

    var posts: [Post] = []
    let collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        posts.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: postCell, for: indexPath, item: posts[indexPath.item])
    }
}

final class MuseumViewController: UIViewController {
    var paintings: [Painting] = []
    let paintingCell = SizingRegistration<PaintingCell, Painting> { cell, indexPath, painting in
        cell.show(painting)
    }

    func masonry() -> SizingLayout {
        let layout = SizingLayout(.masonry(columns: .adaptive(minimumWidth: 160), spacing: 8))
        layout.itemSizing = { [unowned self] indexPath in
            let painting = paintings[indexPath.item]
            return .template(paintingCell, item: painting, key: painting.id).columnSpan(painting.isWide ? 2 : 1)
        }
        return layout
    }
}

final class SettingsListViewController: UIViewController {
    var sections: [(title: String, settings: [Setting])] = []

    func table() -> SizingListLayout {
        let settingCell = SizingRegistration<SizingListCell, Setting> { cell, indexPath, setting in
            cell.style = .value1
            cell.textLabel?.text = setting.name
            cell.detailTextLabel?.text = setting.value
            cell.accessoryType = .disclosureIndicator
        }
        let layout = SizingListLayout(configuration: SizingListConfiguration(appearance: .insetGrouped))
        layout.itemSizing = { [unowned self] indexPath in
            let setting = sections[indexPath.section].settings[indexPath.item]
            return .template(settingCell, item: setting, key: setting.name)
        }
        layout.headerSizing = { [unowned self] section in .title(sections[section].title) }
        return layout
    }
}

@MainActor
@Suite struct ReadmeSnippetTests {
    @Test func theSwappedInListShowsItsPostsAndIsNotKeptAlive() {
        let screen = HeadlessScreen()
        func show() -> () -> PostsViewController? {
            let controller = PostsViewController()
            controller.posts = (0..<3).map { Post(id: $0, text: "A post") }
            screen.show(controller)
            screen.frame()
            #expect(controller.collectionView.visibleCells.count == 3)
            return { [weak controller] in controller }
        }
        let controller = show()
        screen.show(UIViewController())
        screen.runUntilRest()
        #expect(controller() == nil)
    }

    @Test func everyTextHasRoom() {
        let messages = MessagesViewController()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: .all)
        screen.show(messages)
        screen.frame()
        screen.fling(messages.collectionView, velocity: 3_000)
        screen.runUntilRest()
        for case let cell as MessageCell in messages.collectionView.visibleCells {
            let text = cell.label.sizeThatFits(CGSize(width: cell.label.bounds.width, height: 10_000))
            #expect(text.height <= cell.label.bounds.height)
        }
    }
}
