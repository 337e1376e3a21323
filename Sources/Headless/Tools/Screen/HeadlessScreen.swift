import UIKit

/// A simulated device: a screen with a window, a clock that counts frames, and a finger.
///
/// There is one screen in a process, as on a phone: a new one takes the place of the last, and takes its views off.
/// Its traits go with it: what is made when it is gone, or in no screen at all, has those of an upright phone.
///
/// Make it in the test itself. Swift Testing may run other tests between the initializer of a suite and its test, and while a
/// test waits, and each of them may make a screen of its own. What is shown is then put on a new screen.
@preconcurrency @MainActor
public final class HeadlessScreen {
    /// What the status bar and the home indicator of a phone cover, in points.
    public static let phoneSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// The duration of a frame, in seconds.
    public static let frameDuration: TimeInterval = 1.0 / 60

    public let window: UIWindow

    /// The frames shown so far.
    public private(set) var frameCount = 0

    /// Called in every frame when everything has been laid out and is drawn: the place to check what must always be seen.
    ///
    /// What the run loop does after it is seen a frame later, also where it has moved the offset already:
    /// ``Hostility/commitsInSource``.
    public var didCommit: (() -> Void)?

    /// Called at the end of every frame, when its turn of the run loop is over.
    public var afterFrame: (() -> Void)?

    /// What is done to every scroll view on the screen that its author did not expect.
    public var hostility: Hostility {
        didSet { apply(hostility, to: scrollViews) }
    }

    let runLoop = RunLoopTurns()

    /// The offsets of the scroll views in this frame before anything was laid out: where the finger, a deceleration or the
    /// app has scrolled to.
    private(set) var scrolledOffsets: [ObjectIdentifier: CGPoint] = [:]

    /// How far layouts had moved the offsets of collection views by then.
    private(set) var offsetsMovedInPasses: [ObjectIdentifier: CGPoint] = [:]

    /// Where the finger is, in points of the screen.
    var finger = CGPoint.zero

