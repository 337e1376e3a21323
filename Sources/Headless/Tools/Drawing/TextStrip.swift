import UIKit

/// Words that follow each other on a line in one direction, written as one text: a viewer whose font has other widths
/// keeps the spaces between them even.
struct TextStrip {
    /// That of the first word that is read.
    let style: TextStyle
    /// In the order in which they are read.
    private var spans: [(style: TextStyle, text: String)] = []
    private let isRightToLeft: Bool
    private let alignment: NSTextAlignment
    /// In points from the corner of the text.
    private let left: CGFloat
    private let width: CGFloat
    private let baseline: CGFloat

    /// - Parameters:
    ///   - words: From left to right; at least one.
    ///   - styleOf: How a word is written.
    ///   - alignment: The side that stays where it is.
    @MainActor
    init(
        _ words: ArraySlice<TextFragment>,
        style styleOf: (TextFragment) -> TextStyle,
        alignment: NSTextAlignment
    ) {
        let (first, last) = (words[words.startIndex], words[words.endIndex - 1])
        left = first.x
        width = last.x + last.width - first.x
        baseline = first.baseline
        isRightToLeft = first.text.isRightToLeftOnly
        self.alignment = alignment
        let order = isRightToLeft ? Array(words.reversed()) : Array(words)
        style = styleOf(order[0])
        var previous: TextFragment?
        for word in order {
            let space = previous.map { max(word.x, $0.x) - min(word.x + word.width, $0.x + $0.width) } ?? 0
            add((space > 0.01 ? " " : "") + word.text, in: styleOf(word))
            previous = word
        }
    }

    private mutating func add(_ text: String, in style: TextStyle) {
        if let last = spans.last, last.style == style {
            spans[spans.count - 1].text += text
        } else {
            spans.append((style, text))
        }
    }

    /// The text; nothing if it cannot be seen.
    ///
    /// It is stretched or pressed to its measured width. A viewer that does not do so keeps the side to which the line is
    /// aligned.
    func elements(at origin: CGPoint) -> [SVGElement] {
        guard spans.contains(where: { $0.style.color.isVisible && $0.text.hasInk }) else { return [] }
        let x: CGFloat =
            switch alignment {
            case .center: left + width / 2
            case .right: left + width
            default: left
            }
        var text = SVGElement("text", ["x": .number(origin.x + x), "y": .number(origin.y + baseline)])
        if width > 0 {
            text.set("textLength", .number(width))
            text.set("lengthAdjust", "spacingAndGlyphs")
        }
        // In this direction punctuation at the ends stands on its side, and a text ends at its left.
        if isRightToLeft { text.set("direction", "rtl") }
        if alignment == .center {
            text.set("text-anchor", "middle")
        } else if (alignment == .right) != isRightToLeft {
            text.set("text-anchor", "end")
        }
        if spans.count == 1 {
            text.text = spans[0].text
        } else {
            text.children = spans.map { $0.style.span($0.text, in: style) }
        }
        return [text]
    }
}

extension String {
    /// Whether there is anything to see.
    fileprivate var hasInk: Bool {
        unicodeScalars.contains { !$0.isInvisibleControl }
    }

    /// Whether there are letters, and all are written from right to left.
    var isRightToLeftOnly: Bool {
        var hasLetter = false
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0660...0x0669, 0x06F0...0x06F9: return false
            case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF: hasLetter = true
            default: if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return false }
            }
        }
        return hasLetter
    }
}
