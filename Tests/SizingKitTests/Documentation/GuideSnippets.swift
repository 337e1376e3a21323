import HeadlessTools
import SizingKit
import Testing
import UIKit

// The examples of the articles that show one thing each: a store page, late images, a diffable data source, a masonry with
// headers.

struct App {
    var id: Int
    var name: String
}

final class AppCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("AppCell is made in code only")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: label.sizeThatFits(size).height + 40)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}

final class SectionTitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("SectionTitleView is made in code only")
    }
}

final class StoreViewController: UIViewController, UICollectionViewDataSource {
    enum Section: String, CaseIterable {
        case pages = "Today"
        case shelf = "New"
        case chart = "Top"
        case all = "All apps"
    }

    var apps: [App] = []
    let sectionTitle = SizingRegistration<SectionTitleView, String>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, title in view.label.text = title }
    lazy var layout = SizingLayout { section, _ in
        let arrangement: SizingSection =
            switch Section.allCases[section] {
            case .pages: .carousel(itemWidth: .fraction(1), spacing: 8, scrollingBehavior: .groupPagingCentered)
            case .shelf: .carousel(itemWidth: .count(2.5), spacing: 12, scrollingBehavior: .continuous)
            case .chart: .carousel(itemWidth: .fraction(0.9), rows: 3, spacing: 12, scrollingBehavior: .groupPaging)
            case .all: .list()
            }
        return arrangement.insets(NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
    }
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.headerSizing = { [unowned self] section in
            let title = Section.allCases[section].rawValue
            return .template(sectionTitle, item: title, key: title)
        }
        collectionView.register(AppCell.self, forCellWithReuseIdentifier: "app")
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        apps.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "app", for: indexPath)
        (cell as? AppCell)?.label.text = apps[indexPath.item].name
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
    }

    func showPage(in pageControl: UIPageControl) {
        layout.carouselHandler = { [unowned self, unowned pageControl] section, _ in
            guard Section.allCases[section] == .pages else { return }
            pageControl.currentPage = layout.carouselPage(inSection: section) ?? 0
        }
    }
}

struct FeedPhoto {
    var id: Int
    var image: UIImage?
    var caption = "A photo"
}

final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("PhotoCell is made in code only")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = imageView.image?.size ?? .zero
        let height = image.width > 0 ? size.width * image.height / image.width : 60
        return CGSize(width: size.width, height: height + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 30)
        label.frame = CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 30)
    }
}

final class PhotosViewController: UIViewController, UICollectionViewDataSource {
    var photos: [FeedPhoto] = []
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    var loaded: Set<Int> = []
    var ratios: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemKey = { [unowned self] indexPath in photos[indexPath.item].id }
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
    }

    func load(_ id: Int) { loaded.insert(id) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let photo = photos[indexPath.item]
        (cell as? PhotoCell)?.imageView.image = photo.image
        (cell as? PhotoCell)?.label.text = photo.caption
        if photo.image == nil, !cell.isSizingTemplate { load(photo.id) }
        return cell
    }

    func imageDidLoad(_ image: UIImage, of id: Int) {
        guard let item = photos.firstIndex(where: { $0.id == id }) else { return }
        photos[item].image = image
        let indexPath = IndexPath(item: item, section: 0)
        layout.reconfigureItems(at: [indexPath])
    }
}

final class FeedOfPostsViewController: UIViewController {
    var posts: [Int: Post] = [:]
    let postCell = UICollectionView.CellRegistration<PostCell, Post> { cell, _, post in cell.show(post) }
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
        [unowned self] collectionView, indexPath, id in
        collectionView.dequeueConfiguredReusableCell(using: postCell, for: indexPath, item: posts[id])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func show(_ shown: [Post]) {
        posts = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown.map(\.id))
        dataSource.apply(snapshot)
    }

    func change(_ post: Post) {
        posts[post.id] = post
        guard let indexPath = dataSource.indexPath(for: post.id) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([post.id])
        dataSource.apply(snapshot)
        layout.invalidateSizes(at: [indexPath])
    }
}

final class RegisteredFeedViewController: UIViewController {
    var posts: [Int: Post] = [:]
    let layout = SizingListLayout()
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let postCell = SizingRegistration<PostCell, Post> { cell, _, post in cell.show(post) }
    lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
        [unowned self] collectionView, indexPath, id in
        posts[id].map { collectionView.dequeueConfiguredReusableCell(using: postCell, for: indexPath, item: $0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in
            guard let id = dataSource.itemIdentifier(for: indexPath), let post = posts[id] else {
                return .fixed(height: 0)
            }
            return .template(postCell, item: post, key: id)
        }
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
    }
}

