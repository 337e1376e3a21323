import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Lists in the pages of a page view controller: a page that is pulled in shows true sizes in its first frame, and one that comes
/// back is where it was.
@MainActor
@Suite struct PagedListTests {
    nonisolated static let modes = byTurns(Hostility.userModes, every: 20, always: [[]])

    private final class Page: TextListController {
        let number: Int
        private(set) var problem: String?

        init(_ number: Int, isChat: Bool) {
            self.number = number
            super.init(SizingLayout(.bareList())) { "\(number) \($0) " + .sentences(1 + ($0 + number) * 37 % 11) }
            if isChat { layout.contentAnchor = .end }
        }

        required init?(coder: NSCoder) { fatalError("Page is made in code only") }

        /// What the page showed in its first frame on screen since it was forgotten.
        private(set) var firstTops: [Int: CGFloat]?

        func forget() { firstTops = nil }

        func inspect() {
            guard problem == nil, isViewLoaded, list.window != nil else { return }
            if firstTops == nil { firstTops = tops }
            let rows = shownRows
            for (item, frame) in rows {
                let height = height(of: item, inListOf: list.bounds.width)
                if abs(frame.height - height) > 0.01 { problem = "row \(item) is \(frame.height), not \(height)" }
            }
            let (first, last) = (rows.first?.frame.minY ?? .infinity, rows.last?.frame.maxY ?? -.infinity)
            if first > list.bounds.minY + list.adjustedContentInset.top + 0.5 || last < list.bounds.maxY - 35 {
                problem = "rows from \(first) to \(last) in \(list.bounds)"
            }
        }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages: [Page]

        init(isChat: Bool) { pages = (0..<3).map { Page($0, isChat: isChat) } }

        private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
            let number = (controller as! Page).number + step
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
    }

    @MainActor
    private struct Stage {
        let screen: HeadlessScreen
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let book: Book

        init(isChat: Bool, _ hostility: Hostility) {
            screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea, hostility: hostility)
            book = Book(isChat: isChat)
            controller.dataSource = book
            controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            screen.show(UINavigationController(rootViewController: controller))
            screen.didCommit = { [book] in for page in book.pages { page.inspect() } }
            screen.runUntilRest()
        }

        func swipe(_ distance: CGFloat) {
            let y = screen.size.height / 2
            screen.pan(from: CGPoint(x: 195, y: y), to: CGPoint(x: 195 + distance, y: y))
            screen.runUntilRest()
        }

        func scroll(_ page: Int, toItem item: Int) {
            let layout = book.pages[page].layout
            layout.scrollExactly(toItemAt: IndexPath(item: item, section: 0), at: .top, animated: false)
            screen.runUntilRest()
        }
    }

    @Test(.byTurns(), arguments: [false, true], modes)
    func aPageIsTrueAtOnceAndKeepsItsPlace(_ isChat: Bool, _ hostility: Hostility) throws {
        let stage = Stage(isChat: isChat, hostility)
        let pages = stage.book.pages
        stage.scroll(0, toItem: 90)
        let place = pages[0].tops
        stage.swipe(-150)
        #expect(stage.controller.viewControllers == [pages[1]])
        // It has not moved since its first frame.
        let opened = pages[1].tops
        #expect(pages[1].firstTops == opened)
        #expect(opened[isChat ? 199 : 0] != nil)
        stage.scroll(1, toItem: 50)
        let second = pages[1].tops
        pages[0].forget()
        stage.swipe(150)
        #expect(pages[0].firstTops == place && pages[0].tops == place)
        pages[1].forget()
        stage.swipe(-150)
        #expect(pages[1].firstTops == second && pages[1].tops == second)
        stage.swipe(-150)
        #expect(stage.controller.viewControllers == [pages[2]])
        #expect(pages.compactMap(\.problem) == [])
    }

    /// A page that is not on screen when the screen turns comes back with its first row in the new width.
    @Test(.byTurns(), arguments: modes)
    func aPageComesBackInAnotherWidth(_ hostility: Hostility) {
        let stage = Stage(isChat: false, hostility)
        let pages = stage.book.pages
        stage.scroll(0, toItem: 90)
        let top = pages[0].tops[90]
        stage.swipe(-150)
        stage.screen.resize(to: CGSize(width: 500, height: 844))
        stage.screen.runUntilRest()
        #expect(pages[1].list.bounds.width == 500)
        stage.swipe(150)
        #expect(stage.controller.viewControllers == [pages[0]] && pages[0].list.bounds.width == 500)
        #expect(pages[0].tops[90] == top)
        #expect(pages.compactMap(\.problem) == [])
    }
}
