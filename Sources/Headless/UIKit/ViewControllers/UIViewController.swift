import Foundation

/// Manages a view and what happens to it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
    UIContentContainer
{
    var traits = TraitState()
    var presentation = PresentationState()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func encode(with coder: NSCoder) {
    }

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? parent
    }

    open func didReceiveMemoryWarning() {}

    // MARK: View

    private var loadedView: UIView?

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView() has to set the view.")
        viewDidLoad()
    }

    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { keptIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var keptIsEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        keptIsEditing = editing
        if editButtonIfMade != nil { showEditing() }
    }

    private var editButtonIfMade: UIBarButtonItem?

    /// Says Edit, or Done while the controller is edited, and turns that over.
    open var editButtonItem: UIBarButtonItem {
        if let editButtonIfMade { return editButtonIfMade }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
        editButtonIfMade = item
        showEditing()
        return item
    }

    private func showEditing() {
        editButtonIfMade?.title = isEditing ? "Done" : "Edit"
        editButtonIfMade?.style = isEditing ? .done : .plain
    }

    // MARK: Life of the view

    open func viewDidLoad() {
    }

    open func viewWillAppear(_ animated: Bool) {
    }

    open func viewIsAppearing(_ animated: Bool) {
    }

    open func viewDidAppear(_ animated: Bool) {
    }

    open func viewWillDisappear(_ animated: Bool) {
    }

    open func viewDidDisappear(_ animated: Bool) {
    }

    open func viewWillLayoutSubviews() {
    }

    open func viewDidLayoutSubviews() {
    }

    /// Whether a controller tells those that it contains that they appear; otherwise it calls the two functions below for each.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    private var isAppearing: Bool?
    private var isTransitionAnimated = false

    /// Tells a controller that its view is about to appear or to disappear. Each call needs one of `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        self.isAppearing = isAppearing
        isTransitionAnimated = animated
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }

    open func endAppearanceTransition() {
        guard let isAppearing else { return }
        self.isAppearing = nil
        if isAppearing { viewDidAppear(isTransitionAnimated) } else { viewDidDisappear(isTransitionAnimated) }
    }

    open var title: String? {
        didSet {
            navigationItemIfMade?.title = title
            tabBarItemIfMade?.title = title
        }
    }

    // MARK: Margins and safe area

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.updateSafeArea() }
    }

    /// What a container's bars cover of the view.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
        }
    }

    open func viewSafeAreaInsetsDidChange() {
    }

    open func viewLayoutMarginsDidChange() {
    }

    /// 16 points on either side, 20 where the view is at least 414 points wide: figures in circulation for Apple's
    /// phones, which Apple does not publish.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Containers

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
    }

    open func didMove(toParent parent: UIViewController?) {
    }

    open var navigationController: UINavigationController? {
        sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UINavigationController }.first
    }

    private var navigationItemIfMade: UINavigationItem?

    open var navigationItem: UINavigationItem {
        if let navigationItemIfMade { return navigationItemIfMade }
        let item = UINavigationItem(title: title ?? "")
        navigationItemIfMade = item
        return item
    }

    open var tabBarController: UITabBarController? {
        sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UITabBarController }.first
    }

    open var splitViewController: UISplitViewController? {
        sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UISplitViewController }.first
    }

    /// Does nothing: a navigation controller pushes the other one.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
    }

    /// Nil: a navigation controller gives back what it had pushed.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Asks the controllers that contain this one, of which the first that knows how shows the other; else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// As `show(_:sender:)`, for what a split view shows in its secondary column.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    private var tabBarItemIfMade: UITabBarItem?

    open var tabBarItem: UITabBarItem! {
        get {
            if let tabBarItemIfMade { return tabBarItemIfMade }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemIfMade = item
            return item
        }
        set { tabBarItemIfMade = newValue }
    }

    open var hidesBottomBarWhenPushed = false

    // MARK: What bars observe

    var contentScrollViews = ContentScrollViews()

    /// The scroll view that was set, or else the controller's view or its first subview if that is one. An override that
    /// answers nil keeps bars from following it.
    @available(iOS 15.0, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard edge == .top || edge == .bottom else {
            raise(.invalidArgument, "Bars observe a scroll view for its top or its bottom edge")
            return nil
        }
        return contentScrollViews[edge] ?? foundContentScrollView
    }

    @available(iOS 15.0, *)
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.set(scrollView, for: edge, of: self)
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Under the bars

    /// Ends where the bars above end.
    open var topLayoutGuide: any UILayoutSupport { barGuide(isAtTop: true) }

    /// Begins where the bars below begin.
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(isAtTop: false) }

    private var barGuides: [Bool: BarGuide] = [:]

    private func barGuide(isAtTop: Bool) -> BarGuide {
        let view: UIView = view
        if let guide = barGuides[isAtTop], guide.owningView === view { return guide }
        let guide = BarGuide(of: view, isAtTop: isAtTop)
        barGuides[isAtTop] = guide
        return guide
    }

    /// The edges at which the view goes on under the bars of a navigation controller.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether it goes on under bars that nothing shines through, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: The status bar and the device's sides

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    open var prefersStatusBarHidden: Bool { false }

    open func setNeedsStatusBarAppearanceUpdate() {
    }

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    open var shouldAutorotate: Bool { true }

    // MARK: Controllers over others

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false

    /// What this controller, or one that contains it, shows over itself.
    open var presentedViewController: UIViewController? { presentedByAncestors }

    /// What shows this controller, or one that contains it.
    open var presentingViewController: UIViewController? { presentingOfAncestors }

    open var isBeingPresented: Bool { presentation.isBeingPresented }
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// The completion is called in the next frame, when the view has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        show(over: viewControllerToPresent, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(completion: completion)
    }

    // MARK: Size

    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    }

    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The window is about to have another size. A controller tells those that it contains or shows.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentation.presented?.viewWillTransition(to: size, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        traits.resolved
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    }

    /// What a container makes of the traits before the controller overrides them itself.
    var containerTraits = UITraitOverrides() {
        didSet {
            if containerTraits.values != oldValue.values { changeOverrides(traits.overrides) }
        }
    }

    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { changeOverrides(newValue) }
    }

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrides.values.userInterfaceStyle ?? .unspecified }
        set {
            var overrides = traits.overrides
            overrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue
            changeOverrides(overrides)
        }
    }

    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        self.traits.observers.add(traits, handler: handler)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traits.observers.remove(registration)
    }
}

