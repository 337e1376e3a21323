import Foundation

/// A text with the place at which more is typed. Offsets count UTF-16 units, as `NSRange` does.
struct TypedText {
    var string = "" {
        didSet { selection = NSRange(location: length, length: 0) }
    }

    var selection = NSRange(location: 0, length: 0) {
        didSet {
            let start = min(max(selection.location, 0), length)
            selection = NSRange(location: start, length: min(max(selection.length, 0), length - start))
        }
    }

    var length: Int { (string as NSString).length }

    /// What a backspace takes away: the selection, or the character before it.
    var rangeBeforeCursor: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }

    mutating func replace(_ range: NSRange, by text: String) {
        let start = range.location
        string = (string as NSString).replacingCharacters(in: range, with: text)
        selection = NSRange(location: start + (text as NSString).length, length: 0)
    }
}
