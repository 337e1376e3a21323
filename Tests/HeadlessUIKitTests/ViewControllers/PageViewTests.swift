import HeadlessTools
import TestSupport
import Testing
import UIKit

/// Pages that a finger turns.
@MainActor
@Suite struct PageViewTests {
    private final class Page: UIViewController {
        let number: Int
        var told: [String] = []

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("Page is made in code only") }

        override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
        override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [Page]
        var told: [String] = []
        var showsDots = false

        init(_ count: Int) { pages = (0..<count).map(Page.init) }

        func take() -> [String] {
            defer { told = [] }
            return told
        }

        private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
            let number = (controller as! Page).number + step
            told.append("ask \(number)")
            return pages.indices.contains(number) ? pages[number] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { showsDots ? pages.count : 0 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

        private func numbers(_ controllers: [UIViewController]) -> String {
            controllers.map { "\(($0 as! Page).number)" }.joined(separator: ", ")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) { told.append("will go to \(numbers(pendingViewControllers))") }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { told.append("from \(numbers(previousViewControllers)): \(completed)") }
    }

    @MainActor
    private struct Stage {
        let screen: HeadlessScreen
        let controller: UIPageViewController
        let book = Book(4)

        init(
            _ style: UIPageViewController.TransitionStyle = .scroll,
            _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
            options: [UIPageViewController.OptionsKey: Any]? = nil,
            showsDots: Bool = false,
            hostility: Hostility = []
        ) {
            screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea, hostility: hostility)
            controller = UIPageViewController(
                transitionStyle: style,
                navigationOrientation: orientation,
                options: options
            )
            book.showsDots = showsDots
            controller.dataSource = book
            controller.delegate = book
            controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
            screen.show(controller)
            screen.frame()
        }