final class RoomsViewController: UIViewController, UICollectionViewDataSource {
    var rooms: [(name: String, paintings: [Painting])] = []
    let layout = SizingLayout(
        .masonry(columns: .adaptive(minimumWidth: 150), spacing: 12)
            .insets(NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    )
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.headerSizing = { [unowned self] section in .title(rooms[section].name) }
        collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "painting")
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rooms.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rooms[section].paintings.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "painting", for: indexPath)
        (cell as? PaintingCell)?.show(rooms[indexPath.section].paintings[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
    }
}

extension PhotosViewController {
    func findTheJump() {
        layout.showsSizingOverlay = true
        SizingLog.categories = [.measured, .cacheHit, .corrected, .invalidated]
    }

    func beginRecord() -> SizingTrace {
        let trace = SizingTrace(of: layout)
        trace.start()
        return trace
    }

    func endRecord(_ trace: SizingTrace, in file: URL) throws {
        trace.stop()
        try trace.page(title: "Messages").write(to: file, atomically: true, encoding: .utf8)
    }

    func statePictureSizes() {
        layout.itemSizing = { [unowned self] indexPath in
            .aspectRatio(ratios[indexPath.item], extra: 30)
        }
    }
}

final class RoomHeaderView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("RoomHeaderView is made in code only")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 52) }
}

final class OwnHeadersViewController: UIViewController, UICollectionViewDataSource {
    let layout = SizingListLayout()
    lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.headerSizing = { _ in .dataSource() }
        collectionView.register(
            RoomHeaderView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "room"
        )
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.show(Post(id: indexPath.item, text: "A post"))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "room", for: indexPath)
    }
}

extension MuseumViewController {
    func pictures(in layout: SizingLayout) {
        layout.itemSizing = { [unowned self] indexPath in
            .aspectRatio(paintings[indexPath.item].ratio, extra: 36)
        }
    }
}

@MainActor
@Suite struct GuideTests {
    @Test func aStorePageHasShelvesOfTheirTrueHeights() {
        let store = StoreViewController()
        store.apps = (0..<12).map { App(id: $0, name: String(repeating: "Name ", count: $0 + 1)) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(store)
        screen.frame()
        let shelf = (0..<2).compactMap {
            store.collectionView.cellForItem(at: IndexPath(item: $0, section: 1))?.frame
        }
        #expect(shelf.count == 2)
        #expect(shelf.first?.height == shelf.last?.height)
        #expect(
            store.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count > 1
        )
        let pages = UIPageControl()
        pages.numberOfPages = 12
        store.showPage(in: pages)
        store.layout.setCarouselOffset(366, inSection: 0, animated: false)
        screen.runUntilRest()
        #expect(pages.currentPage == 1)
    }

    /// Claim (A feed with late images): "what is read stays where it is"
    @Test func anImageThatArrivesAboveTheScreenMovesNothing() throws {
        let list = PhotosViewController()
        list.photos = (0..<60).map { FeedPhoto(id: $0) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(list)
        screen.frame()
        #expect(list.loaded.isSuperset(of: 0..<9) && list.loaded.count < 30)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 30, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        let film = HeadlessFilm("Photos", of: list.collectionView, on: screen)
        let image = try #require(UIImage(systemName: "photo"))
        film.record {
            list.imageDidLoad(image, of: 25)
            screen.runUntilRest()
        }
        #expect(film.movedPixels == 0)
        list.imageDidLoad(image, of: 30)
        screen.runUntilRest()
        let grown = list.collectionView.cellForItem(at: IndexPath(item: 30, section: 0))?.frame.height
        #expect(try #require(grown) > 200)
    }

    @Test func aChangedPostOfADiffableDataSourceHasItsHeight() throws {
        let feed = FeedOfPostsViewController()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(feed)
        feed.show((0..<20).map { Post(id: $0, text: "A post") })
        screen.runUntilRest()
        let path = IndexPath(item: 3, section: 0)
        let before = try #require(feed.collectionView.cellForItem(at: path)).frame
        feed.change(Post(id: 3, text: .sentences(10)))
        screen.runUntilRest()
        let after = try #require(feed.collectionView.cellForItem(at: path)).frame
        #expect(after.minY == before.minY)
        #expect(after.height > before.height + 40)
    }

    @Test func aHeaderOfOnesOwnIsMeasured() {
        let rooms = OwnHeadersViewController()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(rooms)
        screen.frame()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(rooms.collectionView.visibleSupplementaryViews(ofKind: kind).map(\.frame.height) == [52])
    }

    @Test func aMasonryHasTitles() {
        let rooms = RoomsViewController()
        rooms.rooms = (0..<3).map { room in
            ("Room \(room)", (0..<5).map { Painting(id: room * 10 + $0, title: "A painting", ratio: 1, isWide: false) })
        }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(rooms)
        screen.frame()
        let titles = rooms.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader
        )
        #expect(titles.count == 3)
        #expect(rooms.collectionView.visibleCells.count == 15)
    }
}
