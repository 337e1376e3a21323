import UIKit

/// Shows the screens that the Linux executable draws, each in a tab.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let data = GalleryData(Painting.collection)
        let gallery = GalleryViewController(title: "Paintings", data: data)
        let guide = MixedViewController(title: "Guide", data: data)
        let showcase = ShowcaseViewController(title: "Showcase", data: data)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(of: gallery, symbol: "rectangle.grid.2x2"),
            tab(of: guide, symbol: "list.bullet"),
            tab(of: showcase, symbol: "square.stack"),
        ]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(of screen: UIViewController, symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.tabBarItem = UITabBarItem(title: screen.title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }
}