        var scrollView: UIScrollView? { controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

        var shown: Int? { (controller.viewControllers?.first as? Page)?.number }

        func frameOnScreen(_ page: Int) -> CGRect {
            book.pages[page].view.convert(book.pages[page].view.bounds, to: nil)
        }

        /// A finger that moves by a distance and leaves, and the flight after it.
        func swipe(_ distance: CGPoint) {
            let start = CGPoint(x: 195, y: 400)
            screen.pan(from: start, to: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
            screen.runUntilRest()
        }
    }

    @Test(.byTurns(), arguments: [[], .all] as [Hostility]) func aSwipeTurnsThePage(_ hostility: Hostility) {
        let stage = Stage(hostility: hostility)
        let pages = stage.book.pages
        #expect(stage.book.take() == ["ask 0", "ask 2"])
        #expect(stage.frameOnScreen(1) == CGRect(x: 0, y: 0, width: 390, height: 844))
        // The page beside it has its size and safe area already, and is not on screen.
        #expect(pages[2].view.bounds.size == CGSize(width: 390, height: 844))
        #expect(pages[2].view.window == nil && pages[2].told == [])
        #expect(stage.controller.children == [pages[1]])

        stage.screen.touchDown(at: CGPoint(x: 300, y: 400))
        stage.screen.moveTouch(to: CGPoint(x: 285, y: 400))
        stage.screen.moveTouch(to: CGPoint(x: 185, y: 400))
        #expect(stage.book.take() == ["will go to 2"])
        #expect(stage.frameOnScreen(2) == CGRect(x: 290, y: 0, width: 390, height: 844))
        #expect(pages[2].view.safeAreaInsets == HeadlessScreen.phoneSafeArea)
        #expect(stage.shown == 1 && pages[2].told == ["will appear"])
        stage.screen.liftTouch()
        stage.screen.runUntilRest()
        #expect(stage.book.take() == ["from 1: true", "ask 3"])
        #expect(stage.shown == 2 && stage.frameOnScreen(2).minX == 0)
        #expect(pages[1].told == ["will appear", "did disappear"] && pages[1].view.window == nil)
        #expect(stage.controller.children == [pages[2]])
        #expect(stage.scrollView?.contentOffset.x == 390)

        stage.swipe(CGPoint(x: 150, y: 0))
        #expect(stage.book.take() == ["will go to 1", "from 2: true", "ask 0"])
        #expect(stage.shown == 1)
    }

    @Test func aFingerThatGoesBackTurnsNoPage() {
        let stage = Stage()
        _ = stage.book.take()
        stage.screen.touchDown(at: CGPoint(x: 300, y: 400))
        for x in [285, 200, 280] as [CGFloat] { stage.screen.moveTouch(to: CGPoint(x: x, y: 400)) }
        stage.screen.liftTouch()
        stage.screen.runUntilRest()
        #expect(stage.book.take() == ["will go to 2", "from 1: false"])
        #expect(stage.shown == 1 && stage.frameOnScreen(1).minX == 0)
        #expect(stage.book.pages[2].view.window == nil && stage.book.pages[2].parent == nil)
    }

    @Test func beyondTheLastPageThereIsNothing() {
        let stage = Stage()
        stage.controller.setViewControllers([stage.book.pages[3]], direction: .forward, animated: false)
        stage.screen.frame()
        _ = stage.book.take()
        stage.swipe(CGPoint(x: -150, y: 0))
        #expect(stage.book.take() == [])
        #expect(stage.shown == 3 && stage.frameOnScreen(3).minX == 0)
        stage.swipe(CGPoint(x: 150, y: 0))
        #expect(stage.shown == 2)
        stage.controller.dataSource = nil
        stage.swipe(CGPoint(x: 150, y: 0))
        #expect(stage.shown == 2)
    }

    @Test func anAppTurnsThePage() {
        let stage = Stage()
        _ = stage.book.take()
        var finished: [Bool] = []
        stage.controller.setViewControllers([stage.book.pages[3]], direction: .forward, animated: true) {
            finished.append($0)
        }
        #expect(stage.shown == 3 && finished == [])
        stage.screen.frames(5)
        #expect(stage.frameOnScreen(1).minX < 0 && stage.frameOnScreen(1).maxX == stage.frameOnScreen(3).minX)
        stage.screen.runUntilRest()
        #expect(finished == [true])
        #expect(stage.frameOnScreen(3).minX == 0 && stage.book.pages[1].view.window == nil)
        // The delegate hears of fingers only.
        #expect(stage.book.take() == ["ask 2", "ask 4"])

        stage.controller.setViewControllers([stage.book.pages[2]], direction: .reverse, animated: true) {
            finished.append($0)
        }
        stage.screen.frames(3)
        stage.controller.setViewControllers([stage.book.pages[0]], direction: .reverse, animated: false) {
            finished.append($0)
        }
        stage.screen.frame()
        #expect(finished == [true, false, true])
        #expect(stage.shown == 0 && stage.frameOnScreen(0).minX == 0)
        #expect(stage.controller.children == [stage.book.pages[0]])
    }

    @Test func pagesStandApartAndTurnWithTheScreen() {
        let stage = Stage(options: [.interPageSpacing: 20])
        stage.screen.touchDown(at: CGPoint(x: 300, y: 400))
        stage.screen.moveTouch(to: CGPoint(x: 285, y: 400))
        stage.screen.moveTouch(to: CGPoint(x: 185, y: 400))
        #expect(stage.frameOnScreen(1) == CGRect(x: -100, y: 0, width: 390, height: 844))
        #expect(stage.frameOnScreen(2) == CGRect(x: 310, y: 0, width: 390, height: 844))
        stage.screen.liftTouch()
        stage.screen.runUntilRest()
        let sides = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        stage.screen.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: sides)
        stage.screen.runUntilRest()
        #expect(stage.shown == 2)
        #expect(stage.frameOnScreen(2) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(stage.book.pages[2].view.safeAreaInsets == sides)
        stage.screen.touchDown(at: CGPoint(x: 300, y: 200))
        stage.screen.moveTouch(to: CGPoint(x: 315, y: 200))
        stage.screen.moveTouch(to: CGPoint(x: 415, y: 200))
        #expect(stage.frameOnScreen(1) == CGRect(x: -764, y: 0, width: 844, height: 390))
        #expect(stage.book.pages[1].view.safeAreaInsets == sides)
        stage.screen.liftTouch()
    }

