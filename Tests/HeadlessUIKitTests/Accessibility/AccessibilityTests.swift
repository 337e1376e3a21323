import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct AccessibilityTests {
    @Test func whatIsPostedIsKeptForTheTest() {
        let screen = HeadlessScreen()
        _ = screen.takeAnnouncements()
        UIAccessibility.post(notification: .announcement, argument: "Loaded")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .screenChanged, argument: "List")
        #expect(screen.takeAnnouncements() == ["Loaded", "List"])
        #expect(screen.takeAnnouncements() == [])
    }

    @Test func voiceOverIsToldWhenItChanges() {
        let screen = HeadlessScreen()
        var changes = 0
        nonisolated(unsafe) let count = { changes += 1 }
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in count() }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(!UIAccessibility.isVoiceOverRunning)
        screen.isVoiceOverRunning = true
        screen.isVoiceOverRunning = true
        #expect(UIAccessibility.isVoiceOverRunning)
        screen.isVoiceOverRunning = false
        #expect(changes == 2)
    }

    @Test func settingsFollowTheTraits() {
        let screen = HeadlessScreen()
        #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
        screen.set { $0.legibilityWeight = .bold }
        #expect(UIAccessibility.isBoldTextEnabled)
        screen.set { $0.accessibilityContrast = .high }
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test func aViewHasActionsOfItsOwn() {
        let view = UIView()
        #expect(view.accessibilityCustomActions == nil)
        var done = 0
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { action in
                done += action.name == "Archive" ? 1 : 100
                return true
            }
        ]
        let action = view.accessibilityCustomActions?.first
        #expect(action.flatMap { $0.actionHandler?($0) } == true)
        #expect(done == 1)
        #expect(!view.accessibilityActivate())
    }
}
