import HeadlessTools
import Testing
import UIKit

@MainActor
struct ControlTests {
    @Test
    func aSwitchHasOneSize() {
        let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
        #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
        #expect(!toggle.isOn)
        toggle.setOn(true, animated: true)
        #expect(toggle.isOn)
    }

    @Test
    func actionsAreCalledForTheirEvents() {
        let toggle = UISwitch()
        var calls: [String] = []
        let action = UIAction { action in calls.append("value \((action.sender as? UISwitch)?.isOn ?? false)") }
        toggle.addAction(action, for: .valueChanged)
        toggle.addAction(UIAction { _ in calls.append("touch") }, for: [.touchUpInside, .touchDown])
        toggle.isOn = true
        #expect(calls.isEmpty)
        toggle.sendActions(for: .valueChanged)
        toggle.sendActions(for: .touchDown)
        #expect(calls == ["value true", "touch"])
        #expect(toggle.allControlEvents == [.valueChanged, .touchUpInside, .touchDown])
        toggle.removeAction(action, for: .allEvents)
        toggle.sendActions(for: .valueChanged)
        #expect(calls.count == 2 && action.sender == nil)
    }

    @Test
    func theStateIsMadeOfThree() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isEnabled = false
        control.isHighlighted = true
        #expect(control.state == [.selected, .disabled, .highlighted])
    }

    @Test
    func aButtonIsAsLargeAsItsTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        let label = try #require(button.titleLabel)
        let title = label.sizeThatFits(.zero)
        #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
        button.frame = CGRect(x: 0, y: 0, width: 101, height: 44)
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        #expect(label.frame.maxX.isClose(to: 101))
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(label.frame.minX == 0)
    }

    @Test
    func aButtonShowsWhatItsStateSays() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.setTitle("Sent", for: .disabled)
        #expect(button.currentTitle == "Send" && button.currentTitleColor == .systemBlue)
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Sent" && button.titleLabel?.textColor == .tertiaryLabel)
        #expect(button.title(for: .selected) == "Send")
    }

    @Test
    func aPrimaryActionNamesItsButton() {
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.sendActions(for: .primaryActionTriggered)
        #expect(button.currentTitle == "Go" && taps == 1)
    }

    @Test
    func aMenuKnowsWhatIsOn() {
        let on = UIAction(title: "On", state: .on) { _ in }
        let menu = UIMenu(title: "Menu", children: [UIAction(title: "Off") { _ in }, on])
        #expect(menu.selectedElements == [on] && menu.title == "Menu")
    }

    @Test
    func aMenuKnowsWhatIsOnInItsSubmenus() {
        let inner = UIAction(title: "Inner", state: .on) { _ in }
        let outer = UIAction(title: "Outer", state: .on) { _ in }
        let submenu = UIMenu(title: "Submenu", subtitle: "Below", children: [inner])
        let menu = UIMenu(children: [submenu, outer])
        #expect(menu.selectedElements == [inner, outer])
        #expect(menu.children.map(\.subtitle) == ["Below", nil])
    }

    @Test
    func aSwitchIsDrawnOnAndOff() {
        let toggle = UISwitch()
        #expect(
            drawnLines(toggle).contains(
                ##"<rect width="51" height="31" rx="15.5" fill="#787880" fill-opacity=".16"/>"##
            )
        )
        #expect(
            drawnLines(toggle).contains {
                $0.hasPrefix(##"<rect x="2" y="2" width="27" height="27" rx="13.5" fill="#fff""##)
            }
        )
        toggle.isOn = true
        #expect(drawnLines(toggle).contains(##"<rect width="51" height="31" rx="15.5" fill="#34c759"/>"##))
        #expect(drawnLines(toggle).contains { $0.hasPrefix(##"<rect x="22" y="2" width="27" height="27""##) })
        toggle.semanticContentAttribute = .forceRightToLeft
        #expect(drawnLines(toggle).contains { $0.hasPrefix(##"<rect x="2" y="2" width="27" height="27""##) })
    }
}
