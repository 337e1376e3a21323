import HeadlessTools
import Testing
import UIKit

/// As the class of a test case of Swift 5 is: it says nothing of the main actor, which runs it.
private struct Case {
    func show() -> Int {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 300))
        let view = UIView()
        screen.show(view)
        screen.frame()
        let exceptions = catchingUIKitExceptions { view.frame.origin.x = .nan }
        return exceptions.count + screen.frameCount
    }

    /// As a library makes the view of a description.
    func make<View: UIView>(_ type: View.Type) -> () -> View {
        { View(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    }

    func label(of image: UIImage) -> String? {
        image.accessibilityLabel
    }

    /// As the tests of a library look for the window of the app that hosts them.
    func hostsView() -> Bool {
        UIApplication.shared.delegate?.window??.rootViewController != nil
    }
}

@Suite struct NonisolatedTests {
    @MainActor @Test func aScreenIsMadeWithoutAWordOnActors() {
        #expect(Case().show() == 2)
    }

    @MainActor @Test func whatAnyObjectAndAnyViewHaveTakesNoWordOnActors() throws {
        #expect(Case().make(UILabel.self)().frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let image = try #require(UIImage(systemName: "link"))
        image.accessibilityLabel = "link"
        #expect(Case().label(of: image) == "link")
        #expect(!Case().hostsView())
    }
}
