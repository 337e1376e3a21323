import UIKit

/// A simulated device: a screen with a window, a clock that counts frames, and a finger.
///
/// There is one screen in a process, as on a phone: a new one takes the place of the last.
@MainActor
public final class HeadlessScreen {
    /// What the status bar and the home indicator of a phone cover, in points.
    public static let phoneSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// The duration of a frame, in seconds.
    public static let frameDuration: TimeInterval = 1.0 / 60

    public let window: UIWindow

    /// The frames shown so far.
    public private(set) var frameCount = 0

    /// Called at the end of every frame, when everything is laid out: the place to check what must always hold.
    public var afterFrame: (() -> Void)?

    /// What is done to every scroll view on the screen that its author did not expect.
    public var hostility: Hostility {
        didSet { applyHostility() }
    }

    let runLoop = RunLoopTurns()

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
        UIScreen.main.resize(to: size, safeAreaInsets: safeAreaInsets)
        UIScreen.main.changeTraits { traits in
            traits.displayScale = scale
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .large
            traits.userInterfaceStyle = .light
        }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
    }

    // MARK: What is shown

    /// Shows the controller's view as the root of the window.
    public func show(_ viewController: UIViewController) {
        window.rootViewController = viewController
        applyHostility()
    }

    /// Shows a view that fills the window, and grows with it.
    public func show(_ view: UIView) {
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        applyHostility()
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
        UIView.animate(withDuration: 0.3) {
            self.resize(to: size, safeAreaInsets: safeAreaInsets)
        }
    }

    /// Changes the traits of everything on the screen: text size, style, direction.
    public func set(traits mutations: (inout any UIMutableTraits) -> Void) {
        UIScreen.main.changeTraits(mutations)
    }

    // MARK: Frames

    /// Shows one frame: what moves moves on, everything is laid out, and the run loop turns once.
    public func frame() {
        FrameClock.tick()
        applyHostility()
        window.layoutIfNeeded()
        runLoop.turn()
        frameCount += 1
        afterFrame?()
    }

    public func frames(_ count: Int) {
        for _ in 0..<count { frame() }
    }

    // MARK: Scroll views

    func forEachScrollView(_ body: (UIScrollView) -> Void) {
        func visit(_ view: UIView) {
            if let scrollView = view as? UIScrollView { body(scrollView) }
            for subview in view.subviews { visit(subview) }
        }
        visit(window)
    }

    func applyHostility() {
        let options = hostility.forCollectionViews
        forEachScrollView { scrollView in
            (scrollView as? UICollectionView)?.hostility = options
        }
    }
}
