import Foundation

/// The gestures that pop the controller on top of a navigation controller's stack when the finger leaves.
@MainActor
final class NavigationPop: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    let edge = UIScreenEdgePanGestureRecognizer()
    let content = UIPanGestureRecognizer()

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        for recognizer in [edge, content] {
            recognizer.delegate = self
            recognizer.addAction { [weak self] in self?.gestureDidChange($0) }
        }
    }

    /// Puts the gestures on the navigation controller's view.
    func install(in view: UIView) {
        edge.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        view.addGestureRecognizer(edge)
        view.addGestureRecognizer(content)
    }

    /// Whether the content pops, too: from iOS 26 on.
    var isInContent: Bool { content.view?.window?.gestureHostility.contains(.popsFromContent) ?? false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.viewControllers.count > 1,
            let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === edge || isInContent
        else { return false }
        let velocity = pan.velocity(in: nil)
        return inward(velocity) > abs(velocity.y)
    }

    private func gestureDidChange(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer,
            inward(pan.velocity(in: nil)) >= 0
        else { return }
        navigation?.popViewController(animated: true)
    }

    /// A velocity from the leading edge to the trailing one.
    private func inward(_ velocity: CGPoint) -> CGFloat {
        edge.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -velocity.x : velocity.x
    }
}
