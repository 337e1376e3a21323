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

    private let screen = HeadlessScreen()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    private let listener = Listener()

    init() {
        let view = UIView()
        screen.show(view)
        view.addSubview(field)
        field.delegate = listener
    }

    @Test func typingAsksTheDelegateForEachPiece() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(!screen.typeText("a"))
        screen.tap(field)
        #expect(field.isEditing && field.isFirstResponder)
        #expect(screen.typeText("a!b"))
        screen.pressDelete()
        #expect(field.text == "a")
        #expect(changes == 3)
        #expect(listener.told == ["begin", "0+0 a", "1+0 !", "1+0 b", "1+1 "])
        screen.typeText("\n")
        #expect(!field.isEditing)
        #expect(listener.told.last == "end")
    }

    @Test func aDelegateMayHoldTheField() {
        field.becomeFirstResponder()
        listener.allowsEnd = false
        #expect(!field.resignFirstResponder())
        #expect(field.isFirstResponder)
    }

    @Test func textThatIsSetTellsNobody() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
        field.text = "set"
        field.text = nil
        #expect(field.text == "")
        #expect(changes == 0 && listener.told.isEmpty)
    }

    @Test func anEmojiIsDeletedAsOne() {
        field.text = "a👨‍👩‍👧"
        field.becomeFirstResponder()
        screen.pressDelete()
        #expect(field.text == "a")
    }

    @Test func theSizeIsALineWithRoomForTheBorder() {
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        let empty = field.intrinsicContentSize.width
        field.placeholder = "A longer hint"
        #expect(field.intrinsicContentSize.width > empty)
    }

    @Test func theTextMakesRoomForWhatLiesBesideIt() {
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = icon
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 34))
        field.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        field.clearButtonMode = .whileEditing
        field.text = "x"
        #expect(field.textRect(forBounds: field.bounds).width == 170)
        field.becomeFirstResponder()
        #expect(field.textRect(forBounds: field.bounds).width == 146)
        screen.frame()
        screen.tap(CGPoint(x: 20 + 200 - 10, y: 117))
        #expect(field.text == "")
    }

    @Test func theHintIsDrawnUntilSomethingIsTyped() {
        field.placeholder = "Name"
        #expect(SVGPicture(of: field).text.contains(">Name</text>"))
        field.text = "Ada"
        #expect(SVGPicture(of: field).text.contains(">Ada</text>"))
        #expect(!SVGPicture(of: field).text.contains("Name"))
        field.isSecureTextEntry = true
        #expect(SVGPicture(of: field).text.contains(">•••</text>"))
    }
}
