import Foundation

/// A stack of controllers under a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open private(set) var navigationBar = UINavigationBar(frame: .zero)

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { children.last }

    open var visibleViewController: UIViewController? { children.last }

    open var isNavigationBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = children
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            remove(controller)
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        showTop()
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        showTop()
        viewController.didMove(toParent: self)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        remove(top)
        showTop()
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(children.dropFirst())
        popped.forEach(remove)
        showTop()
        return popped
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let top = view.safeAreaInsets.top
        navigationBar.isHidden = isNavigationBarHidden
        if navigationBar.frame.minY != top { navigationBar.setNeedsLayout() }
        navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: navigationBar.fullHeight)
        let covered = isNavigationBarHidden ? 0 : navigationBar.fullHeight
        topViewController?.containerSafeAreaInsets.top = covered
        topViewController?.viewIfLoaded?.frame = view.bounds
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func showTop() {
        navigationBar.items = children.map(\.navigationItem)
        guard isViewLoaded, let top = children.last, let content = top.view else { return }
        for controller in children.dropLast() {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.containerSafeAreaInsets.top = isNavigationBarHidden ? 0 : navigationBar.fullHeight
        view.insertSubview(content, belowSubview: navigationBar)
    }
}
