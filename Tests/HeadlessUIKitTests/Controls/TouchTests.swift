import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct TouchTests {
    private final class Recorder: UIControl {
        var calls: [String] = []
        var begins = true
        var goesOn = true
        var touch: UITouch?

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin \(touch.location(in: self).y) \(touch.location(in: nil).y)")
            return begins
        }

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue \(touch.previousLocation(in: self).y) \(touch.location(in: self).y)")
            return goesOn
        }

        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            calls.append("end")
            self.touch = touch
        }

        override func cancelTracking(with event: UIEvent?) {
            calls.append("cancel")
        }
    }

    private let screen = HeadlessScreen()

    private func makeControl() -> Recorder {
        let control = Recorder(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        screen.show(control)
        control.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragInside, "inside"),
            (.touchDragEnter, "enter"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchCancel, "cancelled"),
        ] {
            control.addAction(UIAction { [weak control] _ in control?.calls.append(name) }, for: event)
        }
        return control
    }

    @Test func aControlTracksTheFinger() {
        let control = makeControl()
        screen.touchDown(control, at: CGPoint(x: 10, y: 10))
        #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
        screen.move(control, to: CGPoint(x: 10, y: 20))
        screen.move(control, to: CGPoint(x: 10, y: 80))
        #expect(!control.isHighlighted && !control.isTouchInside)
        screen.move(control, to: CGPoint(x: 10, y: 30))
        screen.lift(control)
        #expect(!control.isTracking && !control.isHighlighted)
        let calls = [
            "begin 10.0 110.0", "down", "continue 10.0 20.0", "inside", "continue 20.0 80.0", "exit",
            "continue 80.0 30.0", "enter", "end", "up inside",
        ]
        #expect(control.calls == calls)
    }

    @Test func aTouchMayEndOutsideOrBeCancelled() {
        let control = makeControl()
        screen.touchDown(control, at: .zero)
        screen.move(control, to: CGPoint(x: 10, y: 80))
        control.calls = []
        screen.lift(control)
        #expect(control.calls == ["end", "up outside"])
        screen.touchDown(control, at: .zero)
        control.calls = []
        screen.cancelTouch(of: control)
        #expect(control.calls == ["cancel", "cancelled"])
    }

    @Test func aControlMayDeclineATouch() {
        let control = makeControl()
        control.begins = false
        screen.tap(control)
        #expect(control.calls == ["begin 25.0 125.0"])
        control.begins = true
        control.goesOn = false
        screen.touchDown(control, at: .zero)
        screen.move(control, to: CGPoint(x: 1, y: 1))
        #expect(!control.isTracking && !control.isHighlighted)
        control.calls = []
        control.isEnabled = false
        screen.tap(CGPoint(x: 25, y: 125))
        #expect(control.calls.isEmpty)
    }

    @Test func aTouchKnowsItsViewAndWindowWhenTheyHaveParted() throws {
        let control = makeControl()
        let window = try #require(control.window)
        screen.tap(control)
        let touch = try #require(control.touch)
        control.touch = nil
        control.removeFromSuperview()
        #expect(touch.view === control)
        #expect(touch.window === window)
        #expect(touch.phase == .ended)
    }
}
