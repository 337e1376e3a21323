import HeadlessTools
import Testing
import UIKit

/// An animated scroll that another one takes the place of.
@MainActor
@Suite struct ReplacedScrollTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var ends: [CGFloat] = []
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends.append(scrollView.contentOffset.y) }
    }

    private func show() -> (HeadlessScreen, UIScrollView, Log) {
        let screen = HeadlessScreen()
        let scrollView = UIScrollView()
        let log = Log()
        scrollView.contentSize.height = 5_000
        scrollView.delegate = log
        screen.show(scrollView)
        screen.frame()
        return (screen, scrollView, log)
    }

    @Test func itEndsWhereItIsAndItsDelegateHears() {
        let (screen, scrollView, log) = show()
        scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        screen.frames(5)
        let middle = scrollView.contentOffset.y
        #expect(middle > 0 && middle < 1_000)
        scrollView.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
        #expect(log.ends == [middle])
        #expect(scrollView.contentOffset.y == middle)
        screen.runUntilRest()
        #expect(log.ends == [middle, 2_000])
    }

    @Test func aScrollWithoutAnimationEndsItInSilence() {
        let (screen, scrollView, log) = show()
        scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        screen.frames(5)
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        screen.runUntilRest()
        #expect(log.ends == [])
        #expect(scrollView.contentOffset.y == 50)
    }
}
