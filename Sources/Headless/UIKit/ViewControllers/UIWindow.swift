import Foundation

/// The root of a hierarchy of views; traits and safe area come in here from the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    private static weak var keyWindow: UIWindow?

    /// Controllers whose views have come into the window since it was last laid out.
    private var appearing: [UIViewController] = []

    /// To be called after they have appeared.
    private var afterAppearance: [() -> Void] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        connect()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connect()
    }

    @available(iOS 13.0, *)
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        connect()
    }

    /// The scene that there is, unless something else is set.
    @available(iOS 13.0, *)
    open weak var windowScene: UIWindowScene? = UIWindowScene.instance

    /// What recognizers do that their authors do not expect.
    package var gestureHostility: GestureHostility = []

    /// The touches that are down.
    private(set) lazy var touchTracker = TouchTracker(window: self)

    private func connect() {
        super.isHidden = true
        backgroundColor = nil
        screen.add(self)
        inheritTraits(screen.traitCollection)
        updateSafeArea()
    }

    open var screen: UIScreen { .main }

    open override var window: UIWindow? { self }

    open var isKeyWindow: Bool { UIWindow.keyWindow === self }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRootView()
        }
    }

    open override var isHidden: Bool {
        didSet {
            screen.visibilityDidChange(of: self)
            installRootView()
        }
    }

    open func makeKey() {
        guard !isKeyWindow else { return }
        UIWindow.keyWindow?.resignKey()
        UIWindow.keyWindow = self
        becomeKey()
    }

    /// Told when the window has become the key window, and not to be called by an app.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Told when another window becomes the key window, and not to be called by an app.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// A pass from the window is what a frame of the screen does: after it the new views can be seen.
    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        let controllers = appearing
        appearing = []
        for controller in controllers {
            controller.viewDidAppear(false)
        }
        let actions = afterAppearance
        afterAppearance = []
        for action in actions { action() }
    }

    override var safeAreaInsetsFromAbove: UIEdgeInsets {
        screen.bounds.overlap(of: screen.safeAreaInsets, with: frame).shrunk(to: screen.safeAreaInsets)
    }

    func willAppear(_ controller: UIViewController) {
        appearing.append(controller)
    }

    func afterNextAppearance(_ action: @escaping () -> Void) {
        afterAppearance.append(action)
        setNeedsLayout()
    }

    func willDisappear(_ controller: UIViewController) {
        appearing.removeAll { $0 === controller }
    }

    /// UIKit loads the root view when the window is shown, not before.
    private func installRootView() {
        guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}
