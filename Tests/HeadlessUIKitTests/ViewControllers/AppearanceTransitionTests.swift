import HeadlessTools
import Testing
import UIKit

/// Containers that tell their controllers themselves when they appear, and the guides that came before safe areas.
@MainActor
@Suite struct AppearanceTransitionTests {
    private final class Container: UIViewController {
        var forwards = false
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }

    private final class Child: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear \(animated)")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did appear \(animated)")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("will disappear \(animated)")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("did disappear \(animated)")
        }
    }

    private func show(_ child: Child, forwards: Bool) -> (HeadlessScreen, Container) {
        let screen = HeadlessScreen()
        let container = Container()
        container.forwards = forwards
        screen.show(container)
        container.addChild(child)
        container.view.addSubview(child.view)
        screen.frame()
        return (screen, container)
    }

    @Test func aControllerHearsOfItsViewByItself() {
        let child = Child()
        let (screen, _) = show(child, forwards: true)
        #expect(child.calls == ["will appear false", "did appear false"])
        child.view.removeFromSuperview()
        screen.frame()
        #expect(child.calls.suffix(2) == ["will disappear false", "did disappear false"])
    }

    @Test func aContainerMayTellItInstead() {
        let child = Child()
        let (screen, _) = show(child, forwards: false)
        #expect(child.calls == [])
        child.beginAppearanceTransition(true, animated: true)
        #expect(child.calls == ["will appear true"])
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        screen.frame()
        #expect(
            child.calls == ["will appear true", "did appear true", "will disappear false", "did disappear false"]
        )
    }

    @Test func theGuidesOfAControllerEndAtItsBars() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        screen.show(navigation)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            NSLayoutConstraint(
                item: view,
                attribute: .leading,
                relatedBy: .equal,
                toItem: controller.view,
                attribute: .leading,
                multiplier: 1,
                constant: 0
            ),
            view.heightAnchor.constraint(greaterThanOrEqualTo: controller.topLayoutGuide.heightAnchor),
        ])
        screen.frame()
        #expect(controller.topLayoutGuide.length == 91)
        #expect(controller.bottomLayoutGuide.length == 34)
        #expect(view.frame == CGRect(x: 0, y: 99, width: 0, height: 844 - 99 - 34))
        navigation.isNavigationBarHidden = true
        screen.frame()
        #expect(view.frame.minY == 55)
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.frame()
        #expect(view.frame.maxY == 356)
    }

    @Test func theGuidesTakePartAsItems() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let controller = UIViewController()
        screen.show(controller)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-10-[view(20)]",
                metrics: nil,
                views: ["top": controller.topLayoutGuide, "view": view]
            )
        )
        screen.frame()
        #expect(view.frame.minY == 57)
        #expect(view.frame.height == 20)
    }
}