    @Test func pagesLieOneBelowTheOther() {
        let stage = Stage(.scroll, .vertical)
        stage.swipe(CGPoint(x: -150, y: 0))
        #expect(stage.shown == 1)
        stage.swipe(CGPoint(x: 0, y: -200))
        #expect(stage.shown == 2 && stage.frameOnScreen(2) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func dotsAreBelowThePages() throws {
        let stage = Stage(showsDots: true)
        let dots = try #require(stage.controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.frame == CGRect(x: 0, y: 773, width: 390, height: 37))
        #expect(dots.numberOfPages == 4 && dots.currentPage == 1)
        #expect(stage.frameOnScreen(1).height == 773)
        #expect(stage.book.pages[1].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
        stage.swipe(CGPoint(x: -150, y: 0))
        #expect(dots.currentPage == 2)
    }

    @Test func aPageUnderABarHasItsSafeArea() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let book = Book(3)
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        screen.show(UINavigationController(rootViewController: controller))
        screen.frame()
        let inset = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
        #expect(book.pages[0].view.safeAreaInsets == inset)
        #expect(book.pages[0].navigationController != nil)
        screen.pan(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400))
        #expect(book.pages[1].view.safeAreaInsets == inset)
        screen.runUntilRest()
        #expect(book.pages[1].view.safeAreaInsets == inset && book.pages[1].view.window != nil)
    }

    @Test func aCurledPageChangesWhenTheFingerLeaves() {
        let stage = Stage(.pageCurl)
        #expect(stage.controller.spineLocation == .min && stage.controller.gestureRecognizers.count == 1)
        #expect(stage.scrollView == nil && stage.book.take() == [])
        #expect(stage.frameOnScreen(1) == CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.screen.touchDown(at: CGPoint(x: 300, y: 400))
        stage.screen.moveTouch(to: CGPoint(x: 285, y: 400))
        stage.screen.moveTouch(to: CGPoint(x: 185, y: 400))
        #expect(stage.book.take() == ["ask 2", "will go to 2"])
        stage.screen.liftTouch()
        stage.screen.frame()
        #expect(stage.book.take() == ["from 1: true"])
        #expect(stage.shown == 2 && stage.controller.children == [stage.book.pages[2]])
        #expect(stage.frameOnScreen(2) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stage.book.pages[2].view.safeAreaInsets == HeadlessScreen.phoneSafeArea)

        stage.screen.touchDown(at: CGPoint(x: 300, y: 400))
        for x in [285, 200, 280] as [CGFloat] { stage.screen.moveTouch(to: CGPoint(x: x, y: 400)) }
        stage.screen.liftTouch()
        #expect(stage.book.take() == ["ask 3", "will go to 3", "from 2: false"])
        #expect(stage.shown == 2)
        stage.swipe(CGPoint(x: 0, y: 150))
        #expect(stage.shown == 2 && stage.book.take() == [])
        stage.controller.setViewControllers([stage.book.pages[0]], direction: .reverse, animated: true)
        stage.screen.frame()
        #expect(stage.shown == 0 && stage.book.pages[2].view.window == nil)
    }

    @Test func optionsAreNumbers() {
        let spine = UIPageViewController.SpineLocation.max
        let controller = UIPageViewController(
            transitionStyle: .pageCurl,
            navigationOrientation: .vertical,
            options: [.spineLocation: spine.rawValue]
        )
        #expect(controller.spineLocation == .max && controller.navigationOrientation == .vertical)
        let scrolling = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(scrolling.spineLocation == .none && scrolling.gestureRecognizers == [])
    }
}
