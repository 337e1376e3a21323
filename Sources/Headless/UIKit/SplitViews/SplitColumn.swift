import Foundation

/// What a column of a split view shows.
@MainActor
final class SplitColumn {
    /// The one that the app set, last.
    var controller: UIViewController

    /// The one that is shown: the app's, or a navigation controller around it.
    let container: UIViewController

    /// While the split view is collapsed: the controllers of the column, which another one's navigation controller shows.
    var stack: [UIViewController] = []

    init(_ controller: UIViewController, isWrapped: Bool) {
        self.controller = controller
        container = isWrapped ? UINavigationController(rootViewController: controller) : controller
    }

    var navigation: UINavigationController? { container as? UINavigationController }

    var isWrapped: Bool { container !== controller && controller is UINavigationController == false }

    /// Takes the controllers out, to be shown elsewhere.
    func empty() {
        guard let navigation else {
            stack = [container]
            return
        }
        if !navigation.viewControllers.isEmpty { stack = navigation.viewControllers }
        navigation.setViewControllers([], animated: false)
    }

    /// Puts them back.
    func fill() {
        if !stack.isEmpty { navigation?.setViewControllers(stack, animated: false) }
        stack = []
    }
}
