import HeadlessTools
import SizingKit
import UIKit

/// Cells as apps have them, under Auto Layout: a picture, a title and a text of 4 to 43 words. The same 1,000 posts in a flow layout
/// with estimates, in the layouts of this package, in a table view and in the one that stands in for it.
@MainActor
enum RealCellBenchmarks {
    private static let ways: [(name: String, rival: String?, make: @MainActor (Int) -> PostsScreen)] = [
        ("flow", nil, { CollectionPosts(count: $0, in: plain(UICollectionViewFlowLayout())) }),
        ("list", "flow", { CollectionPosts(count: $0, in: sizing(SizingListLayout())) }),
        ("renamedFlow", "flow", { CollectionPosts(count: $0, in: sizing(SizingFlowLayout())) }),
        ("compositional", "flow", { CollectionPosts(count: $0, in: sizing(stack())) }),
        ("uiTable", nil, { TablePosts(count: $0) }),
        ("table", "uiTable", { SizingTablePosts(count: $0) }),
    ]

    static let all: [Benchmark] = ways.flatMap { way in
        [("open", open), ("newStep", newStep), ("insert", insert), ("rotation", rotation)].map { name, run in
            Benchmark(name: "posts.\(way.name).\(name)", rival: way.rival.map { "posts.\($0).\(name)" }, sizes: [1_000])
            {
                try run(way.make, $0, $1)
            }
        }
    }

    private typealias Run = @MainActor (@MainActor (Int) -> PostsScreen, Int, Effort) throws -> Measurement

    /// A section of posts from edge to edge, each as tall as its content.
    private static func stack() -> SizingCompositionalLayout {
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
    }

    private static func plain(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
        layout.estimatedItemSize = CGSize(width: 390, height: 100)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }

    private static func sizing(_ layout: SizingLayout) -> UICollectionView {
        layout.estimatedItemSize = CGSize(width: 390, height: 100)
        return SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    }

    private static func shown(_ posts: PostsScreen) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(posts.view)
        return screen
    }

    /// The first frame, before anything else is done.
    private static func open(_ make: @MainActor (Int) -> PostsScreen, _ count: Int, _ effort: Effort) throws
        -> Measurement
    {
        try runs(effort) {
            let posts = make(count)
            let screen = shown(posts)
            let nanoseconds = time { posts.view.layoutIfNeeded() }
            try posts.check()
            consume(screen)
            return nanoseconds
        }
    }

    /// Steps of 40 points over posts that were not shown before.
    private static func newStep(_ make: @MainActor (Int) -> PostsScreen, _ count: Int, _ effort: Effort) throws
        -> Measurement
    {
        let posts = make(count)
        let screen = shown(posts)
        screen.runUntilRest()
        return try runs(effort) {
            let nanoseconds = time(20) {
                for _ in 0..<20 {
                    posts.view.contentOffset.y += 40
                    posts.view.layoutIfNeeded()
                }
            }
            try posts.check()
            return nanoseconds
        }
    }

    private static func insert(_ make: @MainActor (Int) -> PostsScreen, _ count: Int, _ effort: Effort) throws
        -> Measurement
    {
        let posts = make(count)
        let screen = shown(posts)
        screen.runUntilRest()
        return try runs(effort) {
            posts.count += 1
            let nanoseconds = time {
                posts.insertPost(at: IndexPath(item: 2, section: 0))
                posts.view.layoutIfNeeded()
            }
            screen.runUntilRest()
            try posts.check()
            return nanoseconds
        }
    }

    private static func rotation(_ make: @MainActor (Int) -> PostsScreen, _ count: Int, _ effort: Effort) throws
        -> Measurement
    {
        try runs(effort) {
            let posts = make(count)
            let screen = shown(posts)
            screen.runUntilRest()
            let nanoseconds = time {
                screen.rotate(to: CGSize(width: 844, height: 390))
                posts.view.layoutIfNeeded()
            }
            try posts.check()
            return nanoseconds
        }
    }
}

