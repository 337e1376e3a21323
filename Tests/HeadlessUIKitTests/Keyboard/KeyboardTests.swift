import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct KeyboardTests {
    @MainActor
    private final class Stage {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))

        init() {
            screen.show(controller)
            controller.view.addSubview(field)
            screen.frame()
        }
    }

    @Test func theKeyboardIsToldWithItsFrames() throws {
        let stage = Stage()
        var told: [String] = []
        var frames: [CGRect] = []
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        nonisolated(unsafe) var record: (Notification) -> Void = { _ in }
        record = { notification in
            told.append(notification.name.rawValue)
            let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
            if let rect = value as? CGRect, (value as? NSValue)?.cgRectValue == rect { frames.append(rect) }
        }
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { record($0) }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

        stage.field.becomeFirstResponder()
        #expect(told == ["UIKeyboardWillShowNotification"])
        stage.screen.frames(2)
        let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        stage.controller.view.addSubview(other)
        other.becomeFirstResponder()
        #expect(told == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
        stage.controller.view.endEditing(true)
        stage.screen.frames(2)
        #expect(told.suffix(2) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
        let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
        let hidden = CGRect(x: 0, y: 844, width: 390, height: 0)
        #expect(frames == [shown, shown, hidden, hidden])
    }

    @Test func theGuideFollowsTheKeyboard() throws {
        let stage = Stage()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let view = try #require(stage.controller.view)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        stage.screen.frame()
        #expect(bar.frame == CGRect(x: 0, y: 760, width: 390, height: 50))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        stage.field.becomeFirstResponder()
        stage.screen.frame()
        #expect(bar.frame.maxY == 508)
        stage.field.resignFirstResponder()
        stage.screen.frame()
        #expect(bar.frame.maxY == 810)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        stage.screen.frame()
        #expect(bar.frame.maxY == 844)
    }

    @Test func anAccessoryMakesTheKeyboardTaller() {
        let stage = Stage()
        stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        stage.field.becomeFirstResponder()
        #expect(stage.controller.view.keyboardLayoutGuide.layoutFrame.height == 380)
        stage.field.resignFirstResponder()
        stage.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        stage.field.becomeFirstResponder()
        #expect(stage.controller.view.keyboardLayoutGuide.layoutFrame.height == 278)
    }
}
