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
    nonisolated static let modes = sample(of: Hostility.userModes, every: 6, always: [[]])

    private final class Page: UIViewController, UICollectionViewDataSource {
        let number: Int
        let layout: SizingLayout
        private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        private let row = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }
        private(set) var problem: String?

        init(_ number: Int, isChat: Bool) {
            self.number = number
            layout = SizingLayout(.bareList())
            if isChat { layout.contentAnchor = .end }
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("Page is made in code only") }

        private func text(_ item: Int) -> String { "\(number) \(item) " + .sentences(1 + (item + number) * 37 % 11) }

        override func viewDidLoad() {
            super.viewDidLoad()
            layout.itemSizing = { [unowned self] in .template(row, item: text($0.item), key: $0.item) }
            list.dataSource = self
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: text(indexPath.item))
        }

        /// Where the shown rows begin, below the upper edge of the page.
        var tops: [Int: CGFloat] {
            var tops: [Int: CGFloat] = [:]
            for cell in list.visibleCells where cell.frame.intersects(list.bounds) {
                guard let item = list.indexPath(for: cell)?.item else { continue }
                tops[item] = ((cell.frame.minY - list.contentOffset.y) * 3).rounded() / 3
            }
            return tops
        }

        /// What the page showed in its first frame on screen since it was forgotten.
        private(set) var firstTops: [Int: CGFloat]?

        func forget() { firstTops = nil }

        func inspect() {
            guard problem == nil, isViewLoaded, list.window != nil else { return }
            if firstTops == nil { firstTops = tops }
            let cells = list.visibleCells.filter { $0.frame.intersects(list.bounds) }.sorted {
                $0.frame.minY < $1.frame.minY
            }
            let (width, sides) = (list.bounds.width, list.safeAreaInsets.left + list.safeAreaInsets.right)
            for cell in cells {
                guard let item = list.indexPath(for: cell)?.item else { continue }
                let height = textHeight(text(item), width: width - sides - 32) + 20
                if abs(cell.frame.height - height) > 0.01 {
                    problem = "row \(item) is \(cell.frame.height), not \(height)"
                }
            }
            let (first, last) = (cells.first?.frame.minY ?? .infinity, cells.last?.frame.maxY ?? -.infinity)
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

    @Test(arguments: [false, true], modes)
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
    @Test(arguments: modes)
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
