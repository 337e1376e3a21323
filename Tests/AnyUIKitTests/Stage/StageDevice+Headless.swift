#if os(Linux)
    import CoreFoundation
    import HeadlessTools
    import UIKit

    /// The simulated phone of the headless UIKit, upright and without bars.
    @MainActor
    final class StageDevice {
        let screen: HeadlessScreen

        init(size: CGSize) {
            screen = HeadlessScreen(size: size, hostility: StageHostility.current)
        }

        var window: UIWindow { screen.window }

        func show(_ viewController: UIViewController) {
            screen.show(viewController)
        }

        func resize(to size: CGSize) {
            screen.resize(to: size)
        }

        // Nothing is suspended here: a frame is over when the function returns.
        func frame() async {
            screen.frame()
        }

        func turn() async {
            screen.frame()
        }

        func observeRunLoop(_ observer: CFRunLoopObserver?) {
            CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode)
        }

        func runUntilRest(maximumFrames: Int) async {
            screen.runUntilRest(maximumFrames: maximumFrames)
        }
    }

    /// What the UIKit of the stages does that the authors of layouts don't expect.
    ///
    /// The probes of `Assumptions` must notice it.
    @MainActor
    enum StageHostility {
        private(set) static var current: Hostility = []

        /// Runs a body whose stages are hostile.
        static func with<Result>(_ hostility: Hostility, _ body: () async throws -> Result) async rethrows -> Result {
            let before = current
            current = hostility
            defer { current = before }
            return try await body()
        }
    }
#endif