extension UIViewController {
    /// Takes the traits from above and hands on what the view is to have.
    func inheritTraits(_ traitCollection: UITraitCollection) -> UITraitCollection {
        traits.inherited = traitCollection
        let old = traits.resolved
        let new = traits.overrides.applied(to: containerTraits.applied(to: traitCollection))
        traits.resolved = new
        if new != old {
            traitCollectionDidChange(old)
            traits.observers.notify(self, from: old, to: new)
        }
        return new
    }

    private func changeOverrides(_ overrides: UITraitOverrides) {
        traits.overrides = overrides
        if let viewIfLoaded {
            viewIfLoaded.inheritTraits(traits.inherited)
        } else {
            _ = inheritTraits(traits.inherited)
        }
    }

    /// Whether a controller that contains this one tells it itself that it appears.
    private var isToldByContainer: Bool {
        var container = parent
        while let controller = container {
            if !controller.shouldAutomaticallyForwardAppearanceMethods { return true }
            container = controller.parent
        }
        return false
    }

    func viewWillMove(to window: UIWindow?) {
        guard !isToldByContainer else { return }
        if window == nil {
            viewIfLoaded?.window?.willDisappear(self)
            viewWillDisappear(false)
        } else {
            viewWillAppear(false)
        }
    }

    func viewDidMove(to window: UIWindow?) {
        guard !isToldByContainer else { return }
        if let window {
            viewIsAppearing(false)
            window.willAppear(self)
        } else {
            viewDidDisappear(false)
        }
    }
}
