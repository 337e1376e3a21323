import HeadlessTools
import Testing
import UIKit

/// Windows that an app makes beside the one of the screen.
@MainActor
@Suite struct WindowTests {
    private final class Laid: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func everyWindowThatIsShownGetsFrames() {
        let screen = HeadlessScreen()
        let windows = (0..<3).map { _ in UIWindow(frame: screen.window.bounds) }
        let views = windows.map { window in
            let view = Laid(frame: window.bounds)
            window.addSubview(view)
            return view
        }
        windows[0].isHidden = false
        windows[1].makeKeyAndVisible()
        screen.frame()
        #expect(views.map(\.layouts) == [1, 1, 0])
        windows[0].isHidden = true
        views[0].setNeedsLayout()
        windows[2].isHidden = false
        screen.frame()
        #expect(views.map(\.layouts) == [1, 1, 1])
    }

    @Test func aWindowIsToldWhenItBecomesKeyAndWhenAnotherOneDoes() {
        final class Told: UIWindow {
            var told: [String] = []
            override func becomeKey() {
                super.becomeKey()
                told.append(isKeyWindow ? "key" : "not yet key")
            }
            override func resignKey() {
                super.resignKey()
                told.append("no longer key")
            }
        }
        let screen = HeadlessScreen()
        let windows = (0..<2).map { _ in Told(frame: screen.window.bounds) }
        var posted: [String] = []
        let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: windows[0], queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name.rawValue) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        windows[0].makeKeyAndVisible()
        windows[0].makeKey()
        windows[1].makeKeyAndVisible()
        #expect(windows.map(\.told) == [["key", "no longer key"], ["key"]])
        #expect(posted == ["UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification"])
        #expect(windows.map(\.isKeyWindow) == [false, true])
    }

    @Test func whatScrollsInAnotherWindowMoves() {
        let screen = HeadlessScreen()
        let window = UIWindow(frame: screen.window.bounds)
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize.height = 5_000
        window.addSubview(scrollView)
        window.isHidden = false
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        screen.runUntilRest()
        #expect(scrollView.contentOffset.y == 400)
    }

    @Test func aWindowThatIsShownLives() {
        let screen = HeadlessScreen()
        weak var window: UIWindow?
        weak var hidden: UIWindow?
        do {
            let shown = UIWindow(frame: screen.window.bounds)
            shown.makeKeyAndVisible()
            window = shown
            let unseen = UIWindow(frame: screen.window.bounds)
            unseen.rootViewController = UIViewController()
            hidden = unseen
        }
        #expect(window != nil && hidden == nil)
        #expect(UIApplication.shared.windows.contains { $0 === window })
        window?.isHidden = true
        #expect(window == nil)
    }

    @Test func aScreenTakesItsWindowsAlong() {
        weak var window: UIWindow?
        weak var own: UIWindow?
        do {
            let screen = HeadlessScreen()
            own = screen.window
            let shown = UIWindow(frame: screen.window.bounds)
            shown.isHidden = false
            window = shown
        }
        #expect(own == nil)
        _ = HeadlessScreen()
        #expect(window == nil)
    }

    @Test func theScreenHasCoordinates() {
        let screen = HeadlessScreen()
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 100, height: 100))
        let other = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        window.addSubview(view)
        screen.window.addSubview(other)
        let space = UIScreen.main.coordinateSpace
        #expect(space.bounds == UIScreen.main.bounds)
        #expect(view.convert(CGPoint(x: 3, y: 4), to: space) == CGPoint(x: 14, y: 26))
        #expect(view.convert(CGPoint(x: 14, y: 26), from: space) == CGPoint(x: 3, y: 4))
        #expect(
            space.convert(CGRect(x: 14, y: 26, width: 5, height: 6), to: view)
                == CGRect(x: 3, y: 4, width: 5, height: 6)
        )
        #expect(space.convert(CGPoint.zero, from: window) == CGPoint(x: 10, y: 20))
        // From one window to another, over the screen.
        let target: any UICoordinateSpace = other
        #expect(view.convert(CGPoint.zero, to: target) == CGPoint(x: 6, y: 17))
        let inner: any UICoordinateSpace = view
        #expect(window.convert(CGPoint(x: 1, y: 2), to: inner) == .zero)
    }
}
