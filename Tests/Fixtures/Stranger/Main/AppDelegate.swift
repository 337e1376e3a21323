import UIKit

/// The app that Xcode builds from these files. On Linux there is nothing to start it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = FeedViewController(posts: (0..<100).map { Post(id: $0, text: "Post \($0)") })
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
