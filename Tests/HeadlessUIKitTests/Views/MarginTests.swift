import Testing

@testable import UIKit

@MainActor
struct MarginTests {
    /// Upright, 390 × 844, with 47 points covered above and 34 below.
    private func makeWindow() -> UIWindow {
        UIScreen.main.resize(
            to: CGSize(width: 390, height: 844),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        )
        return UIWindow(frame: UIScreen.main.bounds)
    }

    @Test func marginsAreEightPoints() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func directionTurnsTheMargins() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10))
    }

    @Test func preservedMarginsOfTheSuperviewReachIn() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        superview.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let view = UIView(frame: CGRect(x: 5, y: 0, width: 95, height: 90))
        superview.addSubview(view)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 10, right: 20))
    }

    @Test func changesAreAnnouncedAndAskForLayout() {
        final class Observed: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let superview = Observed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Observed(frame: superview.bounds)
        superview.addSubview(view)
        view.preservesSuperviewLayoutMargins = true
        superview.layoutIfNeeded()
        superview.layoutMargins.left = 30
        #expect(superview.changes == 1)
        #expect(view.changes == 1)
        superview.layoutMargins.left = 30
        #expect(superview.changes == 1)
    }

    @Test func safeAreaIsWhatTheScreenCoversOfEachView() {
        let window = makeWindow()
        let top = UIView(frame: CGRect(x: 0, y: 10, width: 390, height: 400))
        let inner = UIView(frame: CGRect(x: 0, y: 30, width: 390, height: 370))
        let middle = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        window.addSubview(top)
        top.addSubview(inner)
        window.addSubview(middle)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 37, left: 0, bottom: 0, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
        #expect(middle.safeAreaInsets == .zero)
        middle.frame.size.height = 744
        #expect(middle.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        top.frame.origin.y = 0
        #expect(inner.safeAreaInsets.top == 17)
        top.removeFromSuperview()
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test func safeAreaIsAddedToTheMarginsUnlessTheViewSaysNo() {
        let window = makeWindow()
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func safeAreaChangesAreAnnounced() {
        final class Observed: UIView {
            var insets: [CGFloat] = []
            override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets.top) }
        }
        let window = makeWindow()
        let view = Observed(frame: window.bounds)
        window.addSubview(view)
        UIScreen.main.safeAreaInsets.top = 20
        UIScreen.main.safeAreaInsets.top = 20
        #expect(view.insets == [47, 20])
        UIScreen.main.safeAreaInsets.top = 47
    }
}
