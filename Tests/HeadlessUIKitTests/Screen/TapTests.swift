import HeadlessTools
import Testing
import UIKit

/// A tap is a finger that goes down in the middle of a view and up again, whatever the view is and whatever its type is
/// known as.
@MainActor
@Suite final class TapTests {
    /// Made in a test itself: another one may take the screen between the making of the suite and the test.
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600))
    private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let toggle = UISwitch(frame: CGRect(x: 20, y: 30, width: 0, height: 0))

    isolated deinit {}

    /// Shows the switch.
    private func show() {
        screen.show(panel)
        panel.addSubview(toggle)
    }

    /// What is said of a tap that reaches nothing.
    private func complaint(_ view: UIView) -> String? {
        catchingUIKitExceptions { #expect(screen.tap(view) == nil) }.first?.reason
    }

    private static let name = "UISwitch at (20.0, 30.0), 51.0 × 31.0 cannot be tapped: "

    @Test func aSwitchChangesAndTellsSo() {
        show()
        var events: [String] = []
        toggle.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        toggle.addAction(UIAction { [toggle] _ in events.append("value \(toggle.isOn)") }, for: .valueChanged)
        #expect(screen.tap(toggle) === toggle)
        #expect(events == ["down", "value true"])
        let view: UIView = toggle
        #expect(screen.tap(view) === toggle)
        #expect(events == ["down", "value true", "down", "value false"])
    }

    @Test func aFingerThatIsLiftedOnASwitchChangesItToo() {
        show()
        screen.touchDown(toggle, at: CGPoint(x: 10, y: 10))
        screen.lift(toggle)
        #expect(toggle.isOn)
        screen.touchDown(toggle, at: CGPoint(x: 10, y: 10))
        screen.move(toggle, to: CGPoint(x: 10, y: 200))
        screen.lift(toggle)
        #expect(toggle.isOn)
    }

    @Test func aButtonIsTrackedAndFires() {
        show()
        final class Button: UIButton {
            var calls: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                let place = touch.location(in: self)
                calls.append("begin \(place.x) \(place.y)")
                return true
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        }
        let button = Button(frame: CGRect(x: 0, y: 100, width: 60, height: 40))
        button.addAction(UIAction { [button] _ in button.calls.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { [button] _ in button.calls.append("primary") }, for: .primaryActionTriggered)
        panel.addSubview(button)
        screen.tap(button)
        #expect(button.calls == ["begin 30.0 20.0", "end", "up", "primary"])
    }

    @Test func whatTakesNoTouchesPassesThemToWhatItLiesIn() {
        show()
        let control = UIControl(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
        let label = UILabel(frame: control.bounds)
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        control.addSubview(label)
        panel.addSubview(control)
        #expect(screen.tap(label) === control)
        #expect(taps == 1)
    }

    @Test func whatIsHiddenOrDisabledSaysSo() {
        show()
        toggle.isHidden = true
        #expect(complaint(toggle) == Self.name + "it is hidden")
        toggle.isHidden = false
        panel.alpha = 0
        #expect(complaint(toggle) == Self.name + "UIView at (0.0, 0.0), 300.0 × 600.0 around it is transparent")
        panel.alpha = 1
        toggle.isUserInteractionEnabled = false
        #expect(complaint(toggle) == Self.name + "it has user interaction disabled")
        toggle.isUserInteractionEnabled = true
        toggle.isEnabled = false
        #expect(complaint(toggle) == Self.name + "it is disabled")
        toggle.isEnabled = true
        #expect(screen.tap(toggle) === toggle)
    }

    @Test func whatIsOutOfReachSaysWhy() {
        show()
        let cover = UIScrollView(frame: CGRect(x: 40, y: 0, width: 20, height: 300))
        panel.addSubview(cover)
        #expect(complaint(toggle) == Self.name + "it is covered by UIScrollView at (40.0, 0.0), 20.0 × 300.0")
        cover.removeFromSuperview()
        panel.frame.size.height = 40
        panel.autoresizingMask = []
        let reason = "its middle is outside of the bounds of UIView at (0.0, 0.0), 300.0 × 40.0"
        #expect(complaint(toggle) == Self.name + reason)
        panel.frame.size.height = 600
        toggle.frame.origin.y = 700
        let name = "UISwitch at (20.0, 700.0), 51.0 × 31.0 cannot be tapped: "
        #expect(complaint(toggle) == name + "its middle, (45.5, 715.5), is outside of the screen")
        toggle.removeFromSuperview()
        #expect(complaint(toggle)?.hasSuffix("it is not on the screen") == true)
        #expect(!toggle.isOn)
    }
}
