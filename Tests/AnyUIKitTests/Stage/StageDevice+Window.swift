#if !os(Linux)
    import CoreFoundation
    import Foundation
    import UIKit

    /// A window that isn't in a scene, since the tests of a package run without an app, and the main run loop.
    @MainActor
    final class StageDevice {
        let window: UIWindow

        /// The duration of a frame, in seconds.
        private static let frameDuration: TimeInterval = 1.0 / 60

        /// How many frames without any movement count as rest. The layouts wait for a third of a second in places.
        private static let framesOfRest = 30

        init(size: CGSize) {
            window = BarelessWindow(frame: CGRect(origin: .zero, size: size))
        }

        func show(_ viewController: UIViewController) {
            window.rootViewController = viewController
            window.isHidden = false
        }

        func resize(to size: CGSize) {
            window.frame = CGRect(origin: .zero, size: size)
        }

        /// Lets the main run loop turn, and what waits in the main queue run, for the duration of a frame.
        func frame() async {
            window.layoutIfNeeded()
            try? await Task.sleep(nanoseconds: UInt64(Self.frameDuration * 1e9))
            window.layoutIfNeeded()
        }

        /// Waits for some frames without laying anything out.
        func turn() async {
            try? await Task.sleep(nanoseconds: UInt64(4 * Self.frameDuration * 1e9))
        }

        func observeRunLoop(_ observer: CFRunLoopObserver?) {
            #if canImport(Darwin)
                CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            #endif
        }

        func runUntilRest(maximumFrames: Int) async {
            var places: [CGPoint] = []
            var framesAtRest = 0
            for _ in 0..<maximumFrames where framesAtRest < Self.framesOfRest {
                await frame()
                let now = Self.offsets(in: window)
                framesAtRest = now == places ? framesAtRest + 1 : 0
                places = now
            }
        }

        /// Where all scroll views in a view stand.
        private static func offsets(in view: UIView) -> [CGPoint] {
            let own = (view as? UIScrollView).map { [$0.contentOffset] } ?? []
            return view.subviews.reduce(own) { $0 + offsets(in: $1) }
        }
    }

    /// A window without the bars of the phone that the simulator happens to be.
    private final class BarelessWindow: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { .zero }
    }
#endif
