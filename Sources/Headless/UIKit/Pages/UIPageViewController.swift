import Foundation

/// Shows one page of many, and the next when a finger pulls it in.
///
/// With the style `scroll`, pages lie from left to right, or from top to bottom, whatever the direction of text. With `pageCurl`, a
/// page changes when the finger leaves: nothing curls, no tap turns a page, and one page is shown wherever the spine is.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    private let keptStyle: TransitionStyle
    private let keptOrientation: NavigationOrientation
    private let keptSpine: SpineLocation
    private let scroller: PageScroller?
    private let turning: PageTurning?
    private let dots = UIPageControl(frame: .zero)

    private var shown: [UIViewController] = []
    /// What the data source has said is beside the page that is shown.
    private var neighbors: [PagePlace: UIViewController] = [:]
    private var askedSides: Set<PagePlace> = []
    /// The pages that a finger has pulled in, in order.
    private var pending: [UIViewController] = []
    /// What ends with the animated change under way.
    private var endOfAnimation: ((_ finished: Bool) -> Void)?

    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        let (spine, spacing) = (options?[.spineLocation], options?[.interPageSpacing])
        keptStyle = style
        keptOrientation = navigationOrientation
        keptSpine =
            spine.flatMap(number).flatMap { SpineLocation(rawValue: Int($0)) } ?? (style == .scroll ? .none : .min)
        let isHorizontal = navigationOrientation == .horizontal
        scroller =
            style == .scroll
            ? PageScroller(isHorizontal: isHorizontal, spacing: spacing.flatMap(number) ?? 0) : nil
        turning = style == .scroll ? nil : PageTurning(isHorizontal: isHorizontal)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        keptStyle = .pageCurl
        keptOrientation = .horizontal
        keptSpine = .min
        scroller = nil
        turning = PageTurning(isHorizontal: true)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        scroller?.pageComesIn = { [weak self] in self?.pullIn($0) }
        scroller?.didRest = { [weak self] in self?.contentDidRest(at: $0) }
        turning?.mayTurn = { [weak self] in self?.neighbor(at: $0) != nil }
        turning?.willTurn = { [weak self] in self?.announce($0) }
        turning?.didTurn = { [weak self] in self?.finishTurning(to: $1 ? $0 : .shown) }
        updateScrolling()
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Set again, it is asked again for the pages beside the one that is shown.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            forgetNeighbors()
            updateDots()
        }
    }

    open var transitionStyle: UIPageViewController.TransitionStyle { keptStyle }
    open var navigationOrientation: UIPageViewController.NavigationOrientation { keptOrientation }
    open var spineLocation: UIPageViewController.SpineLocation { keptSpine }
    open var isDoubleSided = false

    /// Empty for the style `scroll`, whose recognizer is the scroll view's.
    open var gestureRecognizers: [UIGestureRecognizer] { turning.map { [$0.pan] } ?? [] }

    // MARK: The page that is shown

    open var viewControllers: [UIViewController]? { shown }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        endTransition()
        let (old, new) = (shown, viewControllers ?? [])
        shown = new
        forgetNeighbors()
        for controller in new { adopt(controller) }
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        if animated, let scroller, let page = new.first, let leave = leaving.first, leave.viewIfLoaded?.window != nil {
            let place: PagePlace = direction == .forward ? .after : .before
            endOfAnimation = { [weak self] finished in
                for controller in leaving { self?.remove(controller) }
                scroller.center(page.view)
                completion?(finished)
            }
            scroller.show(page.view, at: place)
            updateScrolling()
            scroller.scroll(to: place)
        } else {
            leaving.forEach(remove)
            showPage()
            completion?(true)
        }
        updateDots()
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
        giveSafeArea(to: controller)
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func showPage() {
        guard isViewLoaded else { return }
        if let scroller {
            scroller.center(shown.first?.view)
        } else if let page = shown.first?.view, page.superview !== view {
            page.frame = view.bounds
            view.insertSubview(page, belowSubview: dots)
        }
    }

    /// Ends what is under way at once.
    private func endTransition() {
        if let end = endOfAnimation {
            endOfAnimation = nil
            end(false)
        } else if !pending.isEmpty {
            finishTurning(to: .shown)
        }
        updateScrolling()
    }

    // MARK: Pages beside it

    private func neighbor(at place: PagePlace) -> UIViewController? {
        guard let dataSource, let page = shown.first else { return nil }
        if askedSides.insert(place).inserted {
            neighbors[place] =
                place == .before
                ? dataSource.pageViewController(self, viewControllerBefore: page)
                : dataSource.pageViewController(self, viewControllerAfter: page)
        }
        return neighbors[place]
    }

    private func forgetNeighbors() {
        (neighbors, askedSides) = ([:], [])
        updateScrolling()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Asks for both pages beside the one on screen, so that they are there before a finger comes.
    private func prepareNeighbors() {
        guard let scroller, endOfAnimation == nil, view.window != nil else { return }
        let (before, after) = (neighbor(at: .before), neighbor(at: .after))
        for controller in [before, after] {
            guard let controller, controller.parent == nil else { continue }
            controller.loadViewIfNeeded()
            controller.view.frame.size = pageRect.size
            giveSafeArea(to: controller)
        }
        scroller.allow(before: before != nil, after: after != nil)
    }

    private func updateScrolling() {
        scroller?.view.isScrollEnabled = dataSource != nil && endOfAnimation == nil
    }

    // MARK: A finger

    private func pullIn(_ place: PagePlace) {
        guard endOfAnimation == nil, let scroller, let page = neighbor(at: place) else { return }
        announce(place)
        adopt(page)
        scroller.show(page.view, at: place)
    }

    private func announce(_ place: PagePlace) {
        guard let page = neighbor(at: place) else { return }
        pending.append(page)
        delegate?.pageViewController(self, willTransitionTo: [page])
    }

    private func contentDidRest(at place: PagePlace) {
        if let end = endOfAnimation {
            endOfAnimation = nil
            end(true)
            updateScrolling()
            view.setNeedsLayout()
        } else if !pending.isEmpty {
            finishTurning(to: place)
        }
    }

    private func finishTurning(to place: PagePlace) {
        let (old, pulled) = (shown, pending)
        pending = []
        if let page = neighbors[place] {
            shown = [page]
            adopt(page)
            let back: PagePlace = place == .before ? .after : .before
            (neighbors, askedSides) = (old.first.map { [back: $0] } ?? [:], [back])
            dots.currentPage += place.rawValue
        }
        for controller in old + pulled where controller !== shown.first && controller.parent === self {
            remove(controller)
        }
        showPage()
        view.setNeedsLayout()
        delegate?.pageViewController(
            self,
            didFinishAnimating: true,
            previousViewControllers: old,
            transitionCompleted: place != .shown
        )
    }

    // MARK: Dots

    /// In points; in circulation for what the page controller takes from its pages.
    private static let dotsHeight: CGFloat = 37

    private var showsDots: Bool { keptStyle == .scroll && keptOrientation == .horizontal && dots.numberOfPages > 0 }

    private func updateDots() {
        dots.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
        if dots.numberOfPages > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        dots.isHidden = !showsDots
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Layout

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let scroller { view.addSubview(scroller.view) }
        if let turning { view.addGestureRecognizer(turning.pan) }
        view.addSubview(dots)
        place()
        showPage()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        place()
        prepareNeighbors()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        for controller in shown + pending { giveSafeArea(to: controller) }
    }

    private func place() {
        let bounds = view.bounds
        if showsDots {
            let y = bounds.height - view.safeAreaInsets.bottom - Self.dotsHeight
            dots.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.dotsHeight)
        }
        if let scroller {
            scroller.place(in: pageRect)
        } else {
            shown.first?.viewIfLoaded?.frame = bounds
        }
        for controller in shown + pending { giveSafeArea(to: controller) }
    }

    private var pageRect: CGRect {
        guard showsDots else { return view.bounds }
        var rect = view.bounds
        rect.size.height -= view.safeAreaInsets.bottom + Self.dotsHeight
        return rect
    }

    private func giveSafeArea(to controller: UIViewController) {
        guard scroller != nil, isViewLoaded else { return }
        var insets = view.safeAreaInsets
        if showsDots { insets.bottom = 0 }
        controller.containerSafeAreaInsets = insets
    }
}

/// A number in a dictionary of options. On Apple's systems each of them is an `NSNumber`.
private func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}
