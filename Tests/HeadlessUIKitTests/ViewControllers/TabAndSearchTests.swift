import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct TabAndSearchTests {
    @Test func aTabIsChosenByATap() throws {
        final class Watcher: NSObject, UITabBarControllerDelegate {
            var told: [String] = []
            var forbidden = ""

            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                viewController.title != forbidden
            }

            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                told.append(viewController.title ?? "")
            }
        }
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let tabs = UITabBarController()
        let watcher = Watcher()
        tabs.delegate = watcher
        let pages = ["One", "Two", "Three"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.viewControllers = [UINavigationController(rootViewController: pages[0]), pages[1], pages[2]]
        tabs.viewControllers?[0].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 7)
        screen.show(tabs)
        screen.frame()
        #expect(tabs.selectedIndex == 0)
        #expect(pages[0].tabBarController === tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        #expect(pages[1].viewIfLoaded == nil)

        screen.tap(CGPoint(x: 195, y: 780))
        screen.frame()
        #expect(tabs.selectedViewController === pages[1])
        #expect(pages[1].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(pages[0].view.window == nil)
        watcher.forbidden = "Three"
        screen.tap(CGPoint(x: 350, y: 780))
        #expect(tabs.selectedIndex == 1)
        #expect(watcher.told == ["Two"])
        tabs.selectedIndex = 2
        #expect(watcher.told == ["Two"])
        #expect(tabs.tabBar.selectedItem?.title == "Three")
    }

    @Test func aSearchIsUpdatedAsItIsTyped() {
        final class Results: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
            var told: [String] = []

            func updateSearchResults(for searchController: UISearchController) {
                told.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
            }

            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
        }
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let page = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        let results = Results()
        search.searchResultsUpdater = results
        search.searchBar.delegate = results
        page.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.frame()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
        #expect(page.view.safeAreaInsets.top == 143)

        screen.tap(search.searchBar.searchTextField)
        screen.typeText("ab\n")
        #expect(results.told == ["true ", "true a", "true ab", "search"])
        #expect(search.searchBar.showsCancelButton)
        search.isActive = false
        #expect(results.told.last == "false ")
        #expect(!search.searchBar.isFirstResponder)
    }

    @Test func aLargeTitleMakesTheBarTaller() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let root = UIViewController()
        root.title = "Inbox"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        screen.frame()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(root.view.safeAreaInsets.top == 143)
        #expect(SVGPicture(of: screen.window).text.contains(##"font-size="34" font-weight="bold""##))
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(next, animated: false)
        screen.frame()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(next.view.safeAreaInsets.top == 91)
    }

    @Test func aWindowHasTheSceneThatThereIs() throws {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(screen.window.windowScene === scene)
        #expect(scene.windows == [screen.window])
        #expect(scene.keyWindow === screen.window && UIApplication.shared.keyWindow === screen.window)
        #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(scene.interfaceOrientation.isPortrait)
        screen.resize(to: CGSize(width: 844, height: 390))
        #expect(scene.interfaceOrientation == .landscapeRight)
        #expect(scene.session.scene === scene)
    }

    /// Apple's page of `hidesBottomBarWhenPushed`.
    @Test func thePushedControllerHidesTheBar() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let tabs = UITabBarController()
        let (root, detail, more) = (UIViewController(), UIViewController(), UIViewController())
        detail.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, UIViewController()]
        screen.show(tabs)
        screen.frame()
        navigation.pushViewController(detail, animated: false)
        screen.frame()
        #expect(tabs.tabBar.isHidden)
        #expect(detail.view.safeAreaInsets.bottom == 34)
        navigation.pushViewController(more, animated: false)
        screen.frame()
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: false)
        screen.frame()
        #expect(!tabs.tabBar.isHidden)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }
}
