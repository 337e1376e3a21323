import UIKit

/// Shows the screens that the Linux executable draws.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let elements = TableViewController(
            title: "Elements",
            data: TableData(items: TableItem.elementsByName),
            additions: TableItem.additions
        )
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(elements, symbol: "atom"), tab(FeedViewController(), symbol: "book"),
            tab(SettingsViewController(), symbol: "gear"),
        ]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(_ controller: UIViewController, symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: controller.title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }
}
