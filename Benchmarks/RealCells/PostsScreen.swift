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
        try checkPlaces()
    }

    /// Posts as wide as the screen lie one below the other without a gap, from its upper edge to its lower one.
    private func checkPlaces() throws {
        let frames = cells.map { $0.convert($0.bounds, to: view) }.sorted { $0.minY < $1.minY }
        if frames[0].width < view.bounds.width / 2 + 1 { return }
        for frame in frames { try verify(abs(frame.width - view.bounds.width) < 0.01, true, "width of \(frame)") }
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            try verify(abs(upper.maxY - lower.minY) < 0.5, true, "\(upper) ends where \(lower) begins")
        }
        try verify(frames[0].minY <= view.bounds.minY + 0.5, true, "\(frames[0]) begins above \(view.bounds)")
        try verify(frames[frames.count - 1].maxY >= view.bounds.maxY - 0.5, true, "\(frames) end below \(view.bounds)")
    }
}