/// A screen of posts, in one section.
@MainActor
private protocol PostsScreen: AnyObject {
    var count: Int { get set }
    var view: UIScrollView { get }
    /// The views that hold the content of the posts on screen.
    var contents: [UIView] { get }
    func insertPost(at indexPath: IndexPath)
}

extension PostsScreen {
    /// Each post on screen is as tall as it asks to be.
    fileprivate func check() throws {
        try verify(contents.count > 2, true, "posts are on screen")
        for content in contents {
            let needed = content.systemLayoutSizeFitting(
                CGSize(width: content.bounds.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            try verify(abs(needed.height - content.bounds.height) < 0.5, true, "\(content.bounds) needs \(needed)")
        }
    }
}

private final class CollectionPosts: NSObject, PostsScreen, UICollectionViewDataSource {
    var count: Int
    private let collectionView: UICollectionView

    init(count: Int, in collectionView: UICollectionView) {
        self.count = count
        self.collectionView = collectionView
        super.init()
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
        collectionView.dataSource = self
    }

    var view: UIScrollView { collectionView }
    var contents: [UIView] { collectionView.visibleCells.map(\.contentView) }

    func insertPost(at indexPath: IndexPath) { collectionView.insertItems(at: [indexPath]) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.post.show(indexPath.item)
        return cell
    }

    /// In a flow layout a cell has to say how wide it is.
    private final class PostCell: UICollectionViewCell {
        lazy var post = PostViews(in: contentView)

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let width = superview?.bounds.width ?? layoutAttributes.size.width
            layoutAttributes.size = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            return layoutAttributes
        }
    }
}

private final class TablePosts: NSObject, PostsScreen, UITableViewDataSource {
    var count: Int
    private let table = UITableView(frame: .zero, style: .plain)

    init(count: Int) {
        self.count = count
        super.init()
        table.estimatedRowHeight = 100
        table.register(PostRow.self, forCellReuseIdentifier: "post")
        table.dataSource = self
    }

    var view: UIScrollView { table }
    var contents: [UIView] { table.visibleCells.map(\.contentView) }

    func insertPost(at indexPath: IndexPath) { table.insertRows(at: [indexPath], with: .fade) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (row as? PostRow)?.post.show(indexPath.row)
        return row
    }

    private final class PostRow: UITableViewCell {
        lazy var post = PostViews(in: contentView)
    }
}

private final class SizingTablePosts: NSObject, PostsScreen, SizingTableViewDataSource {
    var count: Int
    private let table = SizingTableView(frame: .zero, style: .plain)

    init(count: Int) {
        self.count = count
        super.init()
        table.estimatedRowHeight = 100
        table.register(PostRow.self, forCellReuseIdentifier: "post")
        table.tableDataSource = self
    }

    var view: UIScrollView { table }
    var contents: [UIView] { table.visibleTableCells.map(\.contentView) }

    func insertPost(at indexPath: IndexPath) { table.insertRows(at: [indexPath], with: .fade) }

    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (row as? PostRow)?.post.show(indexPath.row)
        return row
    }

    private final class PostRow: SizingTableViewCell {
        lazy var post = PostViews(in: contentView)
    }
}

/// What a post consists of.
@MainActor
private struct PostViews {
    private static let words = "a feed of posts by people who write as much as they have to say".split(separator: " ")

    private let title = UILabel()
    private let text = UILabel()

    init(in view: UIView) {
        let picture = UIImageView()
        title.font = .preferredFont(forTextStyle: .headline)
        text.font = .preferredFont(forTextStyle: .body)
        text.numberOfLines = 0
        for part in [picture, title, text] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalToConstant: 44),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
        ])
    }

    func show(_ post: Int) {
        title.text = "Post \(post)"
        text.text = (0..<4 + post * 7 % 40).map { Self.words[($0 + post) % Self.words.count] }.joined(separator: " ")
    }
}
