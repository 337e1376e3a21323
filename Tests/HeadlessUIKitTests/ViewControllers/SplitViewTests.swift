import HeadlessTools
import Testing
import UIKit

/// A tablet's window: two or three columns. In compact width there is one.
@MainActor
@Suite struct SplitViewTests {
    private final class Page: UIViewController {
        var sizeClass: UIUserInterfaceSizeClass { traitCollection.horizontalSizeClass }
    }

    private static let landscape = CGSize(width: 1024, height: 768)
    private static let portrait = CGSize(width: 768, height: 1024)
    private static let phone = CGSize(width: 390, height: 844)

    private func screen(_ size: CGSize = landscape, isWide: Bool = true) -> HeadlessScreen {
        let screen = HeadlessScreen(
            size: size,
            scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 10, bottom: 20, right: 12)
        )
        screen.set { $0.horizontalSizeClass = isWide ? .regular : .compact }
        return screen
    }

    private func become(_ isWide: Bool, on screen: HeadlessScreen, size: CGSize) {
        screen.resize(to: size)
        screen.set { $0.horizontalSizeClass = isWide ? .regular : .compact }
        screen.frame()
    }

    private func pages(_ count: Int) -> [Page] {
        (0..<count).map { number in
            let page = Page()
            page.title = "\(number)"
            return page
        }
    }

    private func twoColumns() -> (split: UISplitViewController, list: Page, detail: Page) {
        let split = UISplitViewController(style: .doubleColumn)
        let pages = pages(2)
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
        return (split, pages[0], pages[1])
    }

    private func x(_ page: UIViewController) -> ClosedRange<CGFloat>? {
        guard let view = page.viewIfLoaded, let window = view.window else { return nil }
        let frame = view.convert(view.bounds, to: window)
        return frame.minX...frame.maxX
    }

    // MARK: Columns

    @Test func twoColumnsLieBesideOneAnother() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        screen.show(split)
        screen.frame()
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
        #expect(x(list) == 0...320 && x(detail) == 320...1024)
        #expect(split.primaryColumnWidth == 320)
        #expect(list.splitViewController === split && detail.splitViewController === split)
        #expect(
            list.navigationController?.parent === split && list.navigationController !== detail.navigationController
        )
        #expect(split.viewController(for: .primary) === list)
        #expect(split.viewControllers == [list.navigationController, detail.navigationController])
        // Each has what reaches into it of the window's safe area.
        #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 10, bottom: 20, right: 0))
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 0, bottom: 20, right: 12))
        #expect(list.sizeClass == .compact && detail.sizeClass == .regular)
    }

    @Test func threeColumns() {
        let screen = screen()
        let split = UISplitViewController(style: .tripleColumn)
        let pages = pages(3)
        for (column, page) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], pages) {
            split.setViewController(page, for: column)
        }
        screen.show(split)
        screen.frame()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(x(pages[0]) == nil && x(pages[1]) == 0...375 && x(pages[2]) == 375...1024)

        split.show(.primary)
        screen.frame()
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(x(pages[0]) == 0...320 && x(pages[1]) == 320...695 && x(pages[2]) == 695...1344)
        split.show(.secondary)
        #expect(split.displayMode == .oneBesideSecondary)

        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .twoBesideSecondary
        screen.frame()
        #expect(x(pages[0]) == 0...320 && x(pages[1]) == 320...695 && x(pages[2]) == 695...1024)
        split.preferredSplitBehavior = .overlay
        screen.frame()
        #expect(split.displayMode == .twoOverSecondary && x(pages[2]) == 0...1024)
        split.hide(.supplementary)
        screen.frame()
        #expect(split.displayMode == .secondaryOnly && x(pages[1]) == nil)
    }

    @Test func aColumnIsAsWideAsItIsToldWithinItsLimits() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        screen.show(split)
        split.preferredPrimaryColumnWidthFraction = 0.25
        screen.frame()
        #expect(x(list) == 0...256)
        split.preferredPrimaryColumnWidthFraction = 0.5
        #expect(split.primaryColumnWidth == 320)
        split.maximumPrimaryColumnWidth = 400
        screen.frame()
        #expect(x(list) == 0...400 && x(detail) == 400...1024)
        split.preferredPrimaryColumnWidth = 200
        #expect(split.primaryColumnWidth == 200)
        split.minimumPrimaryColumnWidth = 280
        screen.frame()
        #expect(split.primaryColumnWidth == 280 && x(detail) == 280...1024)
        #expect(split.preferredSupplementaryColumnWidth == UISplitViewController.automaticDimension)
    }

    @Test func thePrimaryColumnMayBeTheLast() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        split.primaryEdge = .trailing
        screen.show(split)
        screen.frame()
        #expect(x(list) == 704...1024 && x(detail) == 0...704)
        #expect(list.view.safeAreaInsets.right == 12 && list.view.safeAreaInsets.left == 0)
        split.primaryEdge = .leading
        screen.set { $0.layoutDirection = .rightToLeft }
        screen.frame()
        #expect(x(list) == 704...1024 && x(detail) == 0...704)
    }

    // MARK: Shown and hidden

    @Test func aColumnIsHiddenAndShown() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        screen.show(split)
        screen.frame()
        split.hide(.primary)
        screen.frame()
        #expect(split.displayMode == .secondaryOnly && x(list) == nil && x(detail) == 0...1024)
        #expect(detail.view.safeAreaInsets.left == 10)
        split.hide(.secondary)
        screen.frame()
        #expect(x(detail) == 0...1024, "The secondary column stays.")
        split.show(.primary)
        screen.frame()
        #expect(split.displayMode == .oneBesideSecondary && x(list) == 0...320 && x(detail) == 320...1024)
    }

    @Test func aWindowThatIsHigherThanWideShowsOneColumnAndAnotherOverIt() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        screen.show(split)
        screen.frame()
        let watcher = Watcher()
        split.delegate = watcher
        screen.rotate(to: Self.portrait)
        screen.frame()
        #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
        #expect(x(list) == nil && x(detail) == 0...768)
        #expect(watcher.told == ["mode 1", "hides 0"])
        split.show(.primary)
        screen.frame()
        #expect(split.displayMode == .oneOverSecondary && x(list) == 0...320 && x(detail) == 0...768)
        #expect(watcher.told.last == "mode 3")
        split.show(.secondary)
        #expect(split.displayMode == .secondaryOnly)

        split.preferredDisplayMode = .oneBesideSecondary
        screen.frame()
        #expect(split.splitBehavior == .tile && x(list) == 0...320 && x(detail) == 320...768)
        split.preferredSplitBehavior = .overlay
        #expect(split.displayMode == .oneOverSecondary, "The mode goes by the behavior.")
    }

    @Test func theSizesOfTheColumnsAreKnownBeforeTheScreenTurns() {
        final class Told: UIViewController {
            var sizes: [CGSize] = []

            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }
        let (screen, split, pages) = (screen(), UISplitViewController(style: .doubleColumn), [Told(), Told()])
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
        screen.show(split)
        screen.frame()
        screen.rotate(to: Self.portrait)
        #expect(pages[0].sizes == [CGSize(width: 320, height: 1024)])
        #expect(pages[1].sizes == [CGSize(width: 448, height: 1024)])
    }

    @Test func theButtonTurnsItOver() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        screen.show(split)
        screen.frame()
        screen.tap(CGPoint(x: 345, y: 46))
        screen.frame()
        #expect(split.displayMode == .secondaryOnly && x(list) == nil)
    }

    @Test func aViewAppearsWithItsColumn() {
        final class Told: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) { told.append("will") }
            override func viewIsAppearing(_ animated: Bool) { told.append("is \(view.bounds.width)") }
            override func viewDidAppear(_ animated: Bool) { told.append("did") }
            override func viewDidDisappear(_ animated: Bool) { told.append("gone") }
        }
        let (screen, split, list) = (screen(), UISplitViewController(style: .doubleColumn), Told())
        split.setViewController(list, for: .primary)
        split.setViewController(Page(), for: .secondary)
        screen.show(split)
        screen.frame()
        #expect(list.told == ["will", "is 320.0", "did"])
        split.hide(.primary)
        screen.frame()
        split.show(.primary)
        screen.frame()
        #expect(list.told == ["will", "is 320.0", "did", "gone", "will", "is 320.0", "did"])
    }

    // MARK: Narrow windows

    private final class Watcher: UISplitViewControllerDelegate {
        var told: [String] = []
        var top: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            told.append("collapses to \(proposedTopColumn.rawValue)")
            return top ?? proposedTopColumn
        }

        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            told.append("expands to \(proposedDisplayMode.rawValue)")
            return proposedDisplayMode
        }

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            told.append("mode \(displayMode.rawValue)")
        }

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            told.append("shows \(column.rawValue)")
        }

        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            told.append("hides \(column.rawValue)")
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            told.append("collapsed \(svc.isCollapsed)")
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expanded \(!svc.isCollapsed)") }
    }

    @Test func aNarrowWindowShowsTheColumnsOnOneStack() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        let watcher = Watcher()
        split.delegate = watcher
        screen.show(split)
        screen.frame()
        become(false, on: screen, size: Self.phone)
        #expect(watcher.told == ["collapses to 2", "collapsed true"])
        #expect(split.isCollapsed && split.viewControllers.count == 1)
        #expect(list.navigationController?.viewControllers == [list, detail])
        #expect(x(detail) == 0...390 && x(list) == nil && detail.sizeClass == .compact)

        watcher.told = []
        become(true, on: screen, size: Self.landscape)
        #expect(watcher.told == ["expands to 2", "expanded true"])
        #expect(x(list) == 0...320 && x(detail) == 320...1024)
        #expect(detail.navigationController?.viewControllers == [detail] && detail.sizeClass == .regular)
        #expect(list.sizeClass == .compact)
    }

    @Test func whatWasGoneBackFromIsThereAgainInAWideWindow() {
        let (screen, (split, list, detail)) = (screen(Self.phone, isWide: false), twoColumns())
        let watcher = Watcher()
        watcher.top = .primary
        split.delegate = watcher
        screen.show(split)
        screen.frame()
        #expect(split.isCollapsed && x(list) == 0...390)
        split.show(.secondary)
        screen.frame()
        #expect(x(detail) == 0...390 && x(list) == nil)
        let deeper = Page()
        detail.navigationController?.pushViewController(deeper, animated: false)
        become(true, on: screen, size: Self.landscape)
        #expect(detail.navigationController?.viewControllers == [detail, deeper] && x(deeper) == 320...1024)

        watcher.top = .secondary
        become(false, on: screen, size: Self.phone)
        #expect(x(deeper) == 0...390)
        list.navigationController?.popToRootViewController(animated: false)
        screen.frame()
        #expect(x(list) == 0...390)
        become(true, on: screen, size: Self.landscape)
        #expect(x(list) == 0...320 && x(detail) == 320...1024)
    }

    @Test func columnsAreShownOneAfterAnotherInANarrowWindow() {
        let screen = screen(Self.phone, isWide: false)
        let split = UISplitViewController(style: .tripleColumn)
        let pages = pages(3)
        for (column, page) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], pages) {
            split.setViewController(page, for: column)
        }
        screen.show(split)
        screen.frame()
        #expect(x(pages[2]) == 0...390)
        split.hide(.secondary)
        screen.frame()
        #expect(x(pages[1]) == 0...390)
        split.show(.primary)
        screen.frame()
        #expect(x(pages[0]) == 0...390)
        split.show(.secondary)
        screen.frame()
        #expect(pages[0].navigationController?.viewControllers == pages)
    }

    @Test func aCompactColumnTakesThePlaceOfTheOthers() {
        let (screen, (split, list, detail)) = (screen(), twoColumns())
        let (compact, watcher) = (Page(), Watcher())
        split.delegate = watcher
        split.setViewController(compact, for: .compact)
        screen.show(split)
        screen.frame()
        #expect(x(compact) == nil)
        become(false, on: screen, size: Self.phone)
        #expect(watcher.told.first == "collapses to 3")
        #expect(x(compact) == 0...390 && x(list) == nil && x(detail) == nil)
        #expect(compact.navigationController == nil && split.viewControllers == [compact])
        become(true, on: screen, size: Self.landscape)
        #expect(x(compact) == nil && x(list) == 0...320 && x(detail) == 320...1024)
    }

    // MARK: What the columns show

    /// As Apple answered the author of a report about it: https://zhaoxin.pro/technology/15993960076329.html
    @Test func anotherDetailIsPushedOnTheNavigationControllerThatTheColumnMade() {
        let (screen, (split, _, detail)) = (screen(), twoColumns())
        screen.show(split)
        screen.frame()
        let (next, own) = (Page(), UINavigationController(rootViewController: Page()))
        split.setViewController(next, for: .secondary)
        screen.frame()
        #expect(next.navigationController?.viewControllers == [detail, next] && x(next) == 320...1024)
        split.setViewController(own, for: .secondary)
        screen.frame()
        #expect(split.viewControllers.last === own && x(own) == 320...1024 && next.view.window == nil)
        split.setViewController(nil, for: .secondary)
        #expect(split.viewControllers.count == 1 && own.parent == nil)
    }

    @Test func aControllerShowsADetail() {
        let (screen, (split, list, _)) = (screen(), twoColumns())
        screen.show(split)
        screen.frame()
        let (detail, pushed) = (UINavigationController(rootViewController: Page()), Page())
        list.showDetailViewController(detail, sender: nil)
        list.show(pushed, sender: nil)
        screen.frame()
        #expect(split.viewController(for: .secondary) === detail && x(detail) == 320...1024)
        #expect(x(pushed) == 0...320)

        let alone = Page()
        screen.show(alone)
        screen.frame()
        let over = Page()
        alone.showDetailViewController(over, sender: nil)
        #expect(alone.presentedViewController === over)
    }

    // MARK: Two controllers without a style

    @Test func twoControllersWithoutAStyle() {
        let (screen, split, pages) = (screen(), UISplitViewController(), pages(2))
        let (list, detail) = (UINavigationController(rootViewController: pages[0]), pages[1])
        split.viewControllers = [list, detail]
        screen.show(split)
        screen.frame()
        #expect(split.style == .unspecified && split.viewController(for: .primary) == nil)
        #expect(x(pages[0]) == 0...320 && x(detail) == 320...1024 && detail.navigationController == nil)
        become(false, on: screen, size: Self.phone)
        #expect(list.viewControllers == [pages[0], detail] && split.viewControllers == [list])
        become(true, on: screen, size: Self.landscape)
        #expect(list.viewControllers == [pages[0]] && split.viewControllers == [list, detail])
        #expect(x(pages[0]) == 0...320 && x(detail) == 320...1024)

        let next = Page()
        pages[0].showDetailViewController(next, sender: nil)
        screen.frame()
        #expect(split.viewControllers == [list, next] && x(next) == 320...1024 && detail.parent == nil)
    }

    @Test func theDelegateMayDropTheSecondController() {
        final class Dropping: UISplitViewControllerDelegate {
            let separated = UIViewController()

            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }

            func splitViewController(
                _ splitViewController: UISplitViewController,
                separateSecondaryFrom primaryViewController: UIViewController
            ) -> UIViewController? { separated }
        }
        let (screen, split, pages, delegate) = (screen(), UISplitViewController(), pages(2), Dropping())
        split.delegate = delegate
        let list = UINavigationController(rootViewController: pages[0])
        split.viewControllers = [list, pages[1]]
        screen.show(split)
        screen.frame()
        become(false, on: screen, size: Self.phone)
        #expect(list.viewControllers == [pages[0]] && x(pages[0]) == 0...390 && x(pages[1]) == nil)
        pages[0].showDetailViewController(pages[1], sender: nil)
        #expect(list.viewControllers == [pages[0], pages[1]])
        become(true, on: screen, size: Self.landscape)
        #expect(split.viewControllers == [list, delegate.separated] && x(delegate.separated) == 320...1024)
    }
}
