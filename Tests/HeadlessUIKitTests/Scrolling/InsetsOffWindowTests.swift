import HeadlessTools
import Testing
import UIKit

/// What becomes of the safe area's insets of a scroll view that leaves its window.
@MainActor
@Suite struct InsetsOffWindowTests {
    @Test(arguments: [false, true]) func theyGoOrStay(_ areKept: Bool) {
        let screen = HeadlessScreen(
            safeAreaInsets: HeadlessScreen.phoneSafeArea,
            hostility: areKept ? .insetsKeptOffWindow : []
        )
        let scrollView = UIScrollView(frame: .zero)
        scrollView.contentSize = CGSize(width: 390, height: 2_000)
        screen.show(scrollView)
        screen.frame()
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        #expect(scrollView.adjustedContentInset == insets)
        scrollView.contentOffset.y = 1_190
        scrollView.removeFromSuperview()
        #expect(scrollView.adjustedContentInset == (areKept ? insets : .zero))
        #expect(scrollView.contentOffset.y == (areKept ? 1_190 : 1_156))
        screen.show(scrollView)
        screen.frame()
        #expect(scrollView.adjustedContentInset == insets)
    }
}
