import UIKit

/// Shows the screens that the Linux executable draws.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var fling: FlingRecorder?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        if ProcessInfo.processInfo.arguments.contains(FlingRecorder.argument) {
            let fling = FlingRecorder()
            window.rootViewController = fling.controller
            window.makeKeyAndVisible()
            fling.start()
            self.fling = fling
            return
        }
        window.rootViewController = screens()
        window.makeKeyAndVisible()
    }

    private func screens() -> UIViewController {
        let elements = TableViewController(
            title: "Elements",
            data: TableData(items: TableItem.elementsByName),
            additions: TableItem.additions
        )
        let messenger = MessengerViewController(title: "Sunday walk", conversation: .walk)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(elements, symbol: "atom"), tab(FeedViewController(), symbol: "book"),
            tab(SettingsViewController(), symbol: "gear"),
            tab(messenger, symbol: "bubble.left.and.bubble.right"),
        ]
        return tabs
    }

    private func tab(_ controller: UIViewController, symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: controller.title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }
}
