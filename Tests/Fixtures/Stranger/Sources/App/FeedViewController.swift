import SizingKit
import UIKit

public struct Post: Sendable {
    public var id: Int
    public var text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

/// A cell of the app's own, held up by constraints.
public final class PostCell: UICollectionViewCell {
    public let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    public required init?(coder: NSCoder) {
        fatalError("PostCell is made in code only")
    }

    func show(_ post: Post) {
        label.text = post.text
    }
}

/// The list of the README.
public final class FeedViewController: UIViewController, UICollectionViewDataSource {
    public private(set) var posts: [Post]
    public let layout = SizingListLayout()
    public private(set) lazy var collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    private let postCell = UICollectionView.CellRegistration<PostCell, Post> { cell, _, post in cell.show(post) }

    public init(posts: [Post]) {
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("FeedViewController is made in code only")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    public func prepend(_ newer: [Post]) {
        posts.insert(contentsOf: newer, at: 0)
        collectionView.insertItems(at: newer.indices.map { IndexPath(item: $0, section: 0) })
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        posts.count
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: postCell, for: indexPath, item: posts[indexPath.item])
    }
}
