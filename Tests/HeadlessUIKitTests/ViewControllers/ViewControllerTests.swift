import Testing

@testable import UIKit

@MainActor
private final class Recorder: UIViewController {
    var events: [String] = []

    override func loadView() {
        super.loadView()
        events.append("loadView")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        events.append("viewWillAppear \(view.window == nil)")
    }

    override func viewIsAppearing(_ animated: Bool) {
        events.append("viewIsAppearing \(view.window == nil)")
    }

    override func viewDidAppear(_ animated: Bool) {
        events.append("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        events.append("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        events.append("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        events.append("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        events.append("viewDidLayoutSubviews")
    }

    override func willMove(toParent parent: UIViewController?) {
        events.append("willMove(toParent: \(parent == nil ? "nil" : "some"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        events.append("didMove(toParent: \(parent == nil ? "nil" : "some"))")
    }
}

@MainActor
private func makeWindow() -> UIWindow {
    UIScreen.main.resize(
        to: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )
    return UIWindow(frame: UIScreen.main.bounds)
}

@MainActor
struct ViewControllerTests {
    @Test func theViewIsLoadedWhenItIsAskedFor() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.view.frame == UIScreen.main.bounds)
        #expect(controller.events == ["loadView", "viewDidLoad"])
        #expect(controller.view.next === controller)
    }

    @Test func theRootViewComesWithTheWindow() {
        let window = makeWindow()
        let controller = Recorder()
        window.rootViewController = controller
        #expect(controller.events == [])
        window.makeKeyAndVisible()
        #expect(controller.view.superview === window)
        #expect(controller.events == ["loadView", "viewDidLoad", "viewWillAppear true", "viewIsAppearing false"])
        controller.events = []
        window.layoutIfNeeded()
        #expect(controller.events == ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"])
        controller.events = []
        window.rootViewController = UIViewController()
        #expect(controller.events == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func theRootViewFillsTheWindowAndKeepsDoingSo() {
        let window = makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        UIScreen.main.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        UIScreen.main.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    }

    @Test func rootMarginsAreTheSystemsAndTheSafeArea() {
        let window = makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 0))
    }

    @Test func childrenAreToldOfTheirParent() {
        let parent = UIViewController()
        let child = Recorder()
        parent.addChild(child)
        #expect(parent.children == [child])
        #expect(child.parent === parent)
        #expect(child.events == ["willMove(toParent: some)"])
        child.removeFromParent()
        #expect(child.parent == nil)
        #expect(child.events == ["willMove(toParent: some)", "didMove(toParent: nil)"])
    }

    @Test func overridesOfTheControllerReachItsView() {
        let window = makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.traitOverrides.preferredContentSizeCategory = .small
        #expect(controller.view.traitCollection.preferredContentSizeCategory == .small)
        #expect(window.traitCollection.preferredContentSizeCategory == .large)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection == controller.view.traitCollection)
    }
}

@MainActor
struct NavigationControllerTests {
    @Test func theBarStandsBelowTheStatusBarAndInsetsTheContent() {
        let window = makeWindow()
        let content = UIViewController()
        content.title = "Elements"
        let navigation = UINavigationController(rootViewController: content)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(content.navigationController === navigation)
        #expect(navigation.navigationBar.topItem?.title == "Elements")
    }

    @Test func aHiddenBarCoversNothing() {
        let window = makeWindow()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.isNavigationBarHidden = true
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == 47)
        navigation.setNavigationBarHidden(false, animated: false)
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == 91)
    }

    @Test func aScrollViewInItStartsBelowTheBar() {
        let window = makeWindow()
        let content = UIViewController()
        let scrollView = UIScrollView(frame: content.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        content.view.addSubview(scrollView)
        window.rootViewController = UINavigationController(rootViewController: content)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset.y == -91)
    }

    @Test func pushAndPopChangeWhatIsShown() {
        let window = makeWindow()
        let (first, second) = (UIViewController(), Recorder())
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(second, animated: false)
        #expect(navigation.topViewController === second)
        #expect(first.view.superview == nil)
        #expect(second.view.window === window)
        #expect(
            second.events == [
                "willMove(toParent: some)", "loadView", "viewDidLoad", "viewWillAppear true", "viewIsAppearing false",
                "didMove(toParent: some)",
            ]
        )
        #expect(navigation.popViewController(animated: false) === second)
        #expect(first.view.window === window)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [first])
    }

    @Test func aTitleSetLaterReachesTheItem() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        content.title = "Late"
        #expect(navigation.navigationBar.topItem?.title == "Late")
        content.navigationItem.title = "Own"
        #expect(content.title == "Late")
    }

    @Test func theTitleStandsInTheMiddleOfTheBar() throws {
        let window = makeWindow()
        let content = UIViewController()
        content.title = "Elements"
        let navigation = UINavigationController(rootViewController: content)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let bar = navigation.navigationBar
        let label = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Elements")
        #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(label.center == CGPoint(x: 195, y: 22))
        #expect(label.bounds.size == label.sizeThatFits(CGSize(width: 358, height: 44)))
        #expect(bar.subviews[0].frame == CGRect(x: 0, y: -47, width: 390, height: 91))
        #expect(bar.subviews[1].frame == CGRect(x: 0, y: 44, width: 390, height: CGFloat(1) / 3))
        content.title = "A title that is much too long for the bar of any phone that was ever made"
        window.layoutIfNeeded()
        #expect(label.frame.minX == 16)
        #expect(label.frame.width == 358)
    }
}
