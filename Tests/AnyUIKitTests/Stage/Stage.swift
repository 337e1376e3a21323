import CoreFoundation
import UIKit

/// A window of any size and its time, the same with every UIKit.
///
/// On Linux it is a screen of the headless UIKit, and time passes only in its frames. On Apple's systems it is a window
/// and the main run loop.
///
/// Tests await its frames. A test on the main actor is a job of the main queue. A run loop that turned inside of it would run
/// nothing else of that queue: neither the completions of UIKit's animations and batches nor what is dispatched to it.
@MainActor
final class Stage {
    private let device: StageDevice
    private let safeAreaInsets: UIEdgeInsets

    /// - Parameters:
    ///   - size: In points.
    ///   - safeAreaInsets: What bars would cover of the views that are shown, in points.
    init(size: CGSize = CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets = .zero) {
        device = StageDevice(size: size)
        self.safeAreaInsets = safeAreaInsets
    }

    var window: UIWindow { device.window }

    // MARK: What is shown

    func show(_ viewController: UIViewController) {
        viewController.additionalSafeAreaInsets = safeAreaInsets
        device.show(viewController)
    }

    /// Shows a view that fills the window and grows with it.
    func show(_ view: UIView) {
        let viewController = UIViewController()
        viewController.view.frame = device.window.bounds
        view.frame = viewController.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        viewController.view.addSubview(view)
        show(viewController)
    }

    // MARK: The device

    /// Changes the size at once, as a window on a desktop does.
    func resize(to size: CGSize) {
        device.resize(to: size)
    }

    /// Changes the size inside an animation, as turning the device does.
    func rotate(to size: CGSize) {
        UIView.animate(withDuration: 0.3) { [device] in
            device.resize(to: size)
            device.window.layoutIfNeeded()
        }
    }

    // MARK: Frames

    /// Shows one frame: the run loop turns, and everything is laid out.
    func frame() async {
        await device.frame()
    }

    /// Lets the run loop lay out what has changed, which nothing else does.
    func turn() async {
        await device.turn()
    }

    /// Adds an observer to the run loop in which the frames of the stage are laid out.
    func observeRunLoop(_ observer: CFRunLoopObserver?) {
        device.observeRunLoop(observer)
    }

    func frames(_ count: Int) async {
        for _ in 0..<count { await device.frame() }
    }

    /// Shows frames until nothing has moved for a while, at most for some seconds.
    func runUntilRest(maximumFrames: Int = 1_000) async {
        await device.runUntilRest(maximumFrames: maximumFrames)
    }
}
