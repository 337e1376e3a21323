import HeadlessTools
import Testing
import UIKit

/// A keyboard whose upper edge is 508 points below that of the screen, over a list that a finger drags.
@MainActor
@Suite struct KeyboardDismissTests {
    @MainActor
    private final class Stage: NSObject, UITextFieldDelegate {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let controller = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        var mayEnd = true
        private var observers: [any NSObjectProtocol] = []
        private var told: [String] = []

        init(_ mode: UIScrollView.KeyboardDismissMode) {
            super.init()
            list.contentSize = CGSize(width: 390, height: 3000)
            list.keyboardDismissMode = mode
            field.delegate = self
            screen.show(controller)
            controller.view.addSubview(list)
            controller.view.addSubview(field)
            screen.frame()
            field.becomeFirstResponder()
            screen.frames(3)
            nonisolated(unsafe) let record: (Notification) -> Void = { [unowned self] in add($0) }
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ]
            observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { record($0) }
            }
        }

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }

        private func add(_ notification: Notification) {
            let name = notification.name.rawValue
                .replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(of: "Notification", with: "")
            let edges = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey].map {
                key in
                (notification.userInfo?[key] as? NSValue).map { "\($0.cgRectValue.minY)" } ?? ""
            }
            told.append("\(name) \(edges.joined(separator: " "))")
        }

        func take() -> [String] {
            defer { told = [] }
            return told
        }

        func finish() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        /// How much of the screen the keyboard covers.
        var covered: CGFloat { controller.view.keyboardLayoutGuide.layoutFrame.height }

        func finger(goesTo heights: CGFloat...) {
            for height in heights { screen.moveTouch(to: CGPoint(x: 195, y: height)) }
        }
    }

    /// Claim (What the headless UIKit has): "nothing is posted before the finger leaves"
    @Test func aKeyboardFollowsTheFingerAndIsPulledUpAgain() {
        let stage = Stage(.interactive)
        defer { stage.finish() }
        stage.screen.touchDown(at: CGPoint(x: 195, y: 400))
        stage.finger(goesTo: 450, 500)
        #expect(stage.covered == 336)
        stage.finger(goesTo: 558)
        #expect(stage.covered == 286)
        stage.finger(goesTo: 608)
        #expect(stage.covered == 236)
        stage.finger(goesTo: 588)
        #expect(stage.covered == 256)
        #expect(stage.take() == [])
        stage.screen.liftTouch()
        #expect(stage.covered == 336)
        #expect(stage.field.isFirstResponder)
        stage.screen.frames(3)
        #expect(stage.take() == ["WillChangeFrame 588.0 508.0", "DidChangeFrame 588.0 508.0"])
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
    func aKeyboardGoesWithAFingerThatLeavesDownwards(mode: UIScrollView.KeyboardDismissMode) {
        let stage = Stage(mode)
        defer { stage.finish() }
        stage.screen.touchDown(at: CGPoint(x: 195, y: 400))
        stage.finger(goesTo: 500, 558, 608)
        stage.screen.liftTouch()
        #expect(!stage.field.isFirstResponder)
        #expect(stage.covered == 34)
        stage.screen.frames(3)
        #expect(
            stage.take() == [
                "WillChangeFrame 608.0 844.0", "WillHide 608.0 844.0",
                "DidChangeFrame 608.0 844.0", "DidHide 608.0 844.0",
            ]
        )
    }

    @Test(arguments: [(600.0, true), (700, false)])
    func aFingerThatStandsStillLeavesTheKeyboardWhereItIsNearer(height: CGFloat, stays: Bool) {
        let stage = Stage(.interactive)
        defer { stage.finish() }
        stage.screen.touchDown(at: CGPoint(x: 195, y: 400))
        stage.finger(goesTo: 500, height)
        stage.screen.frames(10)
        stage.screen.liftTouch()
        #expect(stage.field.isFirstResponder == stays)
        #expect(stage.covered == (stays ? 336 : 34))
    }

    @Test func aFieldThatMayNotEndKeepsTheKeyboard() {
        let stage = Stage(.interactive)
        defer { stage.finish() }
        stage.mayEnd = false
        stage.screen.touchDown(at: CGPoint(x: 195, y: 400))
        stage.finger(goesTo: 500, 700)
        stage.screen.liftTouch()
        #expect(stage.field.isFirstResponder)
        #expect(stage.covered == 336)
    }

    @Test func paddingTakesTheKeyboardAlongEarlier() {
        let stage = Stage(.interactive)
        defer { stage.finish() }
        stage.controller.view.keyboardLayoutGuide.keyboardDismissPadding = 50
        stage.screen.touchDown(at: CGPoint(x: 195, y: 400))
        stage.finger(goesTo: 450)
        #expect(stage.covered == 336)
        stage.finger(goesTo: 508)
        #expect(stage.covered == 286)
        stage.screen.cancelTouches()
        #expect(stage.covered == 336)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
    func aDragSendsTheKeyboardAwayWhenItBegins(mode: UIScrollView.KeyboardDismissMode) {
        let stage = Stage(mode)
        defer { stage.finish() }
        stage.screen.touchDown(at: CGPoint(x: 195, y: 400))
        stage.finger(goesTo: 395)
        #expect(stage.take() == [])
        stage.finger(goesTo: 380)
        #expect(stage.take() == ["WillChangeFrame 508.0 844.0", "WillHide 508.0 844.0"])
        #expect(!stage.field.isFirstResponder)
    }

    @Test func aListThatDoesNotDismissLeavesTheKeyboard() {
        let stage = Stage(.none)
        defer { stage.finish() }
        stage.screen.touchDown(at: CGPoint(x: 195, y: 400))
        stage.finger(goesTo: 500, 700)
        stage.screen.liftTouch()
        #expect(stage.covered == 336)
        #expect(stage.take() == [])
    }
}
