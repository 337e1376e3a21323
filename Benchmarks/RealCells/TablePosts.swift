import SizingKit
import UIKit

/// Posts in a table view of UIKit's.
final class TablePosts: NSObject, PostsScreen, UITableViewDataSource {
    var posts: Posts
    private let table = UITableView(frame: .zero, style: .plain)

    init(_ posts: Posts) {
        self.posts = posts
        super.init()
        table.estimatedRowHeight = 100
        table.register(PostRow.self, forCellReuseIdentifier: "post")
        table.dataSource = self
    }

    var view: UIScrollView { table }
    var cells: [UIView] { table.visibleCells }

    func insertPost(at indexPath: IndexPath) { table.insertRows(at: [indexPath], with: .fade) }
    func reload() { table.reloadData() }
    /// It does not ask its rows again of itself.
    func textSizeDidChange() { reload() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (row as? PostRow)?.show(indexPath.row, posts.kind)
        return row
    }

    private final class PostRow: UITableViewCell, PostShowing {
        var post: PostContent?

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
}

/// Posts in the table view that stands in for UIKit's.
final class SizingTablePosts: NSObject, PostsScreen, SizingTableViewDataSource {
    var posts: Posts
    private let table = SizingTableView(frame: .zero, style: .plain)

    init(_ posts: Posts) {
        self.posts = posts
        super.init()
        table.estimatedRowHeight = 100
        if posts.haveKeys { table.listLayout.itemKey = { $0.item } }
        table.register(PostRow.self, forCellReuseIdentifier: "post")
        table.tableDataSource = self
    }

    var view: UIScrollView { table }
    var cells: [UIView] { table.visibleTableCells }

    func insertPost(at indexPath: IndexPath) { table.insertRows(at: [indexPath], with: .fade) }
    func reload() { table.reloadData() }

    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let row = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (row as? PostRow)?.show(indexPath.row, posts.kind)
        return row
    }

    private final class PostRow: SizingTableViewCell, PostShowing {
        var post: PostContent?

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
}
