import HeadlessTools
import Testing
import UIKit

/// A finger on scroll views, their content, and what lies inside and around them.
@MainActor
@Suite final class ScrollGestureOrderTests {
    /// Made in a test itself: another one may take the screen between the making of the suite and the test.
    private lazy var screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
    private let log = GestureLog()

    isolated deinit {}

    private func scrollView(
        in frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
        content: CGSize = CGSize(width: 390, height: 3_000)
    ) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = content
        return scrollView
    }

    @Test func aFingerScrollsByWhatItMovesAfterTheDragIsRecognized() {
        let scrollView = scrollView()
        screen.show(scrollView)
        log.watch(scrollView.panGestureRecognizer, "pan", on: screen)
        screen.touchDown(at: CGPoint(x: 195, y: 600))
        #expect(scrollView.isTracking)
        #expect(!scrollView.isDragging)
        screen.moveTouch(to: CGPoint(x: 195, y: 589))
        #expect(scrollView.isDragging)
        #expect(scrollView.contentOffset == .zero)
        screen.moveTouch(to: CGPoint(x: 195, y: 539))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
        #expect(scrollView.panGestureRecognizer.translation(in: scrollView.superview) == CGPoint(x: 0, y: -50))
        screen.frames(10)
        screen.liftTouch()
        #expect(!scrollView.isTracking)
        #expect(!scrollView.isDecelerating)
        #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    }

    @Test func aFingerThatLeavesWhileItMovesFlings() {
        let scrollView = scrollView()
        screen.show(scrollView)
        screen.pan(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), frames: 10)
        #expect(scrollView.isDecelerating)
        let offset = scrollView.contentOffset.y
        screen.runUntilRest()
        #expect(scrollView.contentOffset.y > offset + 300)
    }

    @Test func aFingerOnMovingContentStopsItAndTouchesNothing() {
        let scrollView = scrollView()
        let content = LoggedView("content", frame: CGRect(x: 0, y: 0, width: 390, height: 3_000), log)
        scrollView.addSubview(content)
        screen.show(scrollView)
        screen.pan(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), frames: 10)
        _ = log.take()
        screen.frame()
        screen.touchDown(at: CGPoint(x: 195, y: 400))
        #expect(!scrollView.isDecelerating)
        screen.liftTouch()
        #expect(log.take() == [])
    }

    @Test func contentHearsOfATouchAfterAShortTimeAndOfItsEndByADrag() {
        let scrollView = scrollView()
        let content = LoggedView("content", frame: CGRect(x: 0, y: 0, width: 390, height: 3_000), log)
        scrollView.addSubview(content)
        screen.show(scrollView)
        screen.touchDown(at: CGPoint(x: 195, y: 600))
        screen.frames(5)
        #expect(log.take() == [])
        screen.frames(5)
        #expect(log.take() == ["content touchesBegan"])
        screen.moveTouch(to: CGPoint(x: 195, y: 580))
        #expect(log.take() == ["content touchesCancelled"])
        screen.liftTouch()
    }

    @Test func aQuickTapReachesTheContentWhole() {
        let scrollView = scrollView()
        let content = LoggedView("content", frame: CGRect(x: 0, y: 0, width: 390, height: 3_000), log)
        scrollView.addSubview(content)
        screen.show(scrollView)
        screen.touchDown(at: CGPoint(x: 195, y: 600))
        screen.liftTouch()
        #expect(log.take() == ["content touchesBegan", "content touchesEnded"])
    }

    @Test func aButtonKeepsItsTouchOnceItHasIt() {
        let scrollView = scrollView()
        let button = UIButton(frame: CGRect(x: 100, y: 500, width: 200, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scrollView.addSubview(button)
        screen.show(scrollView)
        screen.touchDown(at: CGPoint(x: 195, y: 550))
        screen.frames(12)
        #expect(button.isHighlighted)
        screen.moveTouch(to: CGPoint(x: 195, y: 520))
        #expect(scrollView.contentOffset == .zero)
        screen.liftTouch()
        #expect(taps == 1)
        // A quick drag that begins on the button scrolls.
        screen.pan(from: CGPoint(x: 195, y: 550), to: CGPoint(x: 195, y: 450), frames: 5)
        #expect(scrollView.contentOffset.y > 0)
        #expect(taps == 1)
    }

    @Test func aPageThatScrollsSidewaysLeavesListsInItTheirOwnDirection() {
        let pages = scrollView(content: CGSize(width: 1_170, height: 844))
        let list = scrollView()
        pages.addSubview(list)
        screen.show(pages)
        screen.pan(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 200, y: 500), frames: 5)
        #expect(list.contentOffset.y > 0)
        #expect(pages.contentOffset == .zero)
        screen.runUntilRest()
        let offset = list.contentOffset
        screen.pan(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 180, y: 660), frames: 4)
        #expect(pages.contentOffset.x > 0)
        #expect(list.contentOffset == offset)
    }

    @Test func theInnerOfTwoThatScrollAlikeScrolls() {
        let outer = scrollView()
        let inner = scrollView(
            in: CGRect(x: 0, y: 300, width: 390, height: 300),
            content: CGSize(width: 390, height: 900)
        )
        outer.addSubview(inner)
        screen.show(outer)
        screen.pan(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 400), frames: 5)
        #expect(inner.contentOffset.y > 0)
        #expect(outer.contentOffset == .zero)
        screen.runUntilRest()
        screen.pan(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 650), frames: 5)
        #expect(outer.contentOffset.y > 0)
    }

    @Test func aRecognizerThatWasMovedElsewhereScrollsFromThere() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let scrollView = scrollView(in: CGRect(x: 0, y: 0, width: 390, height: 300))
        let pad = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        root.addSubview(scrollView)
        root.addSubview(pad)
        screen.show(root)
        pad.addGestureRecognizer(scrollView.panGestureRecognizer)
        #expect(scrollView.gestureRecognizers == nil)
        screen.pan(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 650), frames: 5)
        #expect(scrollView.contentOffset.y > 0)
        screen.runUntilRest()
        let offset = scrollView.contentOffset
        screen.pan(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 150), frames: 5)
        #expect(scrollView.contentOffset == offset)
    }

    @Test func aTapRecognizerOverAButtonLeavesTheButtonItsTap() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.addAction(UIAction { [log] _ in log.add("button") }, for: .touchUpInside)
        root.addSubview(button)
        let tap = UITapGestureRecognizer()
        root.addGestureRecognizer(tap)
        screen.show(root)
        log.watch(tap, "tap", on: screen)
        screen.tap(CGPoint(x: 150, y: 120))
        screen.tap(CGPoint(x: 150, y: 400))
        #expect(log.take() == ["button", "tap ended"])
    }
}
