import UIKit

/// Shows the screen that the Linux executable draws.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let table = TableViewController(title: "Elements", data: TableData(items: TableItem.chemicalElements))
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: table)
        window.makeKeyAndVisible()
        self.window = window
    }
}
