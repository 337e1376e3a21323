import SizingKit
import UIKit

/// Posts in a collection view that registers a class of cells.
final class CollectionPosts: NSObject, PostsScreen, UICollectionViewDataSource {
    var posts: Posts
    private let collectionView: UICollectionView
    /// Whether posts are as wide as the layout says, and not as wide as the collection view.
    private let areInColumns: Bool

    init(_ posts: Posts, in collectionView: UICollectionView, inColumns: Bool = false) {
        self.posts = posts
        self.collectionView = collectionView
        areInColumns = inColumns
        super.init()
        let cell: AnyClass = posts.kind == .configured ? ListPostCell.self : PostCell.self
        collectionView.register(cell, forCellWithReuseIdentifier: "post")
        collectionView.dataSource = self
    }

    var view: UIScrollView { collectionView }
    var cells: [UIView] { collectionView.visibleCells }

    func insertPost(at indexPath: IndexPath) { collectionView.insertItems(at: [indexPath]) }
    func reload() { collectionView.reloadData() }

    /// A layout of UIKit's does not ask its cells again of itself.
    func textSizeDidChange() {
        if !(collectionView.collectionViewLayout is SizingLayout) { reload() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { posts.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        guard let postCell = cell as? any CollectionPostCell else { return cell }
        postCell.isInColumn = areInColumns
        postCell.show(indexPath.item, posts.kind)
        return cell
    }
}

/// Posts whose cells a registration makes, both those that are shown and those that are measured.
final class RegisteredPosts: NSObject, PostsScreen, UICollectionViewDataSource {
    var posts: Posts
    private let collectionView: UICollectionView
    private let cell: SizingRegistration<PostCell, Int>
    private let listCell: SizingRegistration<ListPostCell, Int>

    init(_ posts: Posts) {
        self.posts = posts
        let layout = SizingListLayout()
        layout.estimatedItemSize = CGSize(width: 390, height: 100)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let kind = posts.kind
        cell = SizingRegistration { cell, _, post in cell.show(post, kind) }
        listCell = SizingRegistration { cell, _, post in cell.show(post, kind) }
        super.init()
        layout.itemSizing = { [cell, listCell] in
            let key = posts.haveKeys ? AnyHashable($0.item) : nil
            return kind == .configured
                ? .template(listCell, item: $0.item, key: key) : .template(cell, item: $0.item, key: key)
        }
        collectionView.dataSource = self
    }

    var view: UIScrollView { collectionView }
    var cells: [UIView] { collectionView.visibleCells }

    func insertPost(at indexPath: IndexPath) { collectionView.insertItems(at: [indexPath]) }
    func reload() { collectionView.reloadData() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { posts.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        posts.kind == .configured
            ? collectionView.dequeueConfiguredReusableCell(using: listCell, for: indexPath, item: indexPath.item)
            : collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
    }
}

// MARK: - Cells

/// A cell of a collection view. In a flow layout a cell has to say how wide it is.
@MainActor
private protocol CollectionPostCell: UICollectionViewCell, PostShowing {
    var isInColumn: Bool { get set }
}

extension CollectionPostCell {
    fileprivate func preferred(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let post else { return attributes }
        let width = isInColumn ? attributes.size.width : superview?.bounds.width ?? attributes.size.width
        if post.isMeasuredInContent { CellWork.fittings += 1 }
        attributes.size = CGSize(width: width, height: post.neededHeight(in: self, width: width))
        return attributes
    }
}

private final class PostCell: UICollectionViewCell, CollectionPostCell {
    var post: PostContent?
    var isInColumn = false

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        preferred(layoutAttributes)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CellWork.fittings += 1
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let post, post.kind == .frames else { return super.sizeThatFits(size) }
        CellWork.fittings += 1
        return CGSize(width: size.width, height: post.views.height(forWidth: size.width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let post, post.kind == .frames { post.views.layOut(inWidth: contentView.bounds.width) }
    }
}

private final class ListPostCell: UICollectionViewListCell, CollectionPostCell {
    var post: PostContent?
    var isInColumn = false

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        preferred(layoutAttributes)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CellWork.fittings += 1
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
