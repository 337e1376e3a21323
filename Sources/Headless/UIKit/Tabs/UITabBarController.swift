import Foundation

/// Is asked and told when another tab is selected. Apple's methods are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    @available(iOS 18.0, *)
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    @available(iOS 18.0, *)
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { .all }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    { .portrait }
    @available(iOS 18.0, *)
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
    @available(iOS 18.0, *)
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
}

/// Shows one of several controllers over a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private let bar = UITabBar(frame: .zero)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    open var tabBar: UITabBar { bar }

    /// The controllers in the order of their tabs.
    private var tabs: [UIViewController] = []

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let shown = selectedViewController
        for controller in tabs where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabs = new
        bar.items = new.map(\.tabBarItem)
        let index = new.firstIndex { $0 === shown } ?? 0
        keptIndex = new.isEmpty ? NSNotFound : index
        showSelected()
    }

    private var keptIndex = NSNotFound

    /// `NSNotFound` without controllers.
    open var selectedIndex: Int {
        get { keptIndex }
        set {
            guard tabs.indices.contains(newValue), newValue != keptIndex else { return }
            keptIndex = newValue
            showSelected()
        }
    }

    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(keptIndex) ? tabs[keptIndex] : nil }
        set {
            guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = tabs.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) != false
        else { return }
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        view.addSubview(bar)
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let height = UITabBar.height + view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        selectedViewController?.viewIfLoaded?.frame = bounds
    }

    /// Shows the bar, or hides it for a controller that a navigation controller has pushed.
    func bottomBarMayChange() {
        guard isViewLoaded, let selected = selectedViewController else { return }
        let isHidden = (selected as? UINavigationController)?.hidesBottomBar == true
        bar.isHidden = isHidden
        selected.containerSafeAreaInsets.bottom = isHidden ? 0 : UITabBar.height
    }

    private func showSelected() {
        bar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded, let selected = selectedViewController, let content = selected.view else { return }
        for controller in tabs where controller !== selected { controller.viewIfLoaded?.removeFromSuperview() }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bottomBarMayChange()
        if content.superview !== view { view.insertSubview(content, belowSubview: bar) }
    }
}
