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

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    open private(set) var navigationBar = UINavigationBar(frame: .zero)

    private lazy var pop = NavigationPop(self)

    /// Pops when a finger comes in from the leading edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { pop.edge }

    /// Pops when a finger pans away from the leading edge; nil unless a test asks for iOS 26.
    @available(iOS 26.0, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { pop.isInContent ? pop.content : nil }

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

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
        splitViewController.push(secondaryViewController, onto: self)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        splitViewController.popSecondary(from: self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        pop.install(in: view)
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar(afterScroll: hasScrolledSincePass)
        if let top = topViewController { top.viewIfLoaded?.frame = contentFrame(of: top) }
    }

    /// Whether a controller's view begins below the bar: under a bar that nothing shines through it would not be seen.
    private func beginsBelowBar(_ controller: UIViewController) -> Bool {
        guard !isNavigationBarHidden else { return false }
        guard controller.edgesForExtendedLayout.contains(.top) else { return true }
        return !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    }

    private func contentFrame(of controller: UIViewController) -> CGRect {
        guard beginsBelowBar(controller) else { return view.bounds }
        return view.bounds.inset(by: UIEdgeInsets(top: navigationBar.frame.maxY, left: 0, bottom: 0, right: 0))
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.navigationItem.searchController?.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// Whether a controller that was pushed wants no bar at the bottom, while it or one above it is shown.
    var hidesBottomBar: Bool { children.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    private func showTop() {
        (parent as? UITabBarController)?.bottomBarMayChange()
        navigationBar.items = children.map(\.navigationItem)
        guard isViewLoaded, let top = children.last, let content = top.view else { return }
        for controller in children.dropLast() {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.navigationItem.searchController?.viewIfLoaded?.removeFromSuperview()
        }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        placeBar(afterScroll: false)
        content.frame = contentFrame(of: top)
        view.insertSubview(content, belowSubview: navigationBar)
        if let search = top.navigationItem.searchController, search.isActive { show(search) }
    }

    // MARK: A bar that gives way

    /// Set where the bar follows a scroll in the next pass only.
    private var hasScrolledSincePass = false

    func contentDidScroll(_ scrollView: UIScrollView) {
        guard isViewLoaded, topViewController?.contentScrollView(for: .top) === scrollView else { return }
        if scrollView.scrollHostility.contains(.barsFollowInPasses) {
            hasScrolledSincePass = true
            view.setNeedsLayout()
        } else {
            placeBar(afterScroll: true)
        }
    }

    /// Gives the bar its height and the content its safe area.
    ///
    /// After a scroll the content stays where it is. Where the bar has changed instead, content keeps its distance from the
    /// bar; content under a bar that was collapsed stays under a collapsed one.
    private func placeBar(afterScroll: Bool) {
        hasScrolledSincePass = false
        let content = topViewController?.contentScrollView(for: .top)
        let reachesUnderBar = topViewController.map { !beginsBelowBar($0) } ?? true
        let collapses = !isNavigationBarHidden && reachesUnderBar && content.map { $0.safeAreaShare.top > 0 } ?? false
        var collapse = BarCollapse(stops: collapses ? navigationBar.stops : [0])
        if let content {
            let (old, distance) = (content.barCollapse, content.distanceFromTop)
            let isUnderCollapsedBar = old.height >= old.limit && distance > 0
            let wanted = afterScroll ? distance : isUnderCollapsedBar ? collapse.limit : old.height
            collapse.height = max(0, min(wanted, collapse.limit))
            let isInPlace =
                navigationBar.frame.minY == view.safeAreaInsets.top && navigationBar.frame.width == view.bounds.width
            guard !afterScroll || collapse != old || !isInPlace else { return }
            content.barCollapse = collapse
        }
        let top = view.safeAreaInsets.top
        let height = navigationBar.fullHeight - collapse.height
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.collapse = collapse.height
        if navigationBar.frame.minY != top { navigationBar.setNeedsLayout() }
        navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        let covered = isNavigationBarHidden || !reachesUnderBar ? 0 : height
        content?.isFollowedByBar = afterScroll
        topViewController?.containerSafeAreaInsets.top = covered
        content?.isFollowedByBar = false
        if let search = topViewController?.navigationItem.searchController, search.isActive {
            search.containerSafeAreaInsets.top = covered
        }
    }

    /// Puts what a search controller shows over the content, under the bar.
    func show(_ search: UISearchController) {
        guard isViewLoaded, let top = topViewController, let results = search.view else { return }
        search.present(over: top)
        placeBar(afterScroll: false)
        results.frame = view.bounds
        results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(results, belowSubview: navigationBar)
    }
}
