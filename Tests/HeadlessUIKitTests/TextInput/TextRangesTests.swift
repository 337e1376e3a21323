import HeadlessTools
import Testing
import UIKit

/// From iOS 26 on, fields ask for several ranges at once.
@MainActor
@Suite struct TextRangesTests {
    private final class Old: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var told: [String] = []

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            told.append("field \(range.location) \(range.length) \(string)")
            return string != "x"
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            told.append("view \(range.location) \(range.length) \(text)")
            return text != "x"
        }

        func searchBar(
            _ searchBar: UISearchBar,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            told.append("bar \(range.location) \(range.length) \(text)")
            return text != "x"
        }
    }

    private final class New: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var told: [String] = []

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersInRanges ranges: [NSValue],
            replacementString string: String
        ) -> Bool {
            told.append("field \(ranges.map(\.rangeValue.location)) \(string)")
            return string != "x"
        }

        func textView(
            _ textView: UITextView,
            shouldChangeTextInRanges ranges: [NSValue],
            replacementText text: String
        ) -> Bool {
            told.append("view \(ranges.map(\.rangeValue.location)) \(text)")
            return text != "x"
        }

        func searchBar(
            _ searchBar: UISearchBar,
            shouldChangeTextInRanges ranges: [NSValue],
            replacementText: String
        ) -> Bool {
            told.append("bar \(ranges.map(\.rangeValue.location)) \(replacementText)")
            return replacementText != "x"
        }
    }

    /// Types "a" and "x" into a field, a text view and a search bar, and returns their texts.
    private func type(_ delegate: any UITextFieldDelegate & UITextViewDelegate & UISearchBarDelegate) -> [String?] {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
        let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
        field.delegate = delegate
        view.delegate = delegate
        bar.delegate = delegate
        let stack = UIStackView(arrangedSubviews: [field, view, bar])
        stack.axis = .vertical
        screen.show(stack)
        screen.frame()
        for responder in [field, view, bar] as [UIResponder] {
            responder.becomeFirstResponder()
            screen.typeText("a")
            screen.typeText("x")
        }
        return [field.text, view.text, bar.text]
    }

    @Test(arguments: [18, 26])
    func delegatesOfBeforeAreAsked(_ version: Int) {
        let old = Old()
        let texts = SystemVersion.$major.withValue(version) { type(old) }
        #expect(texts == ["a", "a", "a"])
        #expect(old.told == ["field 0 0 a", "field 1 0 x", "view 0 0 a", "view 1 0 x", "bar 0 0 a", "bar 1 0 x"])
    }

    @Test func delegatesOfNowAreAskedFromIOS26On() {
        let new = New()
        #expect(SystemVersion.$major.withValue(26) { type(new) } == ["a", "a", "a"])
        #expect(new.told == ["field [0] a", "field [1] x", "view [0] a", "view [1] x", "bar [0] a", "bar [1] x"])
        new.told = []
        #expect(SystemVersion.$major.withValue(18) { type(new) } == ["ax", "ax", "ax"])
        #expect(new.told == [])
    }
}
