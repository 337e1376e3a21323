import HeadlessTools
import Testing
import UIKit

/// A press that needs no time, on a view that scrolls: it is recognized at once, and nothing else is, as with UIKit.
@MainActor
@Suite struct InstantPressTests {
    private final class Sharing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private func offset(after change: (UILongPressGestureRecognizer) -> Void) -> CGFloat {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 600))
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 3_000)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        change(press)
        view.addGestureRecognizer(press)
        screen.show(view)
        screen.pan(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200))
        screen.runUntilRest()
        return view.contentOffset.y
    }

    @Test func nothingScrolls() {
        #expect(offset { _ in } == 0)
    }

    @Test func itScrollsWhereTheDelegateSharesTheTouch() {
        let sharing = Sharing()
        #expect(offset { $0.delegate = sharing } > 200)
        withExtendedLifetime(sharing) {}
    }

    @Test func itScrollsWhereThePressTakesTime() {
        #expect(offset { $0.minimumPressDuration = 0.5 } > 200)
    }
}
