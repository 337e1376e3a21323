import HeadlessTools
import Testing
import UIKit

/// A search under a large title, on a phone whose status bar is 47 points high.
@MainActor
@Suite struct SearchTests {
    @MainActor
    private final class Watcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var told: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            let isShown = searchController.searchResultsController?.viewIfLoaded?.isHidden == false
            told.append("update \(searchController.searchBar.text ?? "")\(isShown ? " shown" : "")")
        }

        func presentSearchController(_ searchController: UISearchController) { told.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { told.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { told.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { told.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { told.append("did dismiss") }

        func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    @MainActor
    private final class Stage {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let page = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let results = UIViewController()
        let search: UISearchController
        let watcher = Watcher()
        let navigation: UINavigationController

        init(showsResults: Bool = true) {
            list.contentSize = CGSize(width: 390, height: 2000)
            page.view.addSubview(list)
            search = UISearchController(searchResultsController: showsResults ? results : nil)
            search.searchResultsUpdater = watcher
            search.delegate = watcher
            page.navigationItem.searchController = search
            navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            screen.show(navigation)
            screen.frame()
        }

        var bar: CGRect { navigation.navigationBar.frame }

        func begin() {
            screen.tap(search.searchBar.searchTextField)
            screen.frame()
        }
    }

    @Test func theSearchBarGivesWayBeforeTheTitle() {
        let stage = Stage()
        #expect(stage.bar.height == 148)
        #expect(stage.list.contentOffset.y == -195)
        #expect(stage.search.searchBar.frame == CGRect(x: 0, y: 96, width: 390, height: 52))
        stage.screen.drag(stage.list, by: 32)
        #expect(stage.bar.height == 116)
        #expect(stage.search.searchBar.frame == CGRect(x: 0, y: 96, width: 390, height: 20))
        stage.screen.drag(stage.list, by: 32)
        #expect(stage.bar.height == 84)
        #expect(stage.search.searchBar.isHidden)
        stage.screen.lift(stage.list)
        stage.screen.runUntilRest()
        #expect(stage.bar.height == 96)
        #expect(stage.list.contentOffset.y == -143)
        stage.list.contentOffset.y = 0
        #expect(stage.bar.height == 44)
    }

    @Test func aSearchBarThatDoesNotHideStaysUnderTheSmallTitle() {
        let stage = Stage()
        stage.page.navigationItem.hidesSearchBarWhenScrolling = false
        stage.screen.frame()
        stage.list.contentOffset.y = 0
        stage.screen.frame()
        #expect(stage.bar.height == 96)
        #expect(stage.search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
        #expect(stage.list.adjustedContentInset.top == 143)
    }

    @Test func resultsAreShownOverTheContentAsSoonAsThereIsAText() {
        let stage = Stage()
        stage.begin()
        #expect(stage.watcher.take() == ["present", "will present", "update ", "did present"])
        #expect(stage.bar == CGRect(x: 0, y: 47, width: 390, height: 52))
        #expect(stage.search.searchBar.frame == CGRect(x: 0, y: 0, width: 390, height: 52))
        #expect(stage.list.contentOffset.y == -99)
        #expect(stage.page.presentedViewController === stage.search)
        #expect(stage.search.presentingViewController === stage.page)
        #expect(stage.results.parent === stage.search && stage.results.view.isHidden)

        stage.screen.typeText("a")
        #expect(stage.watcher.take() == ["update a shown"])
        #expect(stage.results.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stage.results.view.safeAreaInsets == UIEdgeInsets(top: 99, left: 0, bottom: 34, right: 0))
        #expect(stage.screen.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === stage.results.view)
        stage.screen.pressDelete()
        #expect(stage.watcher.take() == ["update "])

        stage.screen.typeText("b")
        stage.screen.tap(CGPoint(x: 360, y: 73))
        stage.screen.frame()
        #expect(stage.watcher.take() == ["update b shown", "will dismiss", "update ", "did dismiss"])
        #expect(!stage.search.isActive && !stage.search.searchBar.isFirstResponder)
        #expect(stage.search.view.window == nil && stage.page.presentedViewController == nil)
        #expect(stage.bar.height == 148)
        #expect(stage.list.contentOffset.y == -195)
    }

    @Test func theTraitsOfASearchBarAreThoseOfItsField() {
        let bar = UISearchBar(frame: .zero)
        #expect(bar.returnKeyType == .search)
        bar.keyboardType = .webSearch
        bar.autocapitalizationType = .none
        #expect(bar.searchTextField.keyboardType == .webSearch)
        #expect(bar.searchTextField.autocapitalizationType == .none)
    }

    @Test func aTitleMayStayWhileTheUserSearches() {
        let stage = Stage()
        stage.search.hidesNavigationBarDuringPresentation = false
        stage.list.contentOffset.y = 100
        stage.search.isActive = true
        stage.screen.frame()
        #expect(stage.bar.height == 148)
        stage.list.contentOffset.y = 300
        #expect(stage.bar.height == 148)
        stage.search.isActive = false
        stage.screen.frame()
        #expect(stage.bar.height == 44)
    }

    @Test func whatIsObscuredEndsTheSearchWhenItIsTouched() {
        let stage = Stage(showsResults: false)
        stage.begin()
        #expect(stage.screen.window.hitTest(CGPoint(x: 195, y: 400), with: nil) !== stage.list)
        stage.screen.tap(CGPoint(x: 195, y: 400))
        #expect(!stage.search.isActive)
        #expect(stage.screen.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === stage.list)
        stage.search.obscuresBackgroundDuringPresentation = false
        stage.search.isActive = true
        #expect(stage.screen.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === stage.list)
    }

    @Test func anAppMayDecideWhenResultsAreShown() {
        let stage = Stage()
        #expect(!stage.search.showsSearchResultsController && stage.search.automaticallyShowsSearchResultsController)
        stage.search.showsSearchResultsController = true
        #expect(!stage.search.automaticallyShowsSearchResultsController)
        stage.begin()
        #expect(!stage.results.view.isHidden)
        stage.screen.typeText("a")
        stage.search.showsSearchResultsController = false
        #expect(stage.results.view.isHidden)
    }

    @Test func anAlertIsShownByTheSearchNotByThePage() {
        let stage = Stage()
        stage.begin()
        let alert = UIAlertController(title: "Clear?", message: nil, preferredStyle: .alert)
        stage.page.present(alert, animated: false)
        #expect(alert.viewIfLoaded?.window == nil)
        stage.search.present(alert, animated: false)
        #expect(alert.viewIfLoaded?.window === stage.screen.window)
        stage.page.dismiss(animated: false)
        #expect(!stage.search.isActive)
        #expect(alert.viewIfLoaded?.window == nil)
    }

    @Test func aResultIsOpenedAndTheSearchIsThereOnTheWayBack() {
        let stage = Stage()
        stage.begin()
        stage.screen.typeText("a")
        let detail = UIViewController()
        stage.navigation.pushViewController(detail, animated: false)
        stage.screen.frame()
        #expect(stage.search.view.window == nil && stage.search.isActive)
        #expect(stage.bar.height == 96)
        stage.navigation.popViewController(animated: false)
        stage.screen.frame()
        #expect(stage.results.view.window === stage.screen.window)
        #expect(stage.bar.height == 52)
        #expect(stage.search.searchBar.text == "a")
    }

    @Test func aSearchGoesWithItsPage() {
        let stage = Stage()
        stage.begin()
        stage.navigation.setViewControllers([UIViewController()], animated: false)
        stage.screen.frame()
        #expect(stage.search.view.window == nil)
        #expect(stage.bar.height == 96)
    }

    @Test func aSearchThatIsTakenFromItsPageLeavesTheScreen() {
        let stage = Stage()
        stage.begin()
        stage.page.navigationItem.searchController = nil
        stage.screen.frame()
        #expect(stage.search.view.window == nil)
        #expect(stage.page.presentedViewController == nil)
        #expect(stage.bar.height == 96)
        #expect(stage.list.contentOffset.y == -143)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func aMagnifierLiesBeforeTheText(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let screen = HeadlessScreen()
        screen.set { $0.layoutDirection = direction }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
        screen.window.addSubview(bar)
        screen.frame()
        let field = bar.searchTextField
        let magnifier = try #require(field.leftView as? UIImageView)
        #expect(magnifier.image?.isSymbolImage == true && !magnifier.isHidden)
        let width = magnifier.frame.width
        let (text, isMirrored) = (field.textRect(forBounds: field.bounds), direction == .rightToLeft)
        #expect(magnifier.frame.minX == (isMirrored ? field.bounds.width - 8 - width : 8))
        #expect(isMirrored ? text.maxX == magnifier.frame.minX - 6 : text.minX == magnifier.frame.maxX + 6)
        #expect(isMirrored ? text.minX == 7 : text.maxX == field.bounds.width - 7)
        field.leftViewMode = .never
        screen.frame()
        #expect(field.textRect(forBounds: field.bounds) == field.bounds.insetBy(dx: 7, dy: 0))
    }
}
