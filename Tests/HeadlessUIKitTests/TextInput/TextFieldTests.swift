import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct TextFieldTests {
    private final class Listener: NSObject, UITextFieldDelegate {
        var told: [String] = []
        var allowsEnd = true
        var allowed = CharacterSet.alphanumerics

        func textFieldDidBeginEditing(_ textField: UITextField) { told.append("begin") }

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }

        func textFieldDidEndEditing(_ textField: UITextField) { told.append("end") }

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            told.append("\(range.location)+\(range.length) \(string)")
            return string.unicodeScalars.allSatisfy(allowed.contains)
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    @MainActor
    private final class Stage {
        let screen = HeadlessScreen()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let listener = Listener()

        init() {
            let view = UIView()
            screen.show(view)
            view.addSubview(field)
            field.delegate = listener
        }
    }

    @Test func typingAsksTheDelegateForEachPiece() {
        let stage = Stage()
        var changes = 0
        stage.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(!stage.screen.typeText("a"))
        stage.screen.tap(stage.field)
        #expect(stage.field.isEditing && stage.field.isFirstResponder)
        #expect(stage.screen.typeText("a!b"))
        stage.screen.pressDelete()
        #expect(stage.field.text == "a")
        #expect(changes == 3)
        #expect(stage.listener.told == ["begin", "0+0 a", "1+0 !", "1+0 b", "1+1 "])
        stage.screen.typeText("\n")
        #expect(!stage.field.isEditing)
        #expect(stage.listener.told.last == "end")
    }

    @Test func aDelegateMayHoldTheField() {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        stage.listener.allowsEnd = false
        #expect(!stage.field.resignFirstResponder())
        #expect(stage.field.isFirstResponder)
    }

    @Test func textThatIsSetTellsNobody() {
        let stage = Stage()
        var changes = 0
        stage.field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
        stage.field.text = "set"
        stage.field.text = nil
        #expect(stage.field.text == "")
        #expect(changes == 0 && stage.listener.told.isEmpty)
    }

    @Test func anEmojiIsDeletedAsOne() {
        let stage = Stage()
        stage.field.text = "a👨‍👩‍👧"
        stage.field.becomeFirstResponder()
        stage.screen.pressDelete()
        #expect(stage.field.text == "a")
    }

    @Test func theSizeIsALineWithRoomForTheBorder() {
        let stage = Stage()
        #expect(stage.field.intrinsicContentSize.height == 22)
        stage.field.borderStyle = .roundedRect
        #expect(stage.field.intrinsicContentSize.height == 34)
        let empty = stage.field.intrinsicContentSize.width
        stage.field.placeholder = "A longer hint"
        #expect(stage.field.intrinsicContentSize.width > empty)
    }

    @Test func theTextMakesRoomForWhatLiesBesideIt() {
        let stage = Stage()
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        stage.field.leftView = icon
        #expect(stage.field.textRect(forBounds: stage.field.bounds) == stage.field.bounds)
        stage.field.leftViewMode = .always
        #expect(stage.field.textRect(forBounds: stage.field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 34))
        stage.field.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        stage.field.clearButtonMode = .whileEditing
        stage.field.text = "x"
        #expect(stage.field.textRect(forBounds: stage.field.bounds).width == 170)
        stage.field.becomeFirstResponder()
        #expect(stage.field.textRect(forBounds: stage.field.bounds).width == 146)
        stage.screen.frame()
        stage.screen.tap(CGPoint(x: 20 + 200 - 10, y: 117))
        #expect(stage.field.text == "")
    }

    @Test func theHintIsDrawnUntilSomethingIsTyped() {
        let stage = Stage()
        stage.field.placeholder = "Name"
        #expect(SVGPicture(of: stage.field).text.contains(">Name</text>"))
        stage.field.text = "Ada"
        #expect(SVGPicture(of: stage.field).text.contains(">Ada</text>"))
        #expect(!SVGPicture(of: stage.field).text.contains("Name"))
        stage.field.isSecureTextEntry = true
        #expect(SVGPicture(of: stage.field).text.contains(">•••</text>"))
    }
}
