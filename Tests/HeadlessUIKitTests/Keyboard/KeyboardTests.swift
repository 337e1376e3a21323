import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct KeyboardTests {
    private let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
    private let controller = UIViewController()
    private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))

    init() {
        screen.show(controller)
        controller.view.addSubview(field)
        screen.frame()
    }

    @Test func theKeyboardIsToldWithItsFrames() throws {
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

        field.becomeFirstResponder()
        #expect(told == ["UIKeyboardWillShowNotification"])
        screen.frames(2)
        let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        controller.view.addSubview(other)
        other.becomeFirstResponder()
        #expect(told == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
        controller.view.endEditing(true)
        screen.frames(2)
        #expect(told.suffix(2) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
        let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
        let hidden = CGRect(x: 0, y: 844, width: 390, height: 0)
        #expect(frames == [shown, shown, hidden, hidden])
    }

    @Test func theGuideFollowsTheKeyboard() throws {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let view = try #require(controller.view)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        screen.frame()
        #expect(bar.frame == CGRect(x: 0, y: 844 - 34 - 50, width: 390, height: 50))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        field.becomeFirstResponder()
        screen.frame()
        #expect(bar.frame.maxY == 844 - 336)
        field.resignFirstResponder()
        screen.frame()
        #expect(bar.frame.maxY == 810)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        screen.frame()
        #expect(bar.frame.maxY == 844)
    }

    @Test func anAccessoryMakesTheKeyboardTaller() {
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        field.becomeFirstResponder()
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 380)
        field.resignFirstResponder()
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        field.becomeFirstResponder()
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 44 + 200 + 34)
    }
}