    /// Makes a screen, of an upright phone without bars unless told otherwise.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point.
    ///   - safeAreaInsets: what is covered at the edges, in points.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 3,
        safeAreaInsets: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) {
        self.hostility = hostility
        UIScreen.main.clear()
        UIScreen.main.resize(to: size, safeAreaInsets: safeAreaInsets)
        UIScreen.main.forgetTraits()
        UIScreen.main.changeTraits { $0.displayScale = scale }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        Self.newest = self
    }

    isolated deinit {
        if Self.newest == nil { UIScreen.main.forgetTraits() }
        window.isHidden = true
    }

    private static weak var newest: HeadlessScreen?
    private var isKnownAsReplaced = false

    // MARK: What is shown

    /// Shows the controller's view as the root of the window.
    public func show(_ viewController: UIViewController) {
        window.rootViewController = viewController
        apply(hostility, to: scrollViews)
    }

    /// Shows a view that fills the window, and grows with it.
    public func show(_ view: UIView) {
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        apply(hostility, to: scrollViews)
    }

    // MARK: The device

    public var size: CGSize {
        UIScreen.main.bounds.size
    }

    /// Changes the size of the screen at once, as a window on a desktop does.
    public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
        UIScreen.main.resize(to: size, safeAreaInsets: safeAreaInsets ?? UIScreen.main.safeAreaInsets)
    }

    /// Changes the size of the screen inside an animation, as turning the device does.
    public func rotate(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
        let orientation = UIDevice.current.orientation
        UIView.animate(withDuration: 0.3) {
            self.resize(to: size, safeAreaInsets: safeAreaInsets)
        }
        if UIDevice.current.orientation != orientation { UIDevice.current.wasTurned() }
    }

    /// Changes the traits of everything on the screen: text size, style, direction.
    public func set(traits mutations: (inout any UIMutableTraits) -> Void) {
        UIScreen.main.changeTraits(mutations)
    }

    // MARK: Frames

    /// Shows one frame: what moves moves on, the run loop turns once, and everything is laid out.
    ///
    /// The layout is a part of the turn: observers of an order below 2,000,000 run before it, others after it, as was reported
    /// of iOS 6 to 12. Of later systems it is reported that the commit, and with it the layout, takes place in a source of the
    /// run loop: ``Hostility/commitsInSource``. While a finger is down the run loop turns in its mode for tracking.
    public func frame() {
        noteWhetherReplaced()
        FrameClock.tick(after: Self.frameDuration)
        let scrollViews = scrollViews
        apply(hostility, to: scrollViews)
        for scrollView in scrollViews where scrollView.isMoving { scrollView.advance(by: Self.frameDuration) }
        scrolledOffsets = Dictionary(
            scrollViews.map { (ObjectIdentifier($0), $0.contentOffset) },
            uniquingKeysWith: { first, _ in first }
        )
        offsetsMovedInPasses = [:]
        for case let view as UICollectionView in scrollViews {
            offsetsMovedInPasses[ObjectIdentifier(view)] = view.offsetMovedInPasses
        }
        let windows = windows
        for window in windows { window.timeDidPassForTouches() }
        runLoop.turn(isTracking: scrollViews.contains(where: \.isTracking), commitPlace) {
            UpdateLinks.committing {
                for window in windows { window.layoutIfNeeded() }
                self.didCommit?()
            }
        }
        frameCount += 1
        afterFrame?()
    }

    private var commitPlace: RunLoopTurns.CommitPlace {
        guard hostility.contains(.commitsInSource) else { return .beforeWaiting }
        return hostility.contains(.sleepsBeforeCommits) ? .sourceAfterSleep : .source
    }

    private var isTracking: Bool { scrollViews.contains(where: \.isTracking) }

    /// The mode in which the run loop turns now.
    package var runLoopMode: RunLoop.Mode { isTracking ? RunLoopTurns.trackingMode : .default }

    /// Logs, once, that this screen is no longer that of the process.
    private func noteWhetherReplaced() {
        guard Self.newest !== self, !isKnownAsReplaced else { return }
        isKnownAsReplaced = true
        logFault(
            "A HeadlessScreen shows a frame after another one has taken its place. Make the screen in the test itself, "
                + "not with its suite, and make another one after the test has waited.",
            category: "HeadlessScreen"
        )
    }

    public func frames(_ count: Int) {
        for _ in 0..<count { frame() }
    }

    /// How many frames without any movement count as rest.
    private static let framesOfRest = 4

    /// Shows frames until nothing has moved, no batch of updates is animated, and no scroll view has changed its offset, for a
    /// few of them.
    ///
    /// - Returns: How many frames it took; nil if it was still moving after the greatest number allowed.
    @discardableResult
    public func runUntilRest(maximumFrames: Int = 1000) -> Int? {
        var stillFrames = 0
        var offsets: [CGPoint] = []
        for count in 1...max(maximumFrames, 1) {
            frame()
            let scrollViews = scrollViews
            let current = scrollViews.map(\.contentOffset)
            let isStill = current == offsets && !scrollViews.contains { $0.isMoving || $0.isAnimatingUpdates }
            stillFrames = isStill ? stillFrames + 1 : 0
            offsets = current
            if stillFrames == Self.framesOfRest { return count }
        }
        return nil
    }

    // MARK: Scroll views

    /// The windows that are shown, from back to front: the screen's own and those of the app.
    private var windows: [UIWindow] {
        guard Self.newest === self else { return [window] }
        let shown = UIScreen.main.shownWindows
        return shown.contains { $0 === window } ? shown : [window] + shown
    }

    /// All scroll views on the screen, from back to front.
    var scrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        func visit(_ view: UIView) {
            if let scrollView = view.asScrollView { found.append(scrollView) }
            for subview in view.subviews { visit(subview) }
        }
        for window in windows { visit(window) }
        return found
    }

    private func apply(_ hostility: Hostility, to scrollViews: [UIScrollView]) {
        for window in windows { window.gestureHostility = hostility.forGestures }
        for scrollView in scrollViews {
            scrollView.scrollHostility = hostility.forScrollViews
            (scrollView as? UICollectionView)?.hostility = hostility.forCollectionViews
        }
    }
}

extension UIScrollView {
    /// Whether it is a collection view that animates a batch of updates.
    fileprivate var isAnimatingUpdates: Bool { (self as? UICollectionView)?.isAnimatingBatch == true }
}
