import Testing

@testable import UIKit

@MainActor
struct ScrollInsetTests {
    private func makeWindow() -> UIWindow {
        UIScreen.main.resize(
            to: CGSize(width: 390, height: 844),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        )
        return UIWindow(frame: UIScreen.main.bounds)
    }

    @Test func contentOffsetIsTheOriginOfTheBounds() {
        let scrollView = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrollView.contentOffset = CGPoint(x: 3, y: 40)
        #expect(scrollView.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
        #expect(scrollView.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
        scrollView.bounds.origin.y = 50
        #expect(scrollView.contentOffset == CGPoint(x: 3, y: 50))
    }

    @Test func safeAreaIsAddedAlongTheAxesThatScroll() {
        let window = makeWindow()
        let scrollView = UIScrollView(frame: window.bounds)
        window.addSubview(scrollView)
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize.height = 2000
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        scrollView.contentInset = UIEdgeInsets(top: 3, left: 5, bottom: 1, right: 0)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 5, bottom: 35, right: 0))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    }

    /// As when a keyboard goes: what is scrolled to the end of the content stays within its limits.
    @Test func aSmallerInsetTakesTheOffsetAlong() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentInset.bottom = 250
        scrollView.contentOffset.y = 600
        scrollView.contentInset.bottom = 20
        #expect(scrollView.contentOffset.y == 420)
        scrollView.contentOffset.y = 10
        scrollView.contentInset.top = 30
        #expect(scrollView.contentOffset.y == -20)
        scrollView.contentOffset.y = -30
        scrollView.contentInset.top = 0
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func anInsetLeavesAnOffsetThatIsBeyondTheLimits() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentOffset.y = 300
        scrollView.contentInset.bottom = 20
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test func alwaysAddsTheSafeAreaOfShortContentToo() {
        let window = makeWindow()
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentInsetAdjustmentBehavior = .always
        window.addSubview(scrollView)
        #expect(scrollView.adjustedContentInset.top == 47)
        scrollView.contentInsetAdjustmentBehavior = .automatic
        #expect(scrollView.adjustedContentInset.top == 0)
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset.top == 47)
    }

    @Test func shortContentUnderANavigationBarIsAdjustedVertically() {
        let window = makeWindow()
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.collectionView.contentSize.height == 0)
        #expect(controller.collectionView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        controller.collectionView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(controller.collectionView.adjustedContentInset == .zero)
    }

    @Test func offsetGoesAlongWithTheTopInsetOnly() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize.height = 1000
        scrollView.contentInset.top = 20
        #expect(scrollView.contentOffset.y == -20)
        scrollView.contentInset.bottom = 30
        #expect(scrollView.contentOffset.y == -20)
        scrollView.contentInset.top = 0
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func changesAreAnnounced() {
        final class Observed: UIScrollView {
            var tops: [CGFloat] = []
            override func adjustedContentInsetDidChange() { tops.append(adjustedContentInset.top) }
        }
        let scrollView = Observed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentInset.top = 20
        scrollView.contentInset.top = 20
        #expect(scrollView.tops == [20])
    }

    @Test func whatTheInsetsCoverIsNoLongerUnsafeInside() {
        let window = makeWindow()
        let scrollView = UIScrollView(frame: window.bounds)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
        scrollView.addSubview(content)
        window.addSubview(scrollView)
        scrollView.contentSize = content.frame.size
        #expect(content.safeAreaInsets == .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentOffset = .zero
        #expect(content.safeAreaInsets.top == 47)
        scrollView.contentOffset.y = 30
        // Content that reaches out above has no more of it than the scroll view.
        #expect(content.safeAreaInsets.top == 47)
        scrollView.contentOffset.y = -20
        #expect(content.safeAreaInsets.top == 27)
    }

    @Test func scrollingAsksForLayoutOfTheScrollViewAlone() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let content = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
        scrollView.addSubview(content)
        scrollView.layoutIfNeeded()
        scrollView.contentOffset.y = 10
        #expect(scrollView.layoutState.needsLayout)
        scrollView.layoutIfNeeded()
        #expect(content.layouts == 1)
    }
}
