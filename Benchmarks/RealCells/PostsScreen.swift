import UIKit

/// The posts that a screen shows.
struct Posts {
    var count: Int
    let kind: PostKind
    /// Whether a layout of this package is told a key for each post.
    let haveKeys: Bool
}

/// A screen of posts, in one section.
@MainActor
protocol PostsScreen: AnyObject {
    var posts: Posts { get set }
    var view: UIScrollView { get }
    /// The cells on screen.
    var cells: [UIView] { get }
    func insertPost(at indexPath: IndexPath)
    func reload()
    func textSizeDidChange()
}

extension PostsScreen {
    /// Layouts find out by themselves that the text size has changed, as a rule.
    func textSizeDidChange() {}

    /// Each post on screen is as tall as it asks to be.
    func check() throws {
        try verify(cells.count > 2, true, "posts are on screen")
        for cell in cells {
            guard let cell = cell as? any PostShowing, let post = cell.post else {
                throw WrongResult(description: "\(cell) shows no post")
            }
            let given = post.isMeasuredInContent ? cell.contentView.bounds : cell.bounds
            let needed = post.neededHeight(in: cell, width: given.width)
            try verify(abs(needed - given.height) < 0.5, true, "\(given) needs \(needed)")
        }
    }
}
