import HeadlessTools
import Testing
import UIKit

/// A card under two fingers that begin 100 points apart.
@MainActor
@Suite struct TwoFingerTests {
    @MainActor
    private final class Stage {
        let screen = HeadlessScreen()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let log = GestureLog()

        func add(_ recognizer: UIGestureRecognizer, _ describe: @escaping @MainActor () -> String) {
            if card.superview == nil { screen.window.addSubview(card) }
            card.addGestureRecognizer(recognizer)
            screen.whenRecognized(recognizer) { [unowned self] in log.add("\($0.state) \(describe())") }
        }

        func putFingersDown() {
            screen.touchDown(at: CGPoint(x: 145, y: 400))
            screen.touchDown(at: CGPoint(x: 245, y: 400), finger: 1)
        }
    }

    @Test func aPinchScalesFromWhereItWasRecognized() {
        let stage = Stage()
        let pinch = UIPinchGestureRecognizer()
        stage.add(pinch) { "\(pinch.scale)" }
        stage.putFingersDown()
        stage.screen.moveTouch(to: CGPoint(x: 255, y: 400), finger: 1)
        #expect(stage.log.take() == [])
        stage.screen.moveTouch(to: CGPoint(x: 265, y: 400), finger: 1)
        #expect(stage.log.take() == ["began 1.0"])
        stage.screen.moveTouch(to: CGPoint(x: 325, y: 400), finger: 1)
        #expect(stage.log.take() == ["changed 1.5"])
        #expect(abs(pinch.velocity - 30) < 0.001)
        stage.screen.moveTouches(to: [CGPoint(x: 175, y: 400), CGPoint(x: 235, y: 400)])
        #expect(stage.log.take() == ["changed 1.25", "changed 0.5"])

        stage.screen.liftTouch(finger: 1)
        stage.screen.moveTouch(to: CGPoint(x: 100, y: 400))
        #expect(stage.log.take() == [])
        stage.screen.liftTouch()
        #expect(stage.log.take() == ["ended 0.5"])
        #expect(pinch.state == .possible)
    }

    @Test func aScaleThatIsSetCountsOnFromThere() {
        let stage = Stage()
        let pinch = UIPinchGestureRecognizer()
        stage.add(pinch) {
            defer { pinch.scale = 1 }
            return "\(pinch.scale)"
        }
        stage.putFingersDown()
        stage.screen.moveTouch(to: CGPoint(x: 265, y: 400), finger: 1)
        stage.screen.moveTouch(to: CGPoint(x: 385, y: 400), finger: 1)
        #expect(pinch.velocity == 0)
        stage.screen.moveTouch(to: CGPoint(x: 265, y: 400), finger: 1)
        #expect(stage.log.take() == ["began 1.0", "changed 2.0", "changed 0.5"])
        stage.screen.cancelTouches()
        #expect(stage.log.take() == ["cancelled 1.0"])
    }

    @Test func fingersThatTurnAreARotationClockwise() {
        let stage = Stage()
        let rotation = UIRotationGestureRecognizer()
        stage.add(rotation) { "\((rotation.rotation / .pi * 180).rounded())" }
        stage.putFingersDown()
        stage.screen.moveTouch(to: CGPoint(x: 245, y: 405), finger: 1)
        #expect(stage.log.take() == [])
        stage.screen.moveTouch(to: CGPoint(x: 145, y: 500), finger: 1)
        #expect(stage.log.take() == ["began 0.0"])
        stage.screen.moveTouch(to: CGPoint(x: 45, y: 400), finger: 1)
        #expect(stage.log.take() == ["changed 90.0"])
        #expect(abs(rotation.velocity - .pi / 2 * 60) < 0.001)
        stage.screen.moveTouch(to: CGPoint(x: 145, y: 300), finger: 1)
        stage.screen.moveTouch(to: CGPoint(x: 245, y: 400), finger: 1)
        stage.screen.moveTouch(to: CGPoint(x: 145, y: 300), finger: 1)
        #expect(stage.log.take() == ["changed 180.0", "changed 270.0", "changed 180.0"])
        rotation.rotation = 0
        #expect(rotation.velocity == 0)
        stage.screen.moveTouch(to: CGPoint(x: 245, y: 400), finger: 1)
        #expect(stage.log.take() == ["changed 90.0"])
        stage.screen.liftTouch(finger: 1)
        stage.screen.liftTouch()
        #expect(stage.log.take() == ["ended 90.0"])
    }

    @Test func aPinchPreventsARotationUnlessADelegateAllowsBoth() {
        for allows in [false, true] {
            let stage = Stage()
            let delegate = LoggedGestureDelegate(GestureLog())
            delegate.isSimultaneous = allows
            let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
            pinch.delegate = delegate
            stage.add(pinch) { "pinch" }
            stage.add(rotation) { "rotation" }
            stage.putFingersDown()
            stage.screen.moveTouch(to: CGPoint(x: 265, y: 400), finger: 1)
            stage.screen.moveTouch(to: CGPoint(x: 145, y: 520), finger: 1)
            let expected = ["began pinch", "changed pinch"] + (allows ? ["began rotation"] : [])
            #expect(stage.log.take() == expected)
        }
    }

    @Test func aThirdFingerChangesNothing() {
        let stage = Stage()
        let pinch = UIPinchGestureRecognizer()
        stage.add(pinch) { "\(pinch.scale)" }
        stage.putFingersDown()
        stage.screen.touchDown(at: CGPoint(x: 195, y: 600), finger: 2)
        stage.screen.moveTouch(to: CGPoint(x: 195, y: 700), finger: 2)
        #expect(stage.log.take() == [])
        stage.screen.moveTouch(to: CGPoint(x: 265, y: 400), finger: 1)
        stage.screen.moveTouch(to: CGPoint(x: 325, y: 400), finger: 1)
        #expect(stage.log.take() == ["began 1.0", "changed 1.5"])
        stage.screen.liftTouch(finger: 2)
        stage.screen.liftTouch(finger: 1)
        stage.screen.liftTouch()
        #expect(stage.log.take() == ["ended 1.5"])
    }

    @Test func oneFingerIsNoPinch() {
        let stage = Stage()
        let pinch = UIPinchGestureRecognizer()
        stage.add(pinch) { "\(pinch.scale)" }
        stage.screen.pan(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 300))
        #expect(stage.log.take() == [])
        #expect(pinch.state == .possible)
    }
}
