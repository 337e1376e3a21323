import HeadlessTools
import Testing
import UIKit

/// Who is asked and told in which order when fingers touch the screen.
@MainActor
@Suite final class GestureOrderTests {
    /// Made in a test itself: another one may take the screen between the making of the suite and the test.
    private lazy var screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
    private let log = GestureLog()

    isolated deinit {}

    private func shown() -> LoggedView {
        let view = LoggedView("view", frame: CGRect(x: 0, y: 0, width: 390, height: 844), log)
        screen.show(view)
        screen.frame()
        return view
    }

    private let middle = CGPoint(x: 195, y: 422)

    private func tap() {
        screen.touchDown(at: middle)
        screen.liftTouch()
    }

    @Test func aRecognizerGetsEachTouchBeforeTheViewAndTakesItWhenRecognized() {
        let recognizer = LoggedRecognizer()
        recognizer.log = log
        let delegate = LoggedGestureDelegate(log)
        recognizer.delegate = delegate
        shown().addGestureRecognizer(recognizer)
        log.watch(recognizer, "action", on: screen)
        screen.touchDown(at: middle)
        #expect(log.take() == ["shouldReceive", "recognizer touchesBegan", "view touchesBegan"])
        screen.moveTouch(to: CGPoint(x: 195, y: 430))
        #expect(log.take() == ["recognizer touchesMoved", "shouldBegin", "action began", "view touchesCancelled"])
        screen.moveTouch(to: CGPoint(x: 195, y: 440))
        #expect(log.take() == ["recognizer touchesMoved", "action changed"])
        screen.liftTouch()
        #expect(log.take() == ["recognizer touchesEnded", "action ended", "recognizer reset"])
    }

