import HeadlessTools
import Testing
import UIKit

/// The gestures of a navigation controller that pop.
@MainActor
@Suite struct NavigationPopTests {
    private func stack(_ hostility: Hostility = []) -> (HeadlessScreen, UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: hostility)
        screen.show(navigation)
        screen.frame()
        return (screen, navigation)
    }

    @Test func aPanFromTheLeadingEdgePops() {
        let (screen, navigation) = stack()
        screen.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400))
        #expect(navigation.viewControllers.count == 2)
        screen.pan(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 10, y: 500))
        #expect(navigation.viewControllers.count == 2)
        screen.pan(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 100, y: 400))
        #expect(navigation.viewControllers.count == 1)
        screen.pan(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 100, y: 400))
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.interactiveContentPopGestureRecognizer == nil)
    }

    @Test func fromTheContentItPopsWhereATestAsksForIt() {
        let (screen, navigation) = stack(.popsFromContent)
        #expect(navigation.interactiveContentPopGestureRecognizer != nil)
        screen.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 100, y: 400))
        #expect(navigation.viewControllers.count == 2)
        screen.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400))
        #expect(navigation.viewControllers.count == 1)
    }
}
