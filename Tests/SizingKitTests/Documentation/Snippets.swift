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

@MainActor
enum Snippets {
    static func swapIn(_ posts: [Post]) -> UICollectionView {
        let postCell = SizingRegistration<PostCell, Post> { cell, indexPath, post in
            cell.show(post)
        }
        let layout = SizingListLayout()
        layout.itemSizing = { indexPath in
            .template(postCell, item: posts[indexPath.item], key: posts[indexPath.item].id)
        }
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        return collectionView
    }

    static func cell(
        _ collectionView: UICollectionView,
        _ postCell: SizingRegistration<PostCell, Post>,
        _ posts: [Post],
        _ indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: postCell, for: indexPath, item: posts[indexPath.item])
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
        let byNib = SizingRegistration<PostCell, Post>(nib: UINib(nibName: "PostCell", bundle: nil)) { cell, _, post in
            cell.show(post)
        }
        let byClosure = SizingRegistration<PostCell, Post>(
            reuseIdentifier: "post",
            makeTemplate: { PostCell(frame: .zero) },
            configure: { cell, _, post in cell.show(post) }
        )
        return [byClass, byNib, byClosure]
    }

    static func measureAhead(_ layout: SizingLayout) {
        layout.precaching = SizingPrecaching(timeBudget: 0.004, itemLimit: 2_000)
    }

    static func save(_ layout: SizingLayout, _ file: URL, _ appVersion: String) throws {
        try layout.sizingCache.save(to: file, fingerprint: appVersion)
    }

    static func load(_ layout: SizingLayout, _ file: URL, _ appVersion: String) throws {
        try layout.sizingCache.load(from: file, fingerprint: appVersion)
    }

    static func reconfigure(_ collectionView: UICollectionView, _ layout: SizingLayout, _ indexPath: IndexPath) {
        collectionView.reconfigureItems(at: [indexPath])
        layout.invalidateSizes(at: [indexPath])
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
