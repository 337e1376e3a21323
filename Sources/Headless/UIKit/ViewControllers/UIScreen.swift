import Foundation

/// The screen: an upright phone of 390 × 844 points until it is told otherwise.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    private static let shared = UIScreen()

    open class var main: UIScreen { shared }

    private var windows: [WeakWindow] = []

    /// Those that are not hidden, from back to front.
    package var shownWindows: [UIWindow] { windows.compactMap(\.window).filter { !$0.isHidden } }

    private var traits = UITraitCollection.device

    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    open var scale: CGFloat { traits.displayScale }

    /// That of the screen as it is held.
    open var coordinateSpace: any UICoordinateSpace { space }

    private lazy var space = ScreenCoordinates(of: self)

    open var nativeScale: CGFloat { traits.displayScale }

    open var maximumFramesPerSecond: Int { 60 }

    open var traitCollection: UITraitCollection { traits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    }

    /// What the status bar and the home indicator cover, in points.
    package var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) {
        didSet { forEachWindow { $0.updateSafeArea() } }
    }

    /// Changes the environment of everything on the screen and of what is made from now on.
    package func changeTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
        let old = traits
        traits = old.modifyingTraits(mutations)
        UITraitCollection.ofScreen = traits
        traitCollectionDidChange(old)
        forEachWindow { $0.inheritTraits(traits) }
        if old.preferredContentSizeCategory != traits.preferredContentSizeCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification,
                object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory]
            )
        }
    }

    /// Changes the size, as turning the device does; windows that filled the screen fill it again.
    package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
        let (old, scene) = (bounds, UIWindowScene.instance)
        let orientation = scene.interfaceOrientation
        bounds.size = size
        var coordinators: [ResizeCoordinator] = []
        forEachWindow { window in
            guard window.frame == old, old.size != size else { return }
            let coordinator = ResizeCoordinator(window: window)
            coordinators.append(coordinator)
            window.rootViewController?.viewWillTransition(to: size, with: coordinator)
            window.frame = bounds
        }
        self.safeAreaInsets = safeAreaInsets
        for coordinator in coordinators { coordinator.sizeDidChange() }
        Keyboard.screenDidResize(responder: UIResponder.currentFirstResponder)
        guard old.size != size, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
        delegate.windowScene(
            scene,
            didUpdate: coordinateSpace,
            interfaceOrientation: orientation,
            traitCollection: traits
        )
    }

    func add(_ window: UIWindow) {
        windows.removeAll { $0.window == nil }
        windows.append(WeakWindow(window: window))
    }

    /// A window that is shown lives until it is hidden, also if nobody else holds it.
    func visibilityDidChange(of window: UIWindow) {
        guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
        windows[index].shown = window.isHidden ? nil : window
    }

    /// Takes everything off the screen: no window follows it any more, and their views are in none.
    package func clear() {
        forEachWindow { window in
            window.rootViewController = nil
            for view in window.subviews { view.removeFromSuperview() }
        }
        UIResponder.currentFirstResponder?.resignFirstResponder()
        Keyboard.forget()
        windows = []
    }

    /// Forgets its traits: what is made from now on has those of the device. What is shown keeps its own.
    package func forgetTraits() {
        traits = .device
        UITraitCollection.ofScreen = .device
    }

    private func forEachWindow(_ body: (UIWindow) -> Void) {
        for window in windows.compactMap(\.window) {
            body(window)
        }
    }
}

private struct WeakWindow {
    weak var window: UIWindow?
    var shown: UIWindow?
}
