import UIKit

struct FeedPost: Equatable {
    var id: Int
    var author: String
    var text: String
    var likes = 0
    var isExpanded = false
}

final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    private(set) var posts: [FeedPost]
    /// The heights of rows that were shown, for estimates that do not jump.
    private var heights: [Int: CGFloat] = [:]
    private var isLoading = false
    private var hasMore = true

    private let loadNewer: (@escaping ([FeedPost]) -> Void) -> Void
    private let loadOlder: (Int, @escaping ([FeedPost]) -> Void) -> Void

    /// - Parameters:
    ///   - posts: The newest posts, newest first.
    ///   - loadNewer: Called when the user pulls down.
    ///   - loadOlder: Called with the number of posts when the end comes near; an empty page is the last one.
    init(
        posts: [FeedPost],
        loadNewer: @escaping (@escaping ([FeedPost]) -> Void) -> Void = { $0([]) },
        loadOlder: @escaping (Int, @escaping ([FeedPost]) -> Void) -> Void = { $1([]) }
    ) {
        self.posts = posts
        self.loadNewer = loadNewer
        self.loadOlder = loadOlder
        super.init(nibName: nil, bundle: nil)
        title = "Feed"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(FeedPostCell.self, forCellReuseIdentifier: "post")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 120
        tableView.separatorInset = .zero

        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        tableView.refreshControl = refreshControl
    }

    // MARK: - Changes

    private func refresh() {
        loadNewer { [weak self] newer in
            guard let self else { return }
            self.tableView.refreshControl?.endRefreshing()
            self.prepend(newer)
        }
    }

    func prepend(_ newer: [FeedPost]) {
        guard !newer.isEmpty else { return }
        posts.insert(contentsOf: newer, at: 0)
        tableView.beginUpdates()
        tableView.insertRows(at: newer.indices.map { IndexPath(row: $0, section: 0) }, with: .top)
        tableView.endUpdates()
    }

    private func loadMoreIfNeeded() {
        guard !isLoading, hasMore else { return }
        isLoading = true
        loadOlder(posts.count) { [weak self] older in
            guard let self else { return }
            self.isLoading = false
            self.hasMore = !older.isEmpty
            guard self.hasMore else { return }
            let first = self.posts.count
            self.posts.append(contentsOf: older)
            let indexPaths = (first..<self.posts.count).map { IndexPath(row: $0, section: 0) }
            self.tableView.performBatchUpdates({
                self.tableView.insertRows(at: indexPaths, with: .none)
            })
        }
    }

    func delete(id: Int) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        posts.remove(at: index)
        heights[id] = nil
        tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .left)
    }

    func edit(id: Int, text: String) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        posts[index].text = text
        heights[id] = nil
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .fade)
    }

    func pinToTop(id: Int) {
        guard let index = posts.firstIndex(where: { $0.id == id }), index > 0 else { return }
        let post = posts.remove(at: index)
        posts.insert(post, at: 0)
        tableView.performBatchUpdates(
            {
                self.tableView.moveRow(at: IndexPath(row: index, section: 0), to: IndexPath(row: 0, section: 0))
            },
            completion: { [weak self] _ in
                self?.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
            }
        )
    }

    /// Removes, inserts and changes in one animation. Posts that stay keep their order.
    func replace(removing removed: Set<Int>, inserting new: [FeedPost], at index: Int, changed: [FeedPost]) {
        let deleted = posts.indices.filter { removed.contains(posts[$0].id) }
        let reloaded = posts.indices.filter { row in
            changed.contains { $0.id == posts[row].id } && !removed.contains(posts[row].id)
        }
        for post in changed {
            if let row = posts.firstIndex(where: { $0.id == post.id }) { posts[row] = post }
            heights[post.id] = nil
        }
        posts.removeAll { removed.contains($0.id) }
        posts.insert(contentsOf: new, at: index)
        tableView.performBatchUpdates({
            self.tableView.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .fade)
            self.tableView.insertRows(
                at: new.indices.map { IndexPath(row: index + $0, section: 0) },
                with: .automatic
            )
            self.tableView.reloadRows(at: reloaded.map { IndexPath(row: $0, section: 0) }, with: .none)
        })
    }

    func scroll(toPost id: Int, animated: Bool) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: animated)
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        posts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath) as? FeedPostCell else {
            return UITableViewCell()
        }
        let id = posts[indexPath.row].id
        cell.configure(with: posts[indexPath.row])
        cell.onMore = { [weak self] in self?.expand(id: id) }
        return cell
    }

    /// The row grows in place, without a reload.
    private func expand(id: Int) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        posts[index].isExpanded.toggle()
        let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? FeedPostCell
        cell?.configure(with: posts[index])
        tableView.beginUpdates()
        tableView.endUpdates()
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[posts[indexPath.row].id] ?? 120
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        heights[posts[indexPath.row].id] = cell.frame.height
        if indexPath.row >= posts.count - 5 {
            loadMoreIfNeeded()
        }
    }

    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        (cell as? FeedPostCell)?.onMore = nil
    }
}

// MARK: - Cell

final class FeedPostCell: UITableViewCell {
    let authorLabel = UILabel()
    let bodyLabel = UILabel()
    let likesLabel = UILabel()
    let moreButton = UIButton(type: .system)
    var onMore: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        authorLabel.font = .preferredFont(forTextStyle: .headline)
        authorLabel.adjustsFontForContentSizeCategory = true
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.adjustsFontForContentSizeCategory = true
        likesLabel.font = .preferredFont(forTextStyle: .caption1)
        likesLabel.adjustsFontForContentSizeCategory = true
        likesLabel.textColor = .secondaryLabel
        moreButton.setContentHuggingPriority(.required, for: .horizontal)
        moreButton.addAction(UIAction { [weak self] _ in self?.onMore?() }, for: .touchUpInside)

        let bottomRow = UIStackView(arrangedSubviews: [likesLabel, moreButton])
        bottomRow.spacing = 8
        bottomRow.alignment = .firstBaseline
        let stack = UIStackView(arrangedSubviews: [authorLabel, bodyLabel, bottomRow])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onMore = nil
        bodyLabel.text = nil
        bodyLabel.numberOfLines = 3
    }

    func configure(with post: FeedPost) {
        authorLabel.text = post.author
        bodyLabel.text = post.text
        bodyLabel.numberOfLines = post.isExpanded ? 0 : 3
        likesLabel.text = post.likes == 1 ? "1 like" : "\(post.likes) likes"
        likesLabel.isHidden = post.likes == 0
        moreButton.setTitle(post.isExpanded ? "Less" : "More", for: .normal)
    }
}