    @Test func aGestureThatMayNotBeginLeavesTheTouchToTheView() {
        let recognizer = LoggedRecognizer()
        recognizer.log = log
        let delegate = LoggedGestureDelegate(log)
        delegate.begins = false
        recognizer.delegate = delegate
        shown().addGestureRecognizer(recognizer)
        log.watch(recognizer, "action", on: screen)
        screen.touchDown(at: middle)
        screen.moveTouch(to: CGPoint(x: 195, y: 430))
        screen.liftTouch()
        #expect(
            log.take() == [
                "shouldReceive", "recognizer touchesBegan", "view touchesBegan",
                "recognizer touchesMoved", "shouldBegin", "view touchesMoved",
                "view touchesEnded", "recognizer reset",
            ]
        )
    }

    @Test func aRecognizerThatDoesNotReceiveATouchHearsNothingOfIt() {
        let recognizer = LoggedRecognizer()
        recognizer.log = log
        let delegate = LoggedGestureDelegate(log)
        delegate.receives = false
        recognizer.delegate = delegate
        shown().addGestureRecognizer(recognizer)
        tap()
        #expect(log.take() == ["shouldReceive", "view touchesBegan", "view touchesEnded"])
    }

    @Test func aTapCancelsTheTouchOfTheView() {
        let recognizer = UITapGestureRecognizer()
        shown().addGestureRecognizer(recognizer)
        log.watch(recognizer, "tap", on: screen)
        tap()
        #expect(log.take() == ["view touchesBegan", "tap ended", "view touchesCancelled"])
        #expect(recognizer.state == .possible)
    }

    @Test func aTapThatDoesNotCancelLeavesTheEndToTheView() {
        let recognizer = UITapGestureRecognizer()
        recognizer.cancelsTouchesInView = false
        shown().addGestureRecognizer(recognizer)
        log.watch(recognizer, "tap", on: screen)
        tap()
        #expect(log.take() == ["view touchesBegan", "tap ended", "view touchesEnded"])
    }

    @Test func oneTapWaitsForTwoThatItRequiresToFail() {
        let view = shown()
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        log.watch(single, "single", on: screen)
        log.watch(double, "double", on: screen)
        tap()
        #expect(log.take() == ["view touchesBegan"])
        screen.frames(30)
        #expect(log.take() == ["single ended", "view touchesCancelled"])
        tap()
        screen.frames(6)
        tap()
        screen.frames(30)
        #expect(
            log.take() == [
                "view touchesBegan", "view touchesBegan", "double ended", "view touchesCancelled",
                "view touchesCancelled",
            ]
        )
    }

    @Test func oneAndTwoTapsWithoutARequirementAreBothRecognized() {
        let view = shown()
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        log.watch(single, "single", on: screen)
        log.watch(double, "double", on: screen)
        tap()
        tap()
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["single ended", "single ended", "double ended"])
    }

    @Test func aLongPressBeginsAfterHalfASecondAndFollowsTheFinger() {
        let recognizer = UILongPressGestureRecognizer()
        shown().addGestureRecognizer(recognizer)
        log.watch(recognizer, "press", on: screen)
        screen.touchDown(at: middle)
        screen.frames(29)
        #expect(log.take() == ["view touchesBegan"])
        screen.frames(1)
        #expect(log.take() == ["press began", "view touchesCancelled"])
        screen.moveTouch(to: CGPoint(x: 195, y: 500))
        screen.liftTouch()
        #expect(log.take() == ["press changed", "press ended"])
    }

    @Test func aDelayedBeginningIsToldWhenTheGestureFails() {
        let recognizer = UILongPressGestureRecognizer()
        recognizer.delaysTouchesBegan = true
        shown().addGestureRecognizer(recognizer)
        screen.touchDown(at: middle)
        screen.frames(5)
        #expect(log.take() == [])
        screen.liftTouch()
        #expect(log.take() == ["view touchesBegan", "view touchesEnded"])
    }

    @Test func theInnerOfTwoPansPreventsTheOuter() {
        let view = shown()
        let inner = LoggedView("inner", frame: CGRect(x: 0, y: 300, width: 390, height: 300), log)
        view.addSubview(inner)
        let (innerPan, outerPan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        inner.addGestureRecognizer(innerPan)
        view.addGestureRecognizer(outerPan)
        log.watch(innerPan, "inner pan", on: screen)
        log.watch(outerPan, "outer pan", on: screen)
        screen.pan(from: middle, to: CGPoint(x: 195, y: 462), frames: 2)
        #expect(
            log.take() == [
                "inner touchesBegan", "inner pan began", "inner touchesCancelled", "inner pan changed",
                "inner pan ended",
            ]
        )
    }

    @Test func twoPansThatAgreeBothFollowTheFinger() {
        let view = shown()
        let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        let delegate = LoggedGestureDelegate(GestureLog())
        delegate.isSimultaneous = true
        first.delegate = delegate
        view.addGestureRecognizer(first)
        view.addGestureRecognizer(second)
        log.watch(first, "first", on: screen)
        log.watch(second, "second", on: screen)
        screen.pan(from: middle, to: CGPoint(x: 195, y: 462), frames: 2)
        #expect(
            log.take().filter { !$0.hasPrefix("view") } == [
                "first began", "second began", "first changed", "second changed", "first ended", "second ended",
            ]
        )
    }

    @Test func aDelegateMayLetAPanWaitForASwipeToFail() {
        let view = shown()
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        let delegate = LoggedGestureDelegate(GestureLog())
        delegate.requiresFailure = true
        pan.delegate = delegate
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(swipe)
        log.watch(pan, "pan", on: screen)
        log.watch(swipe, "swipe", on: screen)
        screen.pan(from: CGPoint(x: 50, y: 422), to: CGPoint(x: 200, y: 422), frames: 10)
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["swipe ended"])
        screen.pan(from: CGPoint(x: 200, y: 422), to: CGPoint(x: 50, y: 422), frames: 3)
        let told = log.take().filter { !$0.hasPrefix("view") }
        #expect(told == ["pan began", "pan changed", "pan changed", "pan ended"])
    }

    @Test func disablingARecognizerCancelsItsGesture() {
        let recognizer = UIPanGestureRecognizer()
        shown().addGestureRecognizer(recognizer)
        log.watch(recognizer, "pan", on: screen)
        screen.touchDown(at: middle)
        screen.moveTouch(to: CGPoint(x: 195, y: 450))
        recognizer.isEnabled = false
        screen.moveTouch(to: CGPoint(x: 195, y: 470))
        screen.liftTouch()
        #expect(log.take() == ["view touchesBegan", "pan began", "view touchesCancelled", "pan cancelled"])
        #expect(recognizer.state == .possible)
    }

    @Test func touchesThatTheSystemTakesAreCancelledEverywhere() {
        let recognizer = UIPanGestureRecognizer()
        recognizer.cancelsTouchesInView = false
        shown().addGestureRecognizer(recognizer)
        log.watch(recognizer, "pan", on: screen)
        screen.touchDown(at: middle)
        screen.moveTouch(to: CGPoint(x: 195, y: 450))
        screen.cancelTouches()
        #expect(
            log.take() == [
                "view touchesBegan", "pan began", "view touchesMoved", "pan cancelled", "view touchesCancelled",
            ]
        )
    }
}
