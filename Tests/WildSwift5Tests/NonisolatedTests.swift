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
}

@Suite struct NonisolatedTests {
    @MainActor @Test func aScreenIsMadeWithoutAWordOnActors() {
        #expect(Case().show() == 2)
    }
}
