import HeadlessTools
import Testing
import UIKit

/// The safe area of views that reach out of what they lie in, or that say themselves what it is.
@MainActor
struct SafeAreaReachTests {
    private static let insets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)

    private func screen() -> HeadlessScreen {
        HeadlessScreen(safeAreaInsets: Self.insets)
    }

    @Test func aViewThatReachesOutHasNoMoreThanWhatItLiesIn() {
        let screen = screen()
        let view = UIView(frame: screen.window.bounds.insetBy(dx: -15, dy: -15))
        screen.window.addSubview(view)
        screen.frame()
        #expect(view.safeAreaInsets == Self.insets)
    }

    @Test func aViewBesideTheScreenHasNoMoreEither() {
        let screen = screen()
        let view = UIView(frame: screen.window.bounds.offsetBy(dx: -500, dy: 0))
        screen.window.addSubview(view)
        screen.frame()
        #expect(view.safeAreaInsets.left == Self.insets.left)
        #expect(view.safeAreaInsets.top == Self.insets.top)
        #expect(view.safeAreaInsets.right == 0)
    }

    @Test func theLimitIsThatOfTheSuperview() {
        let screen = screen()
        let outer = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 500))
        let inner = UIView(frame: CGRect(x: 0, y: -20, width: 390, height: 500))
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        screen.frame()
        #expect(outer.safeAreaInsets.top == 27)
        #expect(inner.safeAreaInsets.top == 27)
    }

    @Test func aPreservedMarginIsKeptOutsideToo() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let inner = UIView(frame: CGRect(x: -5, y: 0, width: 100, height: 100))
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        #expect(inner.layoutMargins.left == 25)
    }

    @Test func marginsGoByASafeAreaThatASubclassStates() {
        final class Covered: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = Covered()
        #expect(view.layoutMargins == UIEdgeInsets(top: 9, left: 10, bottom: 11, right: 12))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
}
