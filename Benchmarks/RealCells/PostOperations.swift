import HeadlessTools
import UIKit

/// What is done with a screen of posts. Before a figure counts, each post on screen is compared with the height that it needs.
@MainActor
enum PostOperations {
    typealias Make = @MainActor (Posts) -> PostsScreen
    typealias Run = @MainActor (Make, Posts, Effort) throws -> Measurement

    static let all: [(name: String, run: Run)] = [
        ("open", open), ("firstFrames", firstFrames), ("newStep", newStep), ("fling", fling), ("insert", insert),
        ("rotation", rotation), ("textSize", textSize), ("reload", reload),
    ]

    private static func shown(_ screen: PostsScreen) -> HeadlessScreen {
        let device = HeadlessScreen(size: CGSize(width: 390, height: 844))
        device.show(screen.view)
        return device
    }

    /// The first frame, before anything else is done.
    private static func open(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        try runs(effort) {
            let screen = make(posts)
            let device = shown(screen)
            let nanoseconds = time { screen.view.layoutIfNeeded() }
            try screen.check()
            consume(device)
            return nanoseconds
        }
    }

    /// The first frame and the two after it, in which the margin may be measured.
    private static func firstFrames(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        try runs(effort) {
            let screen = make(posts)
            let device = shown(screen)
            var nanoseconds = time { screen.view.layoutIfNeeded() }
            try screen.check()
            for _ in 0..<2 { nanoseconds += time { device.frame() } }
            try screen.check()
            return nanoseconds / 3
        }
    }

    /// Steps of 40 points over posts that were not shown before.
    private static func newStep(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        let screen = make(posts)
        let device = shown(screen)
        device.runUntilRest()
        return try runs(effort) {
            let nanoseconds = time(20) {
                for _ in 0..<20 {
                    screen.view.contentOffset.y += 40
                    screen.view.layoutIfNeeded()
                }
            }
            try screen.check()
            return nanoseconds
        }
    }

    /// Frames of a finger that moves new posts by 30 points in each: some 500 posts in 12 runs.
    private static func fling(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        let frames = 150
        func begin() -> (PostsScreen, HeadlessScreen) {
            let screen = make(posts)
            let device = shown(screen)
            device.runUntilRest()
            device.touchDown(screen.view)
            return (screen, device)
        }
        var (screen, device) = begin()
        return try runs(effort) {
            // There may be as many runs as fit into a time.
            if screen.view.contentOffset.y > 60_000 { (screen, device) = begin() }
            var nanoseconds = 0.0
            for _ in 0..<frames { nanoseconds += time { device.drag(screen.view, by: 30) } }
            try screen.check()
            return nanoseconds / Double(frames)
        }
    }

    private static func insert(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        let screen = make(posts)
        let device = shown(screen)
        device.runUntilRest()
        return try runs(effort) {
            screen.posts.count += 1
            let nanoseconds = time {
                screen.insertPost(at: IndexPath(item: 2, section: 0))
                screen.view.layoutIfNeeded()
            }
            device.runUntilRest()
            try screen.check()
            return nanoseconds
        }
    }

    private static func rotation(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        try change(make, posts, effort) { screen, device in device.rotate(to: CGSize(width: 844, height: 390)) }
    }

    private static func textSize(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        try change(make, posts, effort) { screen, device in
            device.set { $0.preferredContentSizeCategory = .extraExtraLarge }
            screen.textSizeDidChange()
        }
    }

    /// All data anew, of which nothing has changed. The layouts of this package have keys for the posts.
    private static func reload(_ make: Make, _ posts: Posts, _ effort: Effort) throws -> Measurement {
        try change(make, posts, effort) { screen, device in screen.reload() }
    }

    /// A change after which all posts are laid out anew.
    private static func change(
        _ make: Make,
        _ posts: Posts,
        _ effort: Effort,
        _ change: @MainActor (PostsScreen, HeadlessScreen) -> Void
    ) throws -> Measurement {
        try runs(effort) {
            let screen = make(posts)
            let device = shown(screen)
            device.runUntilRest()
            let nanoseconds = time {
                change(screen, device)
                screen.view.layoutIfNeeded()
            }
            try screen.check()
            return nanoseconds
        }
    }
}
