import HeadlessTools
import Testing
import UIKit

/// A list under a bar with a large title, on a phone whose status bar is 47 points high.
@MainActor
@Suite struct LargeTitleTests {
    private final class Page: UIViewController, UIScrollViewDelegate {
        let scrollView = UIScrollView()
        var told: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            scrollView.delegate = self
            view.addSubview(scrollView)
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            told.append("\(scrollView.contentOffset.y) \(scrollView.adjustedContentInset.top)")
        }

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            told.append("inset \(scrollView.adjustedContentInset.top)")
        }
    }

    @MainActor
    private final class Stage {
        let screen: HeadlessScreen
        let page = Page()
        let navigation: UINavigationController

        init(hostility: Hostility = []) {
            screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea, hostility: hostility)
            page.title = "Inbox"
            navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            screen.show(navigation)
            screen.frame()
            page.told = []
        }

        var list: UIScrollView { page.scrollView }
        var bar: CGRect { navigation.navigationBar.frame }
    }

    @Test func aLargeTitleGivesWayToContentAndComesBack() {
        let stage = Stage()
        #expect(stage.bar == CGRect(x: 0, y: 47, width: 390, height: 96))
        #expect(stage.list.adjustedContentInset == UIEdgeInsets(top: 143, left: 0, bottom: 34, right: 0))
        #expect(stage.list.contentOffset.y == -143)

        stage.screen.drag(stage.list, by: 20)
        #expect(stage.page.told == ["inset 123.0", "-123.0 123.0"])
        #expect(stage.bar == CGRect(x: 0, y: 47, width: 390, height: 76))
        #expect(stage.page.view.safeAreaInsets.top == 123)
        stage.screen.drag(stage.list, by: 40)
        #expect(stage.page.told.suffix(2) == ["inset 91.0", "-83.0 91.0"])
        #expect(stage.bar == CGRect(x: 0, y: 47, width: 390, height: 44))
        stage.screen.drag(stage.list, by: 100)
        #expect(stage.page.told.last == "17.0 91.0")
        #expect(stage.bar.height == 44)
        #expect(!SVGPicture(of: stage.screen.window).text.contains(##"font-size="34""##))

        stage.screen.drag(stage.list, by: -130)
        #expect(stage.list.contentOffset.y == -113)
        #expect(stage.bar.height == 66)
        stage.screen.drag(stage.list, by: -30)
        #expect(stage.list.contentOffset.y == -143)
        #expect(stage.bar.height == 96)
        #expect(SVGPicture(of: stage.screen.window).text.contains(##"font-size="34""##))
    }

    @Test(arguments: [(20.0, -143.0, 96.0), (30, -91, 44), (52, -91, 44), (60, -83, 44)])
    func aBarThatIsLeftHalfCollapsedGoesOnToTheNearerEnd(pull: CGFloat, offset: CGFloat, height: CGFloat) {
        let stage = Stage()
        stage.screen.drag(stage.list, by: pull)
        stage.screen.lift(stage.list)
        stage.screen.runUntilRest()
        #expect(stage.list.contentOffset.y == offset)
        #expect(stage.bar.height == height)
    }

    /// Claim (What the headless UIKit has): "the bar never grows above its full height"
    @Test func contentThatIsPulledDownLeavesTheBarAsItIs() {
        let stage = Stage()
        stage.screen.drag(stage.list, by: -100)
        #expect(stage.list.contentOffset.y < -143)
        #expect(stage.bar.height == 96)
        stage.screen.lift(stage.list)
        stage.screen.runUntilRest()
        #expect(stage.list.contentOffset.y == -143)
    }

    @Test func aTapOnTheStatusBarBringsTheTitleBackAndAProgramNeedNot() {
        let stage = Stage()
        stage.list.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        #expect(stage.bar.height == 44)
        #expect(stage.list.adjustedContentInset.top == 91)
        stage.list.setContentOffset(CGPoint(x: 0, y: -stage.list.adjustedContentInset.top), animated: false)
        #expect(stage.bar.height == 44)
        stage.list.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        stage.screen.scrollToTop(stage.list)
        stage.screen.runUntilRest()
        #expect(stage.list.contentOffset.y == -143)
        #expect(stage.bar.height == 96)
    }

    @Test func aListKeepsItsPlaceUnderTheBarsOfOthers() {
        let stage = Stage()
        stage.list.contentOffset.y = 500
        let next = Page()
        next.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(next, animated: false)
        stage.screen.frame()
        #expect(stage.bar.height == 44)
        #expect(next.scrollView.contentOffset.y == -91)
        next.navigationItem.largeTitleDisplayMode = .always
        stage.screen.frame()
        #expect(stage.bar.height == 96)
        #expect(next.scrollView.contentOffset.y == -143)
        stage.navigation.popViewController(animated: false)
        stage.screen.frame()
        #expect(stage.bar.height == 44)
        #expect(stage.list.contentOffset.y == 500)
        stage.navigation.navigationBar.prefersLargeTitles = false
        stage.screen.frame()
        #expect(stage.list.contentOffset.y == 500)
        stage.list.contentOffset.y = -91
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.screen.frame()
        #expect(stage.bar.height == 96)
        #expect(stage.list.contentOffset.y == -143)
    }

    @Test func aShortListCollapsesTheBarUnderTheFingerOnly() {
        let stage = Stage()
        stage.list.alwaysBounceVertical = true
        stage.list.contentSize.height = 100
        stage.screen.drag(stage.list, by: 60)
        #expect(stage.bar.height < 96)
        stage.screen.lift(stage.list)
        stage.screen.runUntilRest()
        #expect(stage.list.contentOffset.y == -143)
        #expect(stage.bar.height == 96)
    }

    @Test func aRefreshIsShownBelowALargeTitle() {
        let stage = Stage()
        let control = UIRefreshControl()
        stage.list.refreshControl = control
        stage.screen.drag(stage.list, by: -400)
        #expect(control.isRefreshing)
        stage.screen.lift(stage.list)
        stage.screen.runUntilRest()
        #expect(stage.list.contentOffset.y == -203)
        #expect(stage.bar.height == 96)
        control.endRefreshing()
        stage.screen.runUntilRest()
        #expect(stage.list.contentOffset.y == -143)
    }

    @Test func aBarMayFollowInTheNextPassOnly() {
        let stage = Stage(hostility: .barsFollowInPasses)
        stage.screen.drag(stage.list, by: 20)
        #expect(stage.page.told == ["-123.0 143.0", "inset 123.0"])
        #expect(stage.bar.height == 76)
        #expect(stage.list.contentOffset.y == -123)
        stage.screen.drag(stage.list, by: 100)
        #expect(stage.list.contentOffset.y == -23)
        #expect(stage.list.adjustedContentInset.top == 91)
        stage.screen.drag(stage.list, by: -120)
        #expect(stage.list.contentOffset.y == -143)
        #expect(stage.bar.height == 96)
    }

    /// The bar follows the width, also where it follows a scroll only in the next pass.
    @Test(arguments: [[], .barsFollowInPasses] as [Hostility]) func aBarFollowsATurnOfTheDevice(_ hostility: Hostility)
    {
        let stage = Stage(hostility: hostility)
        stage.screen.drag(stage.list, by: 100)
        stage.screen.lift(stage.list)
        stage.screen.runUntilRest()
        stage.screen.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
        stage.screen.frames(3)
        #expect(stage.bar.minY == 0 && stage.bar.width == 844)
        stage.screen.drag(stage.list, by: 50)
        stage.screen.rotate(to: CGSize(width: 390, height: 844), safeAreaInsets: HeadlessScreen.phoneSafeArea)
        stage.screen.frames(3)
        #expect(stage.bar.minY == 47 && stage.bar.width == 390)
    }

    @Test func aControllerSaysWhatItsBarsObserve() throws {
        final class Deaf: UIViewController {
            override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
        }
        let stage = Stage()
        #expect(stage.page.contentScrollView(for: .top) === stage.list)
        let inner = UIScrollView(frame: stage.page.view.bounds)
        inner.contentSize = CGSize(width: 390, height: 2000)
        let box = UIView(frame: stage.page.view.bounds)
        box.addSubview(inner)
        stage.page.view.addSubview(box)
        stage.page.setContentScrollView(inner)
        #expect(stage.page.contentScrollView(for: .bottom) === inner)
        stage.screen.frame()
        #expect(inner.contentOffset.y == -143)
        inner.contentOffset.y = 0
        #expect(stage.bar.height == 44)
        stage.page.setContentScrollView(nil, for: .top)
        #expect(stage.page.contentScrollView(for: .top) === stage.list)
        #expect(stage.page.contentScrollView(for: .bottom) === inner)
        let raised = catchingUIKitExceptions { _ = stage.page.contentScrollView(for: .leading) }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])

        let deaf = Deaf()
        let list = UIScrollView(frame: stage.screen.window.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        deaf.view.addSubview(list)
        stage.navigation.setViewControllers([deaf], animated: false)
        stage.screen.frame()
        list.contentOffset.y = 300
        stage.screen.frame()
        #expect(stage.bar.height == 96)
    }

    @Test func aTitleOverContentBelowTheBarStaysLarge() {
        let stage = Stage()
        stage.list.frame = stage.page.view.bounds.inset(by: UIEdgeInsets(top: 143, left: 0, bottom: 0, right: 0))
        stage.screen.frame()
        stage.screen.drag(stage.list, by: 100)
        #expect(stage.bar.height == 96)
        #expect(stage.list.frame.minY == 143)
    }
}
