import Foundation

/// A view that shows a part of its content: `bounds.origin` is the content offset.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegating {
    public weak var _delegate: (any UIScrollViewDelegate)?

    public func _setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        _delegate = delegate
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        scrollRecognizer.scrollView = self
        scrollRecognizer.allowedScrollTypesMask = .all
        // The scroll view stays the delegate, also when the recognizer is added to another view.
        scrollRecognizer.delegate = self as? any UIGestureRecognizerDelegate
        addGestureRecognizer(scrollRecognizer)
    }

    // A scroll view hands touches of its content on to nobody.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    }

    let scrollRecognizer = ScrollPanGestureRecognizer()

    /// What scrolls, also when it was added to another view.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollRecognizer }

    /// Whether touches of the content are told to it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take touches from content that has been told of them: not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Offset and size

    /// A deceleration or an animation that is under way goes on from the new offset.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { take(newValue) }
    }

    /// Takes an offset that a program sets.
    package func take(_ offset: CGPoint) {
        changeBounds(to: CGRect(origin: offset, size: bounds.size))
    }

    /// Without animation what moves the content is stopped, in silence: programs stop a deceleration in this way.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if !isTracking {
            // An animated scroll that another one replaces ends where it is, as its delegate hears.
            if animated, case .animation = motion { stopMotion() } else { cancelMotion() }
        }
        if animated, !isTracking, UIView.areAnimationsEnabled {
            if contentOffset != self.contentOffset { animate(to: contentOffset, goesToTop: false) }
        } else {
            self.contentOffset = contentOffset
        }
    }

    private func cancelMotion() {
        motion = .none
        offsetOfMotion = nil
        isDecelerating = false
        isScrollAnimating = false
    }

    /// Content that becomes shorter than the offset leaves the offset where it is.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            updateAdjustedContentInset()
            clampOffset()
        }
    }

    /// The one way in which the bounds change. The delegate hears of the offset after it is in force.
    package override func changeBounds(to newBounds: CGRect) {
        let old = bounds
        super.changeBounds(to: clamped(newBounds))
        guard bounds != old else { return }
        // A layout may set the offset in its pass: `Hostility` says what may become of that.
        let asked = LayoutPassFaults.pause(for: self, if: bounds.size == old.size)
        defer { LayoutPassFaults.resume(asked) }
        setNeedsLayout()
        if bounds.size != old.size { updateAdjustedContentInset() }
        placeRefreshControl()
        guard bounds.origin != old.origin else { return }
        if !isMovingItself { continueMotion(from: old.origin, at: bounds.origin) }
        if bounds.minY != old.minY { tellBar() }
        _delegate?.scrollViewDidScroll(self)
    }

    var motion = ScrollMotion.none

    /// Set while the motion itself writes the offset.
    var isMovingItself = false

    /// How far fingers, their momentum, wheels and animations have moved the content so far, whatever programs have set meanwhile.
    package internal(set) var distanceMoved = CGPoint.zero

    /// The offset that the motion under way has set last, moved along with what it takes over from programs.
    var offsetOfMotion: CGPoint?

    package var scrollHostility: ScrollHostility = []

    package override var asScrollView: UIScrollView? { self }
    /// A motion takes back what a program has set, by this distance.
    func programOffsetTakenBack(_ distance: CGPoint) {}

    /// Where a scroll is to end whose finger is leaving, before the delegate is asked. The velocity is in points per
    /// millisecond, as the delegate gets it.
    package func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        proposed
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        let offset = CGPoint(
            x: contentOffset.x + Self.distance(from: (visible.minX, visible.maxX), to: (rect.minX, rect.maxX)),
            y: contentOffset.y + Self.distance(from: (visible.minY, visible.maxY), to: (rect.minY, rect.maxY))
        )
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    /// The least movement that shows as much of the span as fits, its beginning first.
    private static func distance(from visible: (CGFloat, CGFloat), to wanted: (CGFloat, CGFloat)) -> CGFloat {
        if wanted.0 >= visible.0, wanted.1 <= visible.1 { return 0 }
        if wanted.0 <= visible.0, wanted.1 >= visible.1 { return 0 }
        let toStart = wanted.0 - visible.0
        let toEnd = wanted.1 - visible.1
        return abs(toStart) < abs(toEnd) ? toStart : toEnd
    }

    // MARK: Insets

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if contentInset != oldValue { updateAdjustedContentInset() }
        }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedContentInset() }
    }

    open private(set) var adjustedContentInset = UIEdgeInsets.zero

    /// Shown above the content when it is pulled down.
    open var refreshControl: UIRefreshControl? {
        didSet { install(refreshControl, insteadOf: oldValue) }
    }

    /// What the refresh control takes above the content.
    private var refreshInset: CGFloat = 0

    /// How far the bar above has given way to the content.
    var barCollapse = BarCollapse()

    /// Set while the bar follows a scroll: the insets change, and the content stays where it is.
    var isFollowedByBar = false

    /// The controller that was told to let its bars observe the scroll view.
    weak var statedObserver: UIViewController?

    open func adjustedContentInsetDidChange() {
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if window != nil { safeAreaInWindow = safeAreaInsets }
        updateAdjustedContentInset()
    }

    /// The safe area that the scroll view had when it was in a window last.
    private var safeAreaInWindow = UIEdgeInsets.zero

    /// The safe area that the content is inset by.
    private var shownSafeArea: UIEdgeInsets {
        window == nil && scrollHostility.contains(.insetsKeptOffWindow) ? safeAreaInWindow : safeAreaInsets
    }

    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        shownSafeArea - (adjustedContentInset - contentInset - UIEdgeInsets(top: refreshInset))
    }

    /// The offset goes along with the top and left insets, so that content keeps its distance from the edge.
    func updateAdjustedContentInset() {
        let old = adjustedContentInset
        let refresh = refreshControl?.inset ?? 0
        let new = contentInset + safeAreaShare + UIEdgeInsets(top: refresh)
        guard new != old else { return }
        let staysWithinLimits = isStill && !isBeyondLimits
        adjustedContentInset = new
        for subview in subviews { subview.updateSafeArea() }
        adjustedContentInsetDidChange()
        _delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
        guard !isFollowedByBar else { return }
        var newBounds = bounds
        newBounds.origin.x -= new.left - old.left
        // The room for a refresh opens and closes above the content, which stays where it is.
        newBounds.origin.y -= new.top - old.top - (refresh - refreshInset)
        refreshInset = refresh
        if staysWithinLimits {
            let limits = limits
            newBounds.origin.x = limits.horizontal.clamp(newBounds.origin.x)
            newBounds.origin.y = limits.vertical.clamp(newBounds.origin.y)
        }
        if newBounds != bounds { changeBounds(to: newBounds) }
        clampOffset()
        placeRefreshControl()
    }

    /// What of the safe area is added to the content insets.
    var safeAreaShare: UIEdgeInsets {
        let safeArea = shownSafeArea
        guard safeArea != .zero else { return .zero }
        let scrollsVertically = contentSize.height > bounds.height || alwaysBounceVertical || isAlwaysAdjustedVertically
        let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeArea
        case .automatic, .scrollableAxes:
            return UIEdgeInsets(
                top: scrollsVertically ? safeArea.top : 0,
                left: scrollsHorizontally ? safeArea.left : 0,
                bottom: scrollsVertically ? safeArea.bottom : 0,
                right: scrollsHorizontally ? safeArea.right : 0
            )
        }
    }

    /// Whether it is the content of a controller that a navigation controller shows: Apple's page of `automatic` says that such
    /// content is adjusted vertically however short it is.
    private var isAlwaysAdjustedVertically: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        return observingController?.navigationController != nil
    }

    // MARK: Behaviour

    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    open internal(set) var isScrollAnimating = false

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { updateAdjustedContentInset() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedContentInset() }
    }
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var decelerationRate = DecelerationRate.normal
    open var scrollsToTop = true
    /// Whether a touch is for something that a finger moves in the content.
    func takesAtOnce(_ touch: UITouch) -> Bool { false }

    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Indicators

    open var indicatorStyle = IndicatorStyle.default
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    open func flashScrollIndicators() {
    }
}
