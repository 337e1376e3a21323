import HeadlessTools
import Testing
import UIKit

/// What a controller's view has under a navigation bar.
@MainActor
@Suite struct OpaqueBarTests {
    private func show(
        _ controller: UIViewController,
        change: (UINavigationController) -> Void
    ) -> (HeadlessScreen, UINavigationController) {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let navigation = UINavigationController(rootViewController: controller)
        change(navigation)
        screen.show(navigation)
        screen.frame()
        return (screen, navigation)
    }

    private let belowBar = CGRect(x: 0, y: 91, width: 390, height: 844 - 91)

    @Test func underATranslucentBarContentGoesOn() {
        let controller = UIViewController()
        _ = show(controller) { _ in }
        #expect(controller.view.frame.minY == 0)
        #expect(controller.view.safeAreaInsets.top == 91)
    }

    @Test func belowAnOpaqueBarContentBegins() {
        let controller = UIViewController()
        let (screen, navigation) = show(controller) { $0.navigationBar.isTranslucent = false }
        #expect(controller.view.frame == belowBar)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        navigation.isNavigationBarHidden = true
        screen.frame()
        #expect(controller.view.frame.minY == 0)
        navigation.isNavigationBarHidden = false
        navigation.navigationBar.isTranslucent = true
        screen.frame()
        #expect(controller.view.frame.minY == 0)
        #expect(controller.view.safeAreaInsets.top == 91)
    }

    @Test func aControllerMayAskForTheRoomUnderAnOpaqueBar() {
        let controller = UIViewController()
        controller.extendedLayoutIncludesOpaqueBars = true
        let (screen, _) = show(controller) { $0.navigationBar.isTranslucent = false }
        #expect(controller.view.frame.minY == 0)
        #expect(controller.view.safeAreaInsets.top == 91)
        controller.extendedLayoutIncludesOpaqueBars = false
        screen.frame()
        #expect(controller.view.frame == belowBar)
    }

    @Test func aControllerMayBeginBelowAnyBar() {
        let controller = UIViewController()
        controller.edgesForExtendedLayout = []
        let (screen, _) = show(controller) { _ in }
        #expect(controller.view.frame == belowBar)
        controller.edgesForExtendedLayout = .all
        screen.frame()
        #expect(controller.view.frame.minY == 0)
    }

    @Test func contentThatScrollsBeginsBelowTheBarToo() {
        let controller = UIViewController()
        let scrollView = UIScrollView()
        controller.view = scrollView
        scrollView.contentSize = CGSize(width: 390, height: 3_000)
        let (screen, navigation) = show(controller) {
            $0.navigationBar.isTranslucent = false
            $0.navigationBar.prefersLargeTitles = true
        }
        #expect(scrollView.frame.minY == navigation.navigationBar.frame.maxY)
        #expect(scrollView.adjustedContentInset.top == 0)
        #expect(scrollView.contentOffset.y == 0)
        let height = navigation.navigationBar.frame.height
        scrollView.contentOffset.y = 300
        screen.frame()
        #expect(navigation.navigationBar.frame.height == height)
        #expect(scrollView.contentOffset.y == 300)
    }
}
